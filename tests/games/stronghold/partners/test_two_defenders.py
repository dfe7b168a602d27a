"""Two Defenders: used marks, colours, haste and the end of a pause (rules, section 11; R-99, R-100, R-134, R-136)."""

from __future__ import annotations

import pytest

from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.documents.partners import check_partners
from stronghold_gui.games.stronghold.ids import BUILDING_IDS
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from stronghold_gui.games.stronghold.reading import read_table
from stronghold_gui.games.stronghold.values import load_values
from tests.games.stronghold.partners.seats import EAST_GUARD, WEST_GUARD, pause
from tests.games.stronghold.scene import Scene

CANNON = 1 << ACTION_INDEX["cannon"]


# -- whose side an action strikes --------------------------------------------------------------------------------


def finishes(scene: Scene, action: str, seat: int) -> set[str]:
    """Return the places where a seat can carry out an action that it has just paid."""
    cost = scene.p.values.action_cost[ACTION_INDEX[action]]
    scene.play(*[f"pay {action}"] * cost, seat=seat)
    return {move.split()[2] for move in scene.legal(seat) if move.startswith(f"finish {action}")}


@pytest.mark.parametrize(
    ("action", "east"),
    [
        ("cannon", {"TE1", "TE3"}),
        ("poles", {"TE1", "TE3"}),
        ("wall", {"E1", "E2", "E3", "E4"}),
        ("glare", {"E1", "E2", "E3", "E4"}),
    ],
)
def test_R_99_what_is_built_stands_on_its_buyers_side(action: str, east: set[str]) -> None:
    assert finishes(pause(6, 6), action, EAST_GUARD) == east
    assert all(place.lstrip("T").startswith("W") for place in finishes(pause(6, 6), action, WEST_GUARD))


def test_R_99_traps_damage_and_raid_strike_on_the_buyers_side() -> None:
    scene = pause(9, 9).tile("catapult", "RW1").tile("catapult", "RE1").tile("catapult", "RE2")
    assert all("E" in place for place in finishes(scene, "goblin_trap", EAST_GUARD))
    scene.play(scene.legal(EAST_GUARD)[0], seat=EAST_GUARD)
    assert finishes(scene, "damage", EAST_GUARD) == {"RE1", "RE2"}
    raided = pause(3, 3).tile("siege_tower", "W2").put("STW2", orc=1)
    assert raided.reason("pay raid", EAST_GUARD) == ("no_place_for_it", "R-35")
    raided.play("pay raid", seat=WEST_GUARD)
    assert raided.units("STW2") == (0, 0, 0)


def test_R_99_blessing_is_for_the_own_side() -> None:
    scene = pause(2, 2).play("pay blessing", "pay blessing", seat=EAST_GUARD)
    assert e.Placed("blessing", "east") in scene.events


def test_R_99_the_sharpshooter_of_either_may_reach_the_barbican() -> None:
    scene = pause(2, 2).put("RB", orc=1).put("RE1", orc=1).put("RW1", orc=1)
    scene.p.ram = 1
    assert finishes(scene, "sharpshooter", EAST_GUARD) == {"RB", "RE1"}


def test_R_99_orders_mix_up_strikes_on_the_own_side() -> None:
    scene = pause(2, 2).put("W1", orc=1).put("E1", orc=1).order("bluff", "W1").order("bluff", "E1")
    scene.play("pay mix_up", "pay mix_up", seat=EAST_GUARD)
    assert scene.seen(e.TakenAway) == [e.TakenAway("order", "E1", 1, "mix_up")]


def test_R_99_gate_barracks_and_guards_are_both_Defenders() -> None:
    for seat in (WEST_GUARD, EAST_GUARD):
        scene = pause(9, 9)
        scene.p.ram = 1
        scene.p.toughness = 5
        scene.p.saboteurs = 1
        scene.play("pay gate", "pay train_marksman", "pay train_marksman", seat=seat)
        assert scene.p.toughness == 6
        assert scene.guards("barracks")[:2] == (3, 2)
        scene.play("pay track", "pay track", "pay track", seat=seat)
        assert scene.p.saboteurs == 0


def test_R_99_heroes_help_the_side_where_they_stand_and_cross_through_the_courtyard() -> None:
    scene = pause(9, 9)  # the Officer stands on W3, the Warrior on E2
    assert scene.reason("speech 1", EAST_GUARD) == ("other_side", "R-99")
    assert scene.reason("move officer W3 E1", WEST_GUARD) == ("other_side", "R-99")
    assert scene.reason("move officer W3 courtyard", EAST_GUARD) == ("other_side", "R-99")
    scene.play("move officer W3 courtyard", seat=WEST_GUARD)
    for seat in (WEST_GUARD, EAST_GUARD):
        assert scene.reason("speech 1", seat) == ("hero_not_on_wall", "R-40")
    assert scene.reason("move officer courtyard E3", WEST_GUARD) == ("other_side", "R-99")
    scene.play("move officer courtyard E3", seat=EAST_GUARD)
    assert scene.reason("speech 1", WEST_GUARD) == ("other_side", "R-99")
    scene.play("speech 2", seat=EAST_GUARD)
    assert (scene.p.defenders[0].hourglasses, scene.p.defenders[1].hourglasses) == (8, 6)


