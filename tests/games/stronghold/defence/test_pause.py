"""The pause itself: when there is one, its end, the stone (rules, sections 4 and 7)."""

from __future__ import annotations

import pytest

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence import pause as room
from stronghold_gui.games.stronghold.events import HourglassesLost, PauseBegan, Placed
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.pieces import STONE
from stronghold_gui.games.stronghold.position import STAGES
from stronghold_gui.games.stronghold.values import EDITIONS
from tests.games.stronghold.defence.scenes import left, lying, paid, pause
from tests.games.stronghold.scene import DEFENDER, Scene


def test_without_hourglasses_there_is_no_pause() -> None:
    scene = Scene().hourglasses(0).enter("pause", 2)
    assert (scene.p.stage, scene.p.phase) == ("phase", 3)
    assert not scene.seen(PauseBegan)


def test_the_pause_says_after_which_phase_and_with_how_many_hourglasses() -> None:
    scene = Scene().hourglasses(3).enter("pause", 2)
    assert scene.seen(PauseBegan) == [PauseBegan(2, 3)]
    (decision,) = STRONGHOLD.decisions(scene.p)
    assert (decision.seat, decision.kind, decision.count) == (DEFENDER, Kind.SPEND, 3)


def test_all_hourglasses_must_be_spent() -> None:
    scene = pause(1)
    assert scene.reason("done") == ("hourglasses_left", "7")
    assert "done" not in scene.legal()
    scene.play("move soldier W1 courtyard")
    assert scene.legal() == ["done"]


def test_R_114_the_last_hourglass_does_not_end_the_pause_by_itself() -> None:
    scene = pause(1).play("pay cannon")
    assert (scene.p.stage, left(scene)) == ("pause", 0)
    scene.play("done")
    assert (scene.p.stage, scene.p.phase) == ("phase", 4)


def test_after_phase_6_the_assault_begins() -> None:
    scene = pause(0, phase=6)
    room.play(scene.p, DEFENDER, STRONGHOLD.parse("done"), [])
    assert scene.p.todo == [("enter", STAGES.index("cannons"), 0, 0)]
    assert scene.p.phase == 6


def test_hourglasses_are_lost_only_if_no_legal_spending_exists() -> None:
    scene = pause(2, bare=True)
    for house in ("barracks", "guards", "guard_of_honour", "courtyard"):
        scene.guard(house)
    scene.p.possessed = scene.p.acted = 3
    scene.p.defenders[0].used = (1 << 19) - 1
    # All actions are marked as used; those of the barracks may be repeated, but there is no unit to train.
    paid(scene, train_marksman=1, train_soldier=1)
    assert scene.legal() == ["done"]
    scene.play("done")
    assert scene.seen(HourglassesLost) == [HourglassesLost(1, 2)]
    assert left(scene) == 0


def test_moves_of_the_invader_are_refused_in_the_pause() -> None:
    scene = pause()
    assert scene.reason("ballista RW1 troll")[0] == "not_now"
    assert scene.reason("done", seat=0)[0] == "not_your_decision"


def test_an_action_that_is_not_covered_is_refused_with_what_it_lacks() -> None:
    scene = pause().play("pay cannon")
    assert scene.reason("finish cannon TW3") == ("not_covered", "R-36")


@pytest.mark.parametrize("edition", EDITIONS)
def test_R_23_the_stone_of_the_turn_is_placed_in_the_pause_after_phase_1(edition: str) -> None:
    scene = Scene(edition).enter("start").play("done", "done")
    assert (scene.p.stage, scene.p.phase) == ("pause", 1)
    supply = scene.p.supply[STONE]
    assert [move for move in scene.legal() if move.startswith("stone ")] == [
        f"stone {wall}" for wall in sorted(scene.p.board.inner[: scene.p.board.walls])
    ]
    scene.play("stone W4")
    assert scene.p.stone[scene.p.board.inner_index["W4"]] == 3
    assert scene.p.supply[STONE] == supply - 1
    assert Placed("stone", "W4") in scene.events
    assert scene.reason("stone W4") == ("none_left", "R-23")


def test_R_23_the_stone_must_be_placed_before_the_pause_ends() -> None:
    scene = pause(0, phase=1)
    scene.p.defenders[0].stones = 1
    assert scene.reason("done") == ("stone_left", "R-23")
    assert scene.reason("stone TW1")[0] == "wrong_kind_of_place"
    assert scene.reason("stone W9")[0] == "unknown_place"
    scene.play("stone E1", "done")


def test_R_23_without_stone_in_the_supply_there_is_none_this_turn() -> None:
    scene = Scene()
    scene.guard("W1", stone=2 + scene.p.supply[STONE])
    scene.enter("start").play("done", "done")
    assert scene.p.stage == "pause"
    assert not [move for move in scene.legal() if move.startswith("stone")]


def test_R_93_R_07_the_set_up_and_first_turns_hourglasses_meet_in_the_first_pause() -> None:
    scene = Scene().enter("start").play("done", "done")
    assert left(scene) == 6


def test_R_35_a_part_payment_stays_from_turn_to_turn() -> None:
    scene = pause(2).play("pay cannon", "pay cannon", "done")
    assert lying(scene, "cannon") == 2
    scene.hourglasses(2).at("pause", 1, 3).play("pay cannon", "pay cannon")
    assert scene.legal()[0] == "finish cannon TE1"
