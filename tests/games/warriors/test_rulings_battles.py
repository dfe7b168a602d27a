"""The rulings about battles, charges, mercenaries and dragons (docs/warriors/RULES.md, section 14)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.reasons import Reason
from tests.games.warriors.scene import scene


def test_RW_16_whoever_can_attack_must_be_it_a_dragon() -> None:
    table = scene(a="goblins 1-0-0; S1", b="dragon; elves 2-0-0")
    assert table.legal() == ["attack a.goblins dragon1"]
    refused = table.refused("end")
    assert (refused.reason, refused.figures["target"]) == (Reason.MUST_ATTACK, "dragon1")


def test_RW_16_whether_one_can_is_judged_after_the_card_window() -> None:
    table = scene(a="goblins 1-0-0; catapult; S1", b="goblins 1-0-0+W")
    table.do("fire b.goblins.wizard", die=4)
    assert table.asked == ["a attack"]
    table = scene(a="goblins 1-0-0; S1", b="goblins 1-0-0; catapult; elves 1-0-0")
    table.do("fire a.goblins.infantry", die=6)
    assert table.told(e.CardUnused)


def test_RW_17_nobody_attacks_himself() -> None:
    table = scene(a="goblins 1-0-0; dwarves 1-0-0; dragon; S1; D15", b="goblins 3-0-0")
    assert table.reason("attack a.goblins a.dwarves") is Reason.OWN_TARGET
    assert table.reason("attack a.goblins dragon1") is Reason.OWN_TARGET


def test_RW_18_the_side_stays_for_the_card_and_the_target_for_the_battle() -> None:
    table = scene(a="goblins 3-0-0; dwarves 2-0-0; S1", b="goblins 3-0-0; dwarves 2-0-0")
    table.do("attack a.goblins b.goblins", red="111", black="11")
    assert table.asked == ["a go_on"]
    assert table.reason("attack a.dwarves b.dwarves") is Reason.FACTION_FIXED
    assert table.reason("attack a.goblins b.dwarves") is Reason.TARGET_FIXED


def test_RW_19_without_a_shield_the_battle_is_over_and_no_charge_is_possible() -> None:
    table = scene(a="goblins 1-0-2; S3", b="goblins 3-0-0; dwarves 2-0-0")
    table.do("attack a.goblins b.goblins", red="1", black="66")
    table.do("lose a.goblins.infantry")
    assert table.told(e.CardDone) == [e.CardDone(0, "S3", "no_shield")]


def test_RW_19_with_a_shield_on_the_card_archers_fight_on() -> None:
    table = scene(a="goblins 1-2-0; S1", b="goblins 3-0-0")
    table.do("attack a.goblins b.goblins", red="11", black="66")
    table.do("lose a.goblins.infantry")
    assert table.faction("a.goblins") == "0-1-0"
    assert "again" in table.legal()


def test_RW_20_the_loser_picks_the_card_from_the_faction_that_fought() -> None:
    table = scene(a="goblins 2-0-0; S1", b="goblins 1-1-1; elves 3-0-0")
    table.do("attack a.goblins b.goblins", red="666", black="1")
    assert table.asked == ["b loss"]
    assert table.legal() == ["lose b.goblins.infantry", "lose b.goblins.archer", "lose b.goblins.cavalry"]
    assert table.reason("lose b.elves.infantry") is Reason.LOSS_OTHER_FACTION
    table.do("lose b.goblins.archer")
    assert table.reason("lose b.goblins.archer", "b") is not None
    assert table.pile("a") == {"goblins.archer": 1}


def test_RW_21_both_comparisons_are_read_before_any_card_moves() -> None:
    table = scene(a="goblins 1-0-0; S1", b="goblins 2-0-0")
    table.do("attack a.goblins b.goblins", red="61", black="62")
    # The defender wins both; the second loser has nothing left to give.
    assert [event.winner for event in table.told(e.Compared)] == [1, 1]
    assert table.told(e.NothingToLose) == [e.NothingToLose(0, "a.goblins")]
    told = [type(event) for event in table.events]
    assert told.index(e.CardLost) > len(told) - 1 - told[::-1].index(e.Compared)


def test_RW_22_dice_are_counted_when_thrown_and_bows_when_the_window_has_closed() -> None:
    table = scene(a="goblins 3-1-0; S5", b="goblins 2-0-0; catapult 2", c="elves 1-0-0")
    table.do("pass", "b")
    table.do("attack a.goblins b.goblins")
    table.do("pass", "b", red="655", black="65")
    table.do("fire a.goblins.infantry", "b", die=6)
    table.do("pass", "b")
    thrown = table.told(e.DiceThrown)[0]
    assert len(thrown.red) == 3
    assert table.told(e.BowsCounted)[0].red == 1


def test_RW_23_a_choice_with_one_outcome_is_made_by_the_program_but_an_attack_is_declared() -> None:
    table = scene(a="goblins 1-0-0; S1", b="goblins 1-0-0")
    assert table.legal() == ["attack a.goblins b.goblins"]
    assert table.asked == ["a attack"]
    table.do("attack a.goblins b.goblins", red="66", black="1")
    assert table.told(e.CardLost)[0].card == "goblins.infantry"
    assert table.told(e.CardDone)[0].why == "no_target"


def test_RW_24_every_charge_needs_a_horse() -> None:
    table = scene(a="goblins 4-0-1; S1", b="goblins 2-0-0; dwarves 2-0-0", c="dwarves 2-0-0")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    table.do("charge infantry b.dwarves", red="111", black="65")
    table.do("lose a.goblins.cavalry")
    assert table.reason("charge infantry c.dwarves") is Reason.CHARGE_NO_HORSE


def test_RW_24_a_horse_that_is_lost_does_not_stop_the_charge_under_way() -> None:
    table = scene(a="goblins 4-0-1; S1", b="goblins 2-0-0; dwarves 2-0-0", c="catapult; elves 1-0-0")
    table.do("pass", "c")
    table.do("attack a.goblins b.goblins")
    table.do("pass", "c", red="666", black="11")
    table.do("pass", "c")
    table.do("pass", "c")
    table.do("charge infantry b.dwarves")
    table.do("fire a.goblins.cavalry", "c", die=6, red="666", black="11")
    assert len(table.told(e.DiceThrown)) == 2


def test_RW_25_after_camping_a_shield_and_a_warrior_must_be_left() -> None:
    table = scene(a="goblins 1-0-1; S5", b="goblins 1-0-0; dwarves 2-0-0")
    table.do("attack a.goblins b.goblins", red="6", black="1")
    assert table.reason("charge infantry b.dwarves") is Reason.CAMP_NO_SHIELD
    table = scene(a="goblins 1-0-0; S9", b="goblins 1-0-0; dwarves 2-0-0", c="dwarves 1-0-0")
    table.do("attack a.goblins b.goblins", red="66", black="1")
    assert table.told(e.CardDone)[0].why == "no_target"
    table = scene(a="goblins 1-0-0; S9", b="goblins 3-0-0; dwarves 2-0-0")
    table.do("attack a.goblins b.goblins", red="66", black="11")
    assert table.reason("charge infantry b.dwarves") is Reason.CAMP_NOBODY_LEFT


def test_RW_26_an_earlier_target_can_be_charged_again_but_not_the_one_just_left() -> None:
    table = scene(a="goblins 5-0-2; S1", b="goblins 4-0-0; dwarves 4-0-0", c="dragon 9")
    table.do("attack a.goblins b.goblins", red="666", black="11")
    assert table.reason("charge infantry b.goblins") is Reason.CHARGE_SAME_TARGET
    table.do("charge infantry b.dwarves", red="666", black="11")
    assert table.reason("charge infantry b.dwarves") is Reason.CHARGE_SAME_TARGET
    assert "charge infantry dragon1" in table.legal()
    table.do("charge infantry b.goblins", red="666", black="11")
    assert table.position.camp == [2, 0, 0]


def test_RW_27_campers_are_out_of_play_for_everybody() -> None:
    table = scene(a="goblins 3-0-1; S1", b="goblins 2-0-0; dwarves 3-0-0", c="catapult; elves 1-0-0")
    for move, seat in (("pass", "c"), ("attack a.goblins b.goblins", "a")):
        table.do(move, seat)
    table.do("pass", "c", red="666", black="11")
    table.do("pass", "c")
    table.do("pass", "c")
    table.do("charge infantry b.dwarves", "a")
    table.position.army[24:26] = [0, 0]
    at = 3 * 4
    table.position.army[at] = 0
    table.position.camp[0] = 3
    assert table.reason("fire a.goblins.infantry", "c") is Reason.TARGET_CAMPING


def test_RW_27_campers_cannot_be_given_nor_camp_again() -> None:
    table = scene(a="goblins 1-2-2; S9", b="goblins 2-0-0; dwarves 4-0-0", c="goblins 1-0-0")
    table.do("attack a.goblins b.goblins", red="66", black="11")
    table.do("charge infantry b.dwarves", red="1", black="66")
    assert table.reason("lose a.goblins.infantry") is Reason.LOSS_CAMPING
    table.do("lose a.goblins.cavalry")
    assert table.reason("charge infantry c.goblins") is Reason.CAMP_ALREADY
    assert table.reason("charge wizard c.goblins") is Reason.CAMP_NOT_A_WARRIOR
    table.do("end")
    assert table.told(e.CampersReturned) == [e.CampersReturned(0, "a.goblins", 1)]
    assert table.faction("a.goblins") == "1-2-1"


def test_RW_28_the_first_attack_of_a_charge_is_due_and_named_together_with_the_camper() -> None:
    table = scene(a="goblins 4-0-1; S1", b="goblins 2-0-0; dwarves 2-0-0; catapult; undead 1-0-0")
    table.do("pass", "b")
    table.do("attack a.goblins b.goblins")
    table.do("pass", "b", red="666", black="11")
    for _ in range(2):
        table.do("pass", "b")
    table.do("charge infantry b.dwarves")
    assert table.asked == ["b catapult"]
    assert table.reason("end", "a") is Reason.FIRST_ATTACK_DUE
    assert table.reason("throw 2", "a") is Reason.ALL_DICE


def test_RW_29_a_band_is_exactly_as_large_as_the_card_says_and_attacks_any_people() -> None:
    table = scene(a="dwarves 2-2-0; elves 2-0-1; trolls 1-0-0; M2", b="undead 1-0-0; barbarians 1-0-0+W; dragon")
    assert table.reason("band dwarves elves") is Reason.BAND_SIZE
    assert table.reason("band dwarves dwarves dwarves") is Reason.BAND_TOO_FEW
    assert table.reason("band dwarves.archer elves trolls") is Reason.BAND_INFANTRY_ONLY
    assert table.reason("band dragon1 elves trolls") is Reason.BAND_NO_DRAGON
    table.do("band dwarves elves trolls")
    assert table.legal() == ["target b.undead", "target dragon1"]
    assert table.reason("target b.barbarians") is Reason.TARGET_PROTECTED
    table.do("target b.undead", red="111", black="6")
    # Archers at home give nothing.
    assert not table.told(e.BowsCounted)


def test_RW_54_no_window_opens_between_the_band_and_its_target() -> None:
    table = scene(a="dwarves 3-0-0; M2", b="undead 1-0-0; catapult")
    table.do("pass", "b")
    table.do("band dwarves dwarves dwarves")
    assert table.asked == ["a target"]
    assert table.reason("end") is Reason.FIRST_ATTACK_DUE
    table.do("target b.undead")
    assert table.asked == ["b catapult"]


def test_RW_30_the_band_s_cards_are_hit_in_the_band_and_a_faction_that_does_not_come_back_is_gone() -> None:
    table = scene(a="dwarves 1-0-0+W; M2", b="undead 2-0-0; catapult 2")
    table.do("pass", "b")
    table.do("band dwarves")
    table.do("target b.undead")
    assert "fire band.dwarves" in table.legal("b")
    assert table.wizards("a.dwarves") == 1
    table.do("fire band.dwarves", "b", die=4)
    table.do("pass", "b")
    assert table.told(e.WizardsDiscarded) == [e.WizardsDiscarded(0, "a.dwarves", 1)]
    assert table.told(e.CardDone)[0].why == "side_gone"
    assert table.pile("b") == {"dwarves.infantry": 1}


def test_RW_30_what_is_left_of_the_band_goes_home() -> None:
    table = scene(a="dwarves 1-1-0; elves 2-0-0; M2", b="undead 4-0-0")
    table.do("band dwarves elves elves")
    table.do("target b.undead", red="661", black="55")
    assert table.faction("a.elves") == "0-0-0"
    table.do("end")
    assert (table.faction("a.dwarves"), table.faction("a.elves")) == ("1-1-0", "2-0-0")


def test_RW_40_any_people_attacks_a_dragon_but_not_without_a_shield_or_under_a_wizard() -> None:
    table = scene(a="goblins 1-0-0; elves 1-0-0; trolls 0-1-0; undead 1-0-0+W; S3", b="dragon")
    assert set(table.legal()) == {"attack a.goblins dragon1", "attack a.elves dragon1"}
    assert table.reason("attack a.trolls dragon1") is Reason.NO_SHIELD
    assert table.reason("attack a.undead dragon1") is Reason.OWN_FACTION_PROTECTED


def test_RW_41_a_dragon_has_no_bows_and_its_one_goes_to_both_dice() -> None:
    table = scene(a="dragon; D15", b="elves 2-1-0")
    table.do("attack dragon1 b.elves", red="43", black="43")
    assert table.told(e.BowsCounted) == [e.BowsCounted(0, 1, 0, 1, 1)]
    assert [(event.red, event.black) for event in table.told(e.Compared)] == [(5, 5), (4, 3)]


def test_RW_42_a_flame_is_spent_or_not_as_the_owner_likes_and_one_saves_one_comparison() -> None:
    table = scene(a="goblins 3-0-0; S1", b="dragon 1")
    table.do("attack a.goblins dragon1", red="666", black="11")
    assert table.asked == ["b flame"]
    assert table.legal() == ["flame dragon1 spend", "flame dragon1 give"]
    table.do("flame dragon1 spend")
    assert table.pile("a") == {"dragon": 1}


def test_RW_42_a_flame_of_another_dragon_does_not_help() -> None:
    table = scene(a="goblins 3-0-0; S1", b="dragon 1; dragon 1; dragon")
    table.do("attack a.goblins dragon1", red="666", black="11")
    assert table.reason("flame dragon2 spend") is Reason.LOSS_OTHER_FACTION
    assert table.reason("flame dragon3 spend") is Reason.NO_FLAME


def test_RW_43_flames_of_a_dragon_that_leaves_the_table_are_discarded() -> None:
    table = scene(a="goblins 3-0-0; S1", b="dragon 3")
    table.do("attack a.goblins dragon1", red="666", black="11")
    table.do("flame dragon1 give")
    assert table.discarded("flame") == 3
    assert table.told(e.FlamesDiscarded) == [e.FlamesDiscarded(1, "dragon1", 3)]
    assert table.told(e.NothingToLose) == [e.NothingToLose(1, "dragon1")]


def test_RW_44_a_dragon_throws_two_dice_and_needs_no_shield() -> None:
    table = scene(a="dragon; D15; D17", b="elves 0-1-0")
    table.do("attack dragon1 b.elves", red="66", black="1")
    assert table.told(e.CardUnused) == [e.CardUnused(0, "D17")]
    table = scene(a="goblins 3-0-0; D15", b="elves 1-0-0")
    assert table.told(e.CardUnused) == [e.CardUnused(0, "D15")]


def test_RW_44_only_draconic_cards_let_a_dragon_attack_and_nothing_else_fights_with_them() -> None:
    table = scene(a="dragon; dragon; goblins 1-0-0; S1; M2; D15", b="goblins 6-0-0")
    assert table.reason("attack dragon1 b.goblins") is Reason.DRAGON_NEEDS_DRACONIC
    table.do("attack a.goblins b.goblins", red="66", black="11")
    table.do("end")
    assert table.reason("attack dragon1 b.goblins") is Reason.DRAGON_NEEDS_DRACONIC
    table.do("band goblins")
    table.do("target b.goblins", red="6", black="11")
    assert table.reason("charge infantry b.goblins") is Reason.CHARGE_MERCENARY
    table.do("end")
    assert table.reason("attack a.goblins b.goblins") is Reason.DRACONIC_NEEDS_DRAGON
    assert table.reason("attack dragon1+dragon2 b.goblins") is Reason.ONE_DRAGON
    table.do("attack dragon1 b.goblins", red="66", black="11")
    assert table.reason("charge infantry b.goblins") is Reason.CHARGE_DRAGON


def test_RW_45_a_mixed_card_is_declared_as_what_can_attack() -> None:
    table = scene(a="dragon; goblins 1-0-0; X16", b="goblins 3-0-0")
    assert table.asked == ["a kind"]
    assert table.legal() == ["kind draconic", "kind mercenary"]
    assert table.reason("end") is Reason.MUST_ATTACK
    table.do("kind draconic")
    assert table.reason("kind mercenary") is Reason.KIND_FIXED
    table = scene(a="goblins 1-0-0; X16", b="goblins 3-0-0")
    assert table.told(e.KindDeclared) == [e.KindDeclared(0, "X16", "mercenary", True)]
    assert table.reason("kind draconic") is Reason.KIND_NO_ATTACK
    table = scene(a="goblins 0-1-0; X16", b="goblins 3-0-0")
    assert table.told(e.CardUnused) == [e.CardUnused(0, "X16")]


def test_RW_46_dragons_never_form_one_faction() -> None:
    table = scene(a="dragon; dragon; D15", b="elves 3-0-0")
    assert table.legal() == ["attack dragon1 b.elves", "attack dragon2 b.elves"]


@pytest.mark.parametrize("flames", [0, 4])
def test_RW_46_the_bonus_of_dragons_goes_by_their_number(flames: int) -> None:
    table = scene(a=f"dragon {flames}", b="dragon; dragon")
    bonus = [event for event in table.told(e.BonusScored) if event.people == "dragon"]
    assert bonus == [e.BonusScored(1, "dragon", 2, 12)]
