"""The controller: who sits at the screen, what is shown, what may be taken back."""

import random

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.undo import Barrier
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.stronghold.trial_matches import secrecy
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.notation import parse
from tests.desktop.begin import new_match
from tests.games.stronghold.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp")


def begun(**options: str) -> Controller:
    """Return the controller of a new match."""
    return Controller(new_match(options, ("Anna", "Bert"), 4), secrecy)


def placed(scene: Scene) -> Controller:
    """Return the controller of a match that begins with a scene."""
    return Controller(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 4), scene.p), secrecy)


def test_a_move_is_played_and_told_with_its_events() -> None:
    controller = begun()
    told: list[tuple[object, str]] = []
    controller.changed.connect(lambda events, reason: told.append((events, reason)))
    assert controller.play(parse("done"))
    assert told[0][1] == "move"
    assert any(isinstance(event, e.UnitsDrawn) for event in told[0][0])  # type: ignore[attr-defined]


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    controller = begun()
    refused: list[object] = []
    controller.refused.connect(lambda move, refusal: refused.append((move, refusal.reason)))
    assert not controller.play(parse("march orc RW1 W1"))
    assert refused == [(parse("march orc RW1 W1"), "not_now")]
    assert not controller.match.played


def test_undo_takes_back_and_redo_plays_again() -> None:
    controller = begun()
    controller.play(parse("flip supplies"))
    assert controller.can_undo
    controller.undo()
    assert not controller.match.played
    assert controller.can_redo
    controller.redo()
    assert controller.match.position.invaders[0].flipped == 1


def test_undo_stops_at_a_wall_and_names_it() -> None:
    controller = begun()
    controller.play(parse("done"))
    assert not controller.can_undo
    assert controller.barrier is Barrier.DRAW
    assert not controller.undo()


def test_the_seat_changes_with_the_decision_when_nothing_is_hidden() -> None:
    controller = begun()
    controller.play(parse("done"))
    controller.play(parse("done"))
    assert (controller.seat, controller.covered) == (1, False)
    assert controller.viewer == 1


def test_the_curtain_falls_where_the_next_seat_may_see_what_the_other_may_not() -> None:
    controller = begun(cards="draft")
    assert controller.covered
    assert controller.viewer is None
    assert controller.moves() == []
    assert controller.view().table.invaders[0].offer == []
    controller.uncover()
    assert controller.viewer == 0
    assert controller.view().table.invaders[0].offer


def test_without_curtain_nobody_is_kept_waiting() -> None:
    controller = begun()
    controller.curtain = False
    controller.play(parse("done"))
    controller.play(parse("done"))
    assert not controller.covered


def face_down_order() -> Controller:
    """Return a match in the assault with a face-down order of the Invader's, who must name a target."""
    scene = Scene(bare=True).put("W1", orc=2).put("RW2", orc=1).tile("ballista", "RW3").guard("W4", soldier=1)
    scene.order("bluff", "W1", face_up=False)
    return placed(scene.enter("machines"))


def test_what_is_hidden_but_of_no_use_now_stays_hidden_without_a_curtain() -> None:
    controller = face_down_order()
    assert (controller.seat, controller.covered, controller.viewer) == (0, False, None)
    assert controller.view().table.walls["W1"].order == "hidden"
    assert controller.moves()
    assert controller.can_peek


def test_peeking_lets_the_curtain_fall_first() -> None:
    controller = face_down_order()
    controller.peek()
    assert controller.covered
    controller.uncover()
    assert controller.view().table.walls["W1"].order == "bluff"
    assert not controller.can_peek


def test_a_whole_game_runs_through_the_controller() -> None:
    controller = begun(cards="draft")
    chance = random.Random(11)  # noqa: S311 - a game to look at, no secret
    while not controller.over:
        controller.uncover()
        assert controller.play(chance.choice(controller.moves()))
    assert controller.viewer is None
    assert controller.decision is None


def marching() -> Controller:
    """Return the controller of a match in which five orcs wait in the camp, for the last step of a minor dispatch."""
    scene = Scene().at("phase", 6, turn=2).put("CAMP", orc=6, goblin=1)
    return placed(scene.play("dispatch minor"))


def test_what_is_played_in_one_go_is_told_once_and_taken_back_and_played_again_in_one_step() -> None:
    controller = marching()
    told: list[tuple[int, str]] = []
    controller.changed.connect(lambda events, reason: told.append((len(events), reason)))
    assert controller.play(parse("march goblin CAMP FE"))
    assert controller.play_several(parse("march orc CAMP FW"), 3) == 3
    assert len(controller.match.played) == 4
    assert controller.undo()
    assert len(controller.match.played) == 1, "what was played before stays"
    assert controller.redo()
    assert len(controller.match.played) == 4
    assert told == [(1, "move"), (3, "move"), (0, "undo"), (3, "redo")]


def test_of_several_as_many_go_as_may() -> None:
    controller = marching()
    refused: list[object] = []
    controller.refused.connect(lambda move, _refusal: refused.append(move))
    assert controller.play_several(parse("march orc CAMP FW"), 6) == 5, "a minor dispatch moves five"
    assert controller.play_several(parse("march orc CAMP FW"), 1) == 0
    assert refused == [parse("march orc CAMP FW")], "only what was refused whole"


def test_a_move_after_an_undo_is_a_step_of_its_own() -> None:
    controller = marching()
    controller.play_several(parse("march orc CAMP FW"), 3)
    controller.undo()
    controller.play(parse("march goblin CAMP FE"))
    controller.play(parse("march orc CAMP FE"))
    controller.undo()
    assert len(controller.match.played) == 1