def test_R_99_help_goes_through_the_courtyard() -> None:
    scene = pause(9, 9)
    assert scene.reason("move marksman W1 E1", WEST_GUARD)[0] == "other_side"
    scene.play("move marksman W1 courtyard", seat=WEST_GUARD).play("move marksman courtyard TE1", seat=EAST_GUARD)
    assert scene.guards("TE1") == (1, 0, 0)


# -- used marks and haste ----------------------------------------------------------------------------------------


def with_cannon(edition: str = "revised") -> Scene:
    """Return a pause in which the western Defender has just built a cannon."""
    scene = pause(9, 9, edition=edition).play(*["pay cannon"] * 4, "finish cannon TW1", seat=WEST_GUARD)
    assert scene.seen(e.ActionDone) == [e.ActionDone(WEST_GUARD, "cannon")]
    return scene


def test_R_99_a_used_mark_binds_both() -> None:
    scene = with_cannon()
    for seat in (WEST_GUARD, EAST_GUARD):
        assert scene.reason("pay cannon", seat) == ("already_used", "R-35")


def test_R_99_haste_opens_the_partners_action_for_the_other_only() -> None:
    scene = with_cannon()
    assert scene.reason("haste cannon", WEST_GUARD) == ("not_partners_mark", "R-99")
    before = [defender.hourglasses for defender in scene.p.defenders]
    scene.play("haste cannon", seat=EAST_GUARD)
    assert [defender.hourglasses for defender in scene.p.defenders] == before
    assert scene.reason("pay cannon", WEST_GUARD) == ("already_used", "R-35")
    scene.play(*["pay cannon"] * 4, "finish cannon TE1", seat=EAST_GUARD)
    for seat in (WEST_GUARD, EAST_GUARD):
        assert scene.reason("pay cannon", seat)[0] == "already_used"


def test_R_99_haste_is_used_once_a_turn_by_either() -> None:
    scene = with_cannon().play("pay wall", "pay wall", "finish wall E1", seat=EAST_GUARD)
    scene.play("haste cannon", seat=EAST_GUARD)
    assert scene.reason("haste wall", WEST_GUARD) == ("haste_used", "R-99")
    assert not [move for seat in (WEST_GUARD, EAST_GUARD) for move in scene.legal(seat) if move.startswith("haste")]


def test_R_99_haste_and_marks_are_fresh_in_the_next_turn() -> None:
    scene = with_cannon().play("haste cannon", seat=EAST_GUARD).hourglasses(0, 0).enter("end")
    assert not scene.p.hasted
    assert [(defender.used, defender.barred) for defender in scene.p.defenders] == [(0, 0), (0, 0)]


def test_R_136_a_second_taking_that_waits_when_haste_takes_the_mark_is_done_and_the_position_is_one() -> None:
    scene = pause(9, 9, turn=5)
    for number, invader in enumerate(scene.p.invaders, start=1):
        invader.cards = tuple(f"{phase}-{number}" for phase in DRAFTED)
    scene.p.ram, scene.p.toughness = 1, 5
    scene.play("pay gate", seat=WEST_GUARD)
    scene.p.saboteurs = 1 << BUILDING_IDS.index("workshop")
    scene.play("deed barricades", "pay gate barricades", seat=WEST_GUARD).play("haste gate", seat=EAST_GUARD)
    scene.play(*["pay track"] * 3, seat=EAST_GUARD)
    assert scene.seen(e.ActionDone)[-1] == e.ActionDone(WEST_GUARD, "gate")
    west, gate = scene.p.defenders[0], 1 << ACTION_INDEX["gate"]
    assert west.used & west.barred & gate
    faults = Faults("")
    check_partners(read_table(scene.p), scene.p, faults)
    assert not faults.found
    scene.p.again = 0
    check_partners(read_table(scene.p), scene.p, faults)
    assert [fault.problem for fault in faults.found] == [Content.TWICE]


