"""The worked examples of the rules document (section 15) that are about battles, one test each."""

from __future__ import annotations

import pytest

from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors.reasons import Reason
from tests.games.warriors.examples import example
from tests.games.warriors.scene import Scene, scene


def dice_of(table: Scene) -> tuple[int, int]:
    """Return how many dice were thrown last."""
    thrown = table.told(e.DiceThrown)[-1]
    return len(thrown.red), len(thrown.black)


def won(table: Scene) -> list[int]:
    """Return who won the comparisons, in order."""
    return [event.winner for event in table.told(e.Compared)]


@pytest.mark.parametrize(("infantry", "dice"), [(2, 2), (5, 3)])
def test_VW_01_an_attacker_throws_a_die_a_shield_and_three_at_most(infantry: int, dice: int) -> None:
    table = scene(a=f"goblins {infantry}-0-0; S3", b="goblins 1-0-0")
    table.do("attack a.goblins b.goblins")
    assert dice_of(table)[0] == dice


@pytest.mark.parametrize(("target", "dice"), [("1-0-0", 1), ("4-0-0", 2), ("0-2-1", 1)])
def test_VW_02_a_defender_throws_a_die_a_shield_two_at_most_and_one_without_any(target: str, dice: int) -> None:
    table = scene(a="goblins 2-0-0; S3", b=f"goblins {target}")
    table.do("attack a.goblins b.goblins")
    assert dice_of(table)[1] == dice


def test_VW_03_a_people_attacks_its_own_kind_and_its_sworn_enemy_only() -> None:
    table = example("VW-03")
    assert set(table.legal()) == {
        "attack a.goblins b.goblins", "attack a.goblins b.dwarves", "attack a.elves b.trolls",
    }  # fmt: skip
    assert table.reason("attack a.elves b.dwarves") is Reason.WRONG_PEOPLE


def test_VW_04_a_side_gives_what_it_has_and_nothing_from_another_faction() -> None:
    table = example("VW-04")
    table.do("attack a.elves b.elves", red="21", black="65")
    assert dice_of(table) == (2, 2)
    assert won(table) == [1, 1]
    assert table.pile("b") == {"elves.infantry": 1}
    assert table.faction("a.goblins") == "3-0-0"
    assert table.told(e.NothingToLose)


def test_VW_05_a_dragon_adds_one_to_each_die() -> None:
    table = example("VW-05")
    table.do("attack dragon1 b.elves", red="31", black="11")
    assert [event.red for event in table.told(e.Compared)] == [4, 2]


@pytest.mark.parametrize("flames", [0, 1])
def test_VW_06_a_dragon_loses_one_comparison_and_wins_the_other(flames: int) -> None:
    table = scene(a=f"dragon {flames}; D15", b="elves 2-0-0")
    table.do("attack dragon1 b.elves", red="42", black="61")
    if flames:
        assert table.asked == ["a flame"]
        table.do("flame dragon1 spend")
        assert table.position.dragon_of[0] == 0
        assert table.discarded("flame") == 1
    else:
        assert table.pile("b") == {"dragon": 1}
    assert table.pile("a") == {"elves.infantry": 1}


def test_VW_07_two_lost_comparisons_cost_two_flames() -> None:
    table = example("VW-07")
    table.do("attack dragon1 b.elves", red="42", black="63")
    table.do("flame dragon1 spend")
    table.do("flame dragon1 spend")
    assert (table.position.dragon_of[0], table.position.flames[0]) == (0, 0)
    assert table.pile("b") == {}


def test_VW_09_bows_raise_the_best_die_only() -> None:
    table = example("VW-09")
    table.do("attack a.goblins b.dwarves", red="541", black="54")
    assert table.told(e.BowsCounted) == [e.BowsCounted(0, 1, 3, 1, 0)]
    assert [(event.red, event.black, event.winner) for event in table.told(e.Compared)] == [(6, 5, 0), (4, 4, 1)]
    table.do("lose b.dwarves.archer")
    table.do("lose a.goblins.infantry")
    assert (table.pile("a"), table.pile("b")) == ({"dwarves.archer": 1}, {"goblins.infantry": 1})


def test_VW_10_equal_bows_give_nobody_anything() -> None:
    table = example("VW-10")
    table.do("attack a.undead b.barbarians", red="642", black="63")
    assert dice_of(table) == (3, 2)
    assert table.told(e.BowsCounted)[0].better == -1
    assert won(table) == [1, 0]


def test_VW_11_a_six_with_bows_is_seven_and_beats_a_six() -> None:
    table = example("VW-11")
    table.do("attack a.goblins b.goblins", red="61", black="65")
    assert (table.told(e.Compared)[0].red, won(table)[0]) == (7, 0)


