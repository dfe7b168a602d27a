"""The end of a turn without breach (rules, section 9)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import pieces as pc
from tests.games.stronghold.assault.tools import both_editions, empty, enter
from tests.games.stronghold.scene import Scene

HONOUR = pc.GLORY_INDEX["guard_of_honour"]
TIME = pc.GLORY_INDEX["time"]


@both_editions
def test_the_invader_gives_the_defender_one_glory(edition: str) -> None:
    scene = enter(empty(edition), "end")
    assert (scene.p.invader_glory[TIME], scene.p.defender_glory[TIME]) == (-1, 1)
    assert scene.seen(e.TurnEnded) == [e.TurnEnded(3)]
    assert scene.p.turn == 4
    assert scene.p.stage == "start"


@both_editions
def test_R_90_tiles_leave_and_return_to_the_supply(edition: str) -> None:
    scene = empty(edition)
    supply = scene.p.supply[:]
    scene.tile("catapult", "RW2").tile("cauldron_orc", "W3")
    built = scene.p.supply[:]
    scene.tile("blood_stones", "RW2").tile("possession", "officer").tile("fire", "forge").tile("fire", "guards")
    scene.tile("gale", "W1").tile("gale", "E1").tile("accident", "W3").tile("spectres", "hospital")
    scene.p.blessing, scene.p.glare, scene.p.last_legs, scene.p.speech = 1, 4, pc.SCOUTS, 3
    scene.p.accurate, scene.p.invaders[0].accurate_shots = 2, -1
    scene.p.altar_at[0] = 3
    enter(scene, "end")
    p = scene.p
    assert p.supply == built != supply
    assert (p.blood, p.possessed, p.fires, p.gales, p.accidents, p.spectres, p.panic) == (0,) * 7
    assert (p.blessing, p.glare, p.last_legs, p.speech, p.accurate, p.invaders[0].accurate_shots) == (
        -1,
        -1,
        -1,
        0,
        0,
        0,
    )
    assert set(p.altar_at) == {-1}


def test_R_90_panic_leaves_the_courtyard() -> None:
    scene = empty().tile("panic", "courtyard")
    enter(scene, "end")
    assert scene.p.panic == 0
    assert scene.p.supply[pc.SUPPLY_INDEX["panic"]] == 1


@both_editions
def test_R_90_paid_units_go_to_the_discard_and_marks_are_cleared(edition: str) -> None:
    scene = empty(edition)
    p = scene.p
    p.invaders[0].paid, p.invaders[0].used, p.invaders[0].escapes = [1, 2, 3], 77, 2
    p.defenders[0].used, p.again, p.acted, p.deed_turn, p.roped = 5, 2, 3, 1, 6
    p.paid[0] = 2
    enter(scene, "end")
    assert p.discard == [1, 2, 3]
    assert p.invaders[0].paid == [0, 0, 0]
    assert (p.invaders[0].used, p.invaders[0].escapes, p.defenders[0].used, p.again, p.acted, p.deed_turn, p.roped) == (
        0,
    ) * 7
    # Part payments stay (rules, section 7).
    assert p.paid[0] == 2


@both_editions
def test_R_37_R_127_an_action_that_the_leaving_fire_covers_happens_at_the_end_of_the_turn(edition: str) -> None:
    scene = empty(edition).tile("fire", "workshop")
    scene.p.paid[pc.ACTION_INDEX["platform"]] = scene.p.values.action_cost[pc.ACTION_INDEX["platform"]]
    enter(scene, "end")
    assert scene.decider() == 1
    assert scene.p.stage == "end"
    scene.play(scene.legal()[0])
    assert e.ActionDone(1, "platform") in scene.events
    assert scene.p.platforms
    assert scene.p.defenders[0].used == 0
    assert scene.p.turn == 4


def test_R_127_a_blessing_gained_so_late_leaves_with_the_other_tiles() -> None:
    scene = empty().tile("fire", "cathedral")
    scene.p.paid[pc.ACTION_INDEX["blessing"]] = 2
    enter(scene, "end")
    scene.play(scene.legal()[0])
    assert e.ActionDone(1, "blessing") in scene.events
    assert scene.p.blessing == -1


def test_R_90_fire_and_last_legs_on_one_building_cancel_out() -> None:
    scene = empty().tile("fire", "workshop")
    scene.p.last_legs = pc.WORKSHOP
    scene.p.paid[pc.ACTION_INDEX["platform"]] = 1
    enter(scene, "end")
    assert scene.p.turn == 4
    assert scene.seen(e.ActionDone) == []


# -- siege towers (R-55) -----------------------------------------------------------------------------------------------


@both_editions
def test_R_55_all_climb_while_there_is_room_the_ladder_included(edition: str) -> None:
    scene = empty(edition).tile("siege_tower", "W4").tile("ladder", "W4").put("STW4", goblin=1, orc=1)
    scene.put("W4", orc=2)
    enter(scene, "end")
    assert scene.units("STW4") == (0, 0, 0)
    assert scene.units("W4") == (1, 3, 0)
    assert e.UnitMoved("goblin", "STW4", "W4", "climb") in scene.events


@both_editions
def test_R_55_where_not_all_find_room_the_invader_chooses(edition: str) -> None:
    scene = empty(edition).tile("siege_tower", "W4").put("STW4", goblin=1, orc=1, troll=1).put("W4", orc=1)
    enter(scene, "end")
    assert scene.decider() == 0
    assert scene.legal() == ["climb goblin W4", "climb orc W4", "climb troll W4"]
    assert scene.reason("climb orc W3") == ("not_the_one", "R-55")
    assert scene.reason("climb orc XX") == ("unknown_place", "2")
    assert scene.reason("done") == ("not_now", "R-55")
    scene.play("climb troll W4")
    assert scene.reason("climb troll W4") == ("not_there", "R-55")
    scene.play("climb orc W4")
    assert scene.units("STW4") == (1, 0, 0)
    assert scene.units("W4") == (0, 2, 1)
    assert scene.p.turn == 4


def test_R_55_a_full_section_keeps_the_units_in_their_tower() -> None:
    scene = empty().tile("siege_tower", "W4").put("STW4", goblin=1, orc=1).put("W4", orc=3)
    enter(scene, "end")
    assert scene.units("STW4") == (1, 1, 0)


# -- the guard of honour (R-87) ----------------------------------------------------------------------------------------


def honour(edition: str, turn: int) -> Scene:
    """Return a scene at the end of a turn with the guard of honour as set up."""
    return empty(edition).at("pause", 6, turn)


@both_editions
@pytest.mark.parametrize(("turn", "points"), [(5, 0), (6, 1), (9, 1), (10, 1)])
def test_R_87_the_guard_of_honour_earns_a_point_from_turn_six(edition: str, turn: int, points: int) -> None:
    scene = enter(honour(edition, turn), "end")
    assert scene.p.defender_glory[HONOUR] == points


@both_editions
def test_R_87_one_soldier_is_no_guard(edition: str) -> None:
    scene = enter(honour(edition, 6).guard("guard_of_honour", soldier=1), "end")
    assert scene.p.defender_glory[HONOUR] == 0


def test_R_87_revised_they_must_never_have_left() -> None:
    scene = honour("revised", 6)
    scene.p.honour_kept = False
    assert enter(scene, "end").p.defender_glory[HONOUR] == 0


def test_R_87_first_any_two_soldiers_do() -> None:
    scene = honour("first", 6)
    scene.p.honour_kept = False
    assert enter(scene, "end").p.defender_glory[HONOUR] == 1