@pytest.mark.parametrize("action", ["blessing", "glare"])
def test_R_113_haste_does_not_open_an_action_whose_only_tile_lies(action: str) -> None:
    def taken() -> Scene:
        scene = pause(9, 9)
        return scene.play(*[f"pay {action}"] * scene.p.values.action_cost[ACTION_INDEX[action]], seat=WEST_GUARD)

    scene = taken()
    finish = [move for move in scene.legal(WEST_GUARD) if move.startswith(f"finish {action}")]
    scene.play(*finish[:1], seat=WEST_GUARD)
    assert scene.reason(f"haste {action}", EAST_GUARD) == ("one_tile", "R-113")
    assert f"haste {action}" not in scene.legal(EAST_GUARD)
    scene.p.values = load_values("revised", 4, "1")
    assert f"haste {action}" in scene.legal(EAST_GUARD)


def test_haste_needs_a_partner() -> None:
    scene = Scene().at("pause", 2, 2).hourglasses(2)
    assert scene.reason("haste cannon") == ("no_partner", "R-99")


def test_R_38_last_legs_opens_the_building_to_both() -> None:
    scene = with_cannon().at("pause", 2, 5).play("haste cannon", seat=EAST_GUARD)
    scene.play("deed last_legs forge", seat=EAST_GUARD)
    for seat in (WEST_GUARD, EAST_GUARD):
        assert scene.refusal("pay cannon", seat) is None


# -- colours ----------------------------------------------------------------------------------------------------


def test_R_100_a_started_action_is_closed_to_the_other_colour_until_it_is_done() -> None:
    scene = pause(4, 9).play("pay cannon", seat=EAST_GUARD)
    assert scene.reason("pay cannon", WEST_GUARD) == ("partners_colour", "R-100")
    assert "pay cannon" not in scene.legal(WEST_GUARD)
    assert scene.refusal("pay poles", WEST_GUARD) is None
    scene.play("pay cannon", "pay cannon", "pay cannon", seat=EAST_GUARD)
    assert scene.reason("finish cannon TE1", WEST_GUARD) == ("not_your_decision", "4")
    scene.play("finish cannon TE1", seat=EAST_GUARD)
    assert scene.p.defenders[1].started == 0


def test_R_100_a_part_payment_stays_closed_over_the_turns() -> None:
    scene = pause(1, 1).play("pay cannon", seat=EAST_GUARD).hourglasses(0, 0).enter("end")
    scene.at("pause", 2, 3).hourglasses(3, 3)
    scene.p.todo.clear()
    scene.p.ready = 0
    assert scene.reason("pay cannon", WEST_GUARD) == ("partners_colour", "R-100")
    assert scene.refusal("pay cannon", EAST_GUARD) is None


def test_R_100_the_barracks_lock_each_training_by_itself() -> None:
    scene = pause(4, 4).play("pay train_marksman", seat=EAST_GUARD)
    assert scene.reason("pay train_marksman", WEST_GUARD) == ("partners_colour", "R-100")
    assert scene.refusal("pay train_soldier", WEST_GUARD) is None
    scene.play("pay train_marksman", seat=EAST_GUARD)
    assert scene.refusal("pay train_marksman", WEST_GUARD) is None


def test_R_100_a_tracked_saboteur_completes_the_action_for_the_colour_that_lies_there() -> None:
    scene = pause(9, 9)
    scene.p.saboteurs = 1
    scene.play(*["pay cannon"] * 4, seat=EAST_GUARD)
    assert scene.p.paid[ACTION_INDEX["cannon"]] == 4
    scene.play(*["pay track"] * 3, seat=WEST_GUARD)
    assert scene.deciders() == [EAST_GUARD]
    assert {move.split()[2] for move in scene.legal()} == {"TE1", "TE3"}
    scene.play("finish cannon TE1")
    assert scene.seen(e.ActionDone)[-1] == e.ActionDone(EAST_GUARD, "cannon")


def test_R_100_last_legs_complete_the_action_for_the_colour_that_lies_there() -> None:
    scene = pause(9, 9, turn=5).play("pay cannon", "pay cannon", "pay cannon", seat=WEST_GUARD)
    scene.play("deed last_legs forge", seat=EAST_GUARD)
    assert scene.deciders() == [WEST_GUARD]
    scene.play("finish cannon TW1")


# -- deeds -------------------------------------------------------------------------------------------------------------


def test_R_99_one_deed_a_turn_together_its_hourglasses_to_its_user() -> None:
    scene = pause(1, 1, turn=5).play("deed negotiations", seat=EAST_GUARD)
    assert [defender.hourglasses for defender in scene.p.defenders] == [1, 4]
    assert scene.seen(e.HourglassesGiven)[-1] == e.HourglassesGiven(EAST_GUARD, 3, "negotiations")
    assert scene.reason("deed dungeons", WEST_GUARD) == ("one_deed_a_turn", "7")