def test_VW_12_against_one_die_one_comparison_is_made() -> None:
    table = example("VW-12")
    table.do("attack a.goblins b.goblins", red="665", black="4")
    assert won(table) == [0]
    assert table.pile("a") == {"goblins.infantry": 1}


def test_VW_13_the_defenders_bows_count_too_and_equal_dice_are_the_defenders() -> None:
    table = example("VW-13")
    table.do("attack a.trolls b.elves", red="62", black="5")
    assert dice_of(table) == (2, 1)
    assert [(event.red, event.black, event.winner) for event in table.told(e.Compared)] == [(6, 6, 1)]
    assert table.pile("b") == {"trolls.infantry": 1}


def test_VW_14_a_shield_on_the_card_is_enough() -> None:
    table = example("VW-14")
    table.do("attack a.undead b.undead")
    assert dice_of(table)[0] == 1


def test_VW_15_without_a_shield_anywhere_the_card_is_discarded_unused() -> None:
    table = example("VW-15")
    table.do("pass", "b")
    assert table.told(e.CardUnused) == [e.CardUnused(0, "S5")]
    assert not table.told(e.DiceThrown)
    assert table.discarded("S5") == 1


def test_VW_16_the_last_cavalry_camps_only_where_the_card_shows_a_horse() -> None:
    table = example("VW-16")
    assert table.reason("charge cavalry b.undead") is Reason.CAMP_LAST_HORSE
    table.do("charge infantry b.undead")
    assert dice_of(table)[0] == 3
    assert table.position.camp == [1, 0, 0]


def test_VW_16_with_a_horse_on_the_card_the_cavalry_camps() -> None:
    table = scene(a="barbarians 3-0-1; S5", b="barbarians 2-0-0; undead 2-0-0")
    table.do("attack a.barbarians b.barbarians", red="666", black="11")
    table.do("charge cavalry b.undead")
    assert dice_of(table)[0] == 3
    assert table.position.camp == [0, 0, 1]


def test_VW_17_when_all_face_up_are_lost_the_card_is_over_and_the_camper_turns_up() -> None:
    table = example("VW-17")
    table.do("charge infantry b.dwarves", red="21", black="65")
    assert dice_of(table) == (2, 2)
    assert table.pile("b") == {"goblins.infantry": 1}
    assert table.faction("a.goblins") == "1-0-0"
    assert table.told(e.CardDone) == [e.CardDone(0, "S9", "side_gone")]


def test_VW_18_a_band_takes_infantry_from_protected_factions_too() -> None:
    table = example("VW-18")
    assert table.reason("band dwarves dwarves dwarves") is Reason.BAND_SIZE
    table.do("band dwarves dwarves dwarves elves")
    table.do("target b.undead", red="632", black="5")
    assert dice_of(table) == (3, 1)
    assert table.told(e.BowsCounted)[0] == e.BowsCounted(0, 1, 0, 1, 1)
    assert won(table) == [1]
    assert table.legal() == ["lose band.dwarves", "lose band.elves"]
    table.do("lose band.elves")
    table.do("again")
    assert dice_of(table)[0] == 3
    assert sum(table.position.band) >= 2


def test_VW_19_with_too_few_infantry_the_band_is_all_of_them() -> None:
    table = example("VW-19")
    assert table.legal() == ["band dwarves elves"]
    table.do("band dwarves elves")
    table.do("target b.undead")
    assert dice_of(table)[0] == 2


def test_VW_24_bows_count_against_a_dragon() -> None:
    table = example("VW-24")
    table.do("attack a.goblins dragon1", red="652", black="54")
    assert [(event.red, event.black, event.winner) for event in table.told(e.Compared)] == [(7, 6, 0), (5, 5, 1)]
    table.do("flame dragon1 give")
    assert table.pile("a") == {"dragon": 1}
    assert table.discarded("flame") == 1
    table.do("lose a.goblins.archer")
    assert table.pile("b") == {"goblins.archer": 1}


def test_VW_25_a_faction_without_infantry_needs_a_shield_on_the_card() -> None:
    table = example("VW-25")
    assert table.told(e.CardUnused) == [e.CardUnused(0, "S3")]
    table.do("attack a.barbarians b.barbarians", red="6", black="11")
    assert dice_of(table)[0] == 1
    assert table.told(e.BowsCounted)[0].red == 2


def test_VW_29_a_dragon_that_dies_in_the_first_comparison_still_wins_the_second() -> None:
    table = example("VW-29")
    table.do("attack dragon1 b.elves", red="21", black="41")
    assert won(table) == [1, 0]
    assert (table.pile("a"), table.pile("b")) == ({"elves.infantry": 1}, {"dragon": 1})
    assert table.told(e.CardDone)[-1].why == "side_gone"
