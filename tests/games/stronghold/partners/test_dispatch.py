"""Phase 6 of two Invaders: own dispatches, the ram of both, the camps (rules, section 10; R-96, R-133)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from tests.games.stronghold.partners.seats import EAST, EAST_GUARD, WEST, WEST_GUARD, four, three
from tests.games.stronghold.scene import Scene


def phase_6(scene: Scene | None = None) -> Scene:
    """Return phase 6 with units on both sides and in both camps."""
    scene = scene or three()
    for side, seat in (("W", WEST), ("E", EAST)):
        scene.put(f"R{side}1", orc=4).put(f"F{side}", orc=4).put("CAMP", orc=4, seat=seat)
    return scene.at("phase", 6)


def test_each_dispatches_on_his_own_side_from_his_own_camp() -> None:
    scene = phase_6().play("dispatch minor", seat=EAST)
    assert scene.reason("march orc RW1 W1", EAST) == ("other_side", "R-96")
    assert {move for move in scene.legal(EAST) if "W" in move} == set()
    scene.play("march orc RE1 E1", "done", "march orc FE RE1", "done", "march orc CAMP FE", "done")
    assert scene.units("CAMP", EAST) == (0, 3, 0)
    assert scene.units("CAMP", WEST) == (0, 4, 0)
    assert scene.p.stage == "phase"
    scene.play("dispatch minor", "march orc RW1 W1", seat=WEST)
    assert scene.seen(e.ActionBorrowed) == []


def test_R_133_while_a_dispatch_runs_the_partner_waits() -> None:
    scene = phase_6().play("dispatch major", seat=EAST)
    assert scene.deciders() == [EAST]
    assert scene.legal(WEST) == []
    assert scene.reason("dispatch major", WEST) == ("not_your_decision", "4")
    scene.play("done", "done", "done", seat=EAST)
    assert scene.deciders() == [WEST, EAST]


def test_R_133_one_who_has_ended_his_phase_does_not_come_back_after_a_dispatch() -> None:
    scene = phase_6().play("done", seat=WEST).play("dispatch minor", "done", "done", "done", seat=EAST)
    assert scene.deciders() == [EAST]


def test_R_133_a_troll_trap_kills_once_in_each_dispatch() -> None:
    scene = three().put("FE", troll=4).tile("troll_trap", "FE-RE1").at("phase", 6)
    scene.play("dispatch minor", "march troll FE RE1", "march troll FE RE1", "done", seat=EAST)
    assert scene.units("RE1") == (0, 0, 1)
    scene.play("dispatch major", "done", "march troll FE RE1", seat=EAST)
    assert scene.units("RE1") == (0, 0, 1)


def test_R_96_both_man_the_ram_and_its_rampart_first_come() -> None:
    scene = phase_6()
    scene.p.ram = 3
    scene.play("dispatch minor", "done", "done", *["march orc CAMP RB"] * 4, seat=EAST)
    scene.play(*["done"] * (scene.p.stage == "dispatch"), seat=EAST)
    scene.play("dispatch minor", *["done"] * 2, *["march orc CAMP RB"] * 3, seat=WEST)
    assert scene.reason("march orc CAMP RB", WEST) == ("no_room", "6")
    assert scene.units("RB") == (0, 7, 0)


def test_R_96_units_on_the_barbican_rampart_are_marched_to_the_ram_by_either() -> None:
    for seat in (WEST, EAST):
        scene = three().put("RB", orc=2).at("phase", 6)
        scene.p.ram = 1
        scene.play("dispatch minor", "march orc RB RAM", seat=seat)
        assert scene.units("RAM") == (0, 1, 0)


def test_the_dispatch_is_told_with_its_seat() -> None:
    scene = phase_6().play("dispatch major", seat=EAST)
    running = STRONGHOLD.view(scene.p, None).table.dispatch
    assert (running.seat, running.number) == (EAST, 7)


@pytest.mark.parametrize(
    ("west", "east", "hourglasses"), [(3, 4, (0, 1)), (8, 0, (3, 0)), (12, 11, (6, 3)), (6, 6, (1, 1))]
)
def test_each_camp_gives_its_hourglasses_to_the_Defender_of_its_side(
    west: int, east: int, hourglasses: tuple[int, int]
) -> None:
    scene = four().put("CAMP", orc=west, seat=WEST).put("CAMP", orc=east, seat=EAST).at("phase", 6).hourglasses(0, 0)
    scene.play("done", seat=EAST)
    assert scene.seen(e.HourglassesGiven) == []
    scene.play("done", seat=WEST)
    given = {event.seat: event.count for event in scene.seen(e.HourglassesGiven)}
    assert (given.get(WEST_GUARD, 0), given.get(EAST_GUARD, 0)) == hourglasses


def test_with_one_Defender_both_camps_count_apart_and_give_to_him() -> None:
    scene = three().put("CAMP", orc=3, seat=WEST).put("CAMP", orc=3, seat=EAST).at("phase", 6).hourglasses(0)
    scene.play("done", "done")
    # Six units in one camp would give one.
    assert [event for event in scene.seen(e.HourglassesGiven) if event.cause == "camp"] == []


def test_unspent_units_go_to_the_own_camp() -> None:
    scene = three().put("HAND", orc=2, seat=WEST).put("HAND", goblin=3, seat=EAST).enter("phase", 6)
    assert (scene.units("CAMP", WEST), scene.units("CAMP", EAST)) == ((0, 2, 0), (3, 0, 0))


def test_a_phase_ends_when_both_have_ended_it() -> None:
    scene = three().enter("phase", 2)
    assert scene.deciders() == [WEST, EAST]
    scene.play("done", seat=EAST)
    assert (scene.p.stage, scene.deciders()) == ("phase", [WEST])
    scene.play("done", seat=WEST)
    assert (scene.p.phase, scene.p.stage) != (2, "phase")