def test_R_136_barricades_begin_a_second_taking_whoever_used_the_action_first() -> None:
    scene = pause(2, 1, turn=5).play("pay wall", "pay wall", "finish wall W1", seat=WEST_GUARD)
    scene.play("deed barricades", seat=EAST_GUARD)
    assert [defender.barricades for defender in scene.p.defenders] == [0, 4]
    assert scene.reason("pay wall barricades", WEST_GUARD)[0] in {"no_hourglasses", "already_used"}
    scene.play("pay wall barricades", "pay wall barricades", "finish wall E1", seat=EAST_GUARD)
    assert scene.reason("pay wall barricades", EAST_GUARD) == ("already_used", "R-35")


def test_R_136_but_not_one_whose_mark_haste_took_off_for_the_partner() -> None:
    scene = pause(9, 9, turn=5).play("pay wall", "pay wall", "finish wall W1", seat=WEST_GUARD)
    scene.play("haste wall", seat=EAST_GUARD).play("deed barricades", seat=WEST_GUARD)
    for _ in range(2):
        assert scene.reason("pay wall barricades", WEST_GUARD) == ("already_used", "R-136")
        assert "pay wall barricades" not in scene.legal(WEST_GUARD)
        assert "pay platform barricades" in scene.legal(WEST_GUARD)
        if not scene.p.defenders[1].used:
            scene.play("pay wall", "pay wall", "finish wall E1", seat=EAST_GUARD)


def test_R_136_the_partner_for_whom_haste_opened_it_may_take_it_twice_with_his_barricades() -> None:
    scene = pause(9, 9, turn=5).play("pay wall", "pay wall", "finish wall W1", seat=WEST_GUARD)
    scene.play("haste wall", "pay wall", "pay wall", "finish wall E1", "deed barricades", seat=EAST_GUARD)
    scene.play("pay wall barricades", "pay wall barricades", seat=EAST_GUARD)


def test_R_136_nor_one_on_which_the_partners_colour_lies() -> None:
    scene = pause(9, 9, turn=5).play("pay platform", seat=WEST_GUARD).play("deed barricades", seat=EAST_GUARD)
    assert scene.reason("pay platform barricades", EAST_GUARD) == ("partners_colour", "R-100")


# -- the end of a pause ------------------------------------------------------------------------------------------------


def test_R_134_who_holds_no_hourglass_has_no_part_in_the_pause_unless_the_stone_waits() -> None:
    scene = pause(0, 2).enter("pause")
    assert scene.deciders() == [EAST_GUARD]
    waiting = pause(0, 2, phase=1)
    waiting.p.defenders[0].stones = 1
    assert waiting.enter("pause").deciders() == [WEST_GUARD, EAST_GUARD]
    assert pause(0, 0).enter("pause").p.stage != "pause"


def test_R_134_the_common_stone_is_placed_by_the_last_at_the_latest() -> None:
    scene = pause(0, 0, phase=1)
    scene.p.defenders[0].stones = 1
    scene.enter("pause").play("done", seat=WEST_GUARD)
    assert scene.reason("done", EAST_GUARD) == ("stone_left", "R-23")
    scene.play("stone E1", seat=EAST_GUARD)
    assert scene.seen(e.Placed) == [e.Placed("stone", "E1")]


def test_R_99_of_the_common_stone_only_one_may_be_placed_and_on_the_own_side() -> None:
    scene = pause(0, 0, phase=1)
    scene.p.defenders[0].stones = 1
    scene.enter("pause")
    assert scene.reason("stone W1", EAST_GUARD) == ("other_side", "R-99")
    scene.play("stone E2", seat=EAST_GUARD)
    assert scene.reason("stone W1", WEST_GUARD) == ("none_left", "R-23")


def test_R_134_nobody_ends_his_part_while_he_can_spend_and_both_must_before_the_next_phase() -> None:
    scene = pause(1, 1).enter("pause")
    assert scene.reason("done", WEST_GUARD) == ("hourglasses_left", "7")
    scene.play("pay cannon", "done", seat=WEST_GUARD)
    assert (scene.p.stage, scene.deciders()) == ("pause", [EAST_GUARD])
    assert scene.reason("deed negotiations", WEST_GUARD) == ("not_your_decision", "4")
    scene.play("pay poles", "done", seat=EAST_GUARD)
    assert (scene.p.stage, scene.p.phase) == ("phase", 3)


def test_R_134_what_can_not_be_spent_is_lost_and_said_of_whom() -> None:
    scene = pause(1, 1, turn=5).play("deed barricades", seat=EAST_GUARD)
    for name in ("platform", "gate", "wall"):
        scene.p.defenders[1].used |= 1 << ACTION_INDEX[name]
        scene.p.again |= 1 << ACTION_INDEX[name]
    scene.p.defenders[1].used |= 1 << ACTION_INDEX["poles"]
    scene.p.again |= 1 << ACTION_INDEX["poles"]
    scene.play("pay cannon", "done", seat=EAST_GUARD)
    assert scene.seen(e.HourglassesLost) == [e.HourglassesLost(EAST_GUARD, 4)]
