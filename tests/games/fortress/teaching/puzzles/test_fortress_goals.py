"""Goals of Fortress's puzzles: when each is met or missed, and its faults; which moves and throws are tried."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from stronghold_gui.core.outcomes import Branch
from stronghold_gui.core.save.faults import Fault
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.notation import parse
from stronghold_gui.games.fortress.teaching.puzzles import PUZZLES
from stronghold_gui.games.fortress.teaching.puzzles.goals import MEMBERS, Goal, GoalKind, WrongHere
from stronghold_gui.games.fortress.teaching.puzzles.search import draws_to_try
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import fault_words
from tests.games.fortress.examples import example, siege
from tests.games.fortress.teaching.kit import KIT
from tests.games.fortress.teaching.puzzles.sample import document, faults, puzzle

STRIKE = ("attack finn marro_warriors.1", "end")
NOT_HERE, UNKNOWN = "fortress.puzzle_not_of_this_goal", "fortress.puzzle_no_such_thing"
LEAVE = ("go finn 13,6,1", "end")


def verdict(goal: dict[str, Any], *moves: str, **members: Any) -> str:  # noqa: ANN401 - JSON
    """Return the state of a goal after the player's moves."""
    run = PuzzleRun(puzzle(goals=[goal], **members))
    for text in moves or STRIKE:
        if run.seat is None:
            break
        run.play(parse(text))
    return str(run.verdict)


@pytest.mark.parametrize(
    ("goal", "moves", "expected"),
    [
        ({"goal": "destroy"}, STRIKE, "met"),
        ({"goal": "destroy"}, ("end",), "failed"),
        ({"goal": "destroy", "count": 2}, STRIKE, "failed"),
        ({"goal": "destroy", "cards": ["drake"]}, STRIKE, "failed"),
        ({"goal": "wound", "count": 1}, STRIKE, "met"),
        ({"goal": "wound", "count": 2}, STRIKE, "failed"),
        ({"goal": "wound", "cards": ["door"]}, STRIKE, "failed"),
        ({"goal": "unhurt"}, STRIKE, "met"),
        ({"goal": "unhurt"}, LEAVE, "failed"),
        ({"goal": "unhurt", "count": 1}, LEAVE, "met"),
        ({"goal": "unhurt", "cards": ["syvarris"]}, LEAVE, "met"),
        ({"goal": "keep"}, LEAVE, "met"),
        ({"goal": "stand", "spaces": ["13,6,1"]}, LEAVE, "met"),
        ({"goal": "stand", "spaces": ["13,6,1"]}, STRIKE, "failed"),
        ({"goal": "stand", "count": 2, "spaces": ["13,6,1", "22,9,1"]}, LEAVE, "met"),
        ({"goal": "stand", "cards": ["syvarris"], "spaces": ["13,6,1"]}, LEAVE, "failed"),
        ({"goal": "door", "state": "closed"}, ("end",), "met"),
        ({"goal": "door", "state": "gone"}, ("end",), "failed"),
        ({"goal": "flag"}, ("end",), "met"),
        ({"goal": "win"}, STRIKE, "failed"),
    ],
)
def test_a_goal_is_met_or_missed_by_the_end_of_the_turn(
    goal: dict[str, Any], moves: tuple[str, ...], expected: str
) -> None:
    assert verdict(goal, *moves) == expected


def test_what_is_lost_or_taken_down_is_missed_at_once() -> None:
    wounded = {"position": {**document()["position"]}}
    wounded["position"]["position"]["cards"]["finn"]["figures"]["finn"]["wounds"] = 3
    assert verdict({"goal": "keep"}, "go finn 13,6,1", **wounded) == "failed"
    taken = {"position": {"format": "fortress-position", "version": 1}}
    taken["position"]["position"] = _of_flag()
    assert verdict({"goal": "win"}, "flag raelin", plays=["p2"], solution=["flag raelin"], draws={}, **taken) == "met"


def _of_flag() -> dict[str, Any]:
    written = KIT.positions.to_json(example("VT-20").position)["position"]
    assert isinstance(written, dict)
    return dict(written)


def test_every_goal_has_its_members_and_says_why_it_was_missed() -> None:
    assert set(MEMBERS) == set(get_args(GoalKind))
    task = puzzle()
    for language in LANGUAGES:
        for kind in get_args(GoalKind):
            said = PUZZLES.why_missed(task, Goal(kind), 1, (), catalogue(language))
            assert said.endswith("."), said
            assert "{" not in said
            assert "fortress" not in said
        assert PUZZLES.player(task, catalogue(language)) in ("Player 1", "Joueur 1")


@pytest.mark.parametrize(
    ("members", "expected"),
    [
        ({"goals": [{"goal": "win", "count": 2}]}, [(NOT_HERE, "goals[0].count")]),
        ({"goals": [{"goal": "door", "spaces": ["14,7,1"]}]}, [(NOT_HERE, "goals[0].spaces")]),
        ({"goals": [{"goal": "stand", "spaces": ["99,9,1"]}]}, [(UNKNOWN, "goals[0].spaces[0]")]),
        ({"goals": [{"goal": "destroy", "cards": ["orc"]}]}, [(UNKNOWN, "goals[0].cards[0]")]),
        ({"until": "game"}, [("fortress.puzzle_to_be_laid", "position.position.round")]),
    ],
)
def test_goals_that_make_no_sense_are_named_by_their_path(
    members: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert faults(document(**members)) == expected


def test_a_task_that_hangs_on_hidden_markers_is_a_guess() -> None:
    scene = siege("finn", {"finn": ((13, 9, 1),)}, {"drake": ((0, 8, 1),), "ne_gok_sa": ((0, 9, 1),)}).go_on()
    written = KIT.positions.to_json(scene.position)
    assert isinstance(written["position"], dict)
    written["position"]["markers"] = {"p2": {"one": "drake", "two": "ne_gok_sa", "three": "drake", "x": "drake"}}
    task: dict[str, Any] = {"solution": ["end"], "goals": [{"goal": "flag"}], "position": written}
    hidden = [("fortress.puzzle_hidden_markers", "position.position.markers.p2")]
    assert faults(document(until="round", **task)) == hidden
    assert faults(document(until="turn", **task)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told(language: str) -> None:
    for problem in WrongHere:
        said = fault_words(Fault(problem, "goals[0]", {"value": "x"}), catalogue(language))
        assert "{" not in said
        assert "problem." not in said


def branch(draws: dict[str, tuple[int, ...]], *happened: e.Event) -> Branch[Any, e.Event]:
    return Branch(example("VT-05").position, happened, draws)


def test_of_dice_only_the_number_that_counts_is_tried() -> None:
    tried = list(draws_to_try(branch({"attack finn": (0, 0), "defence drake": (0, 0, 0)})))
    assert len(tried) == 3 * 4
    assert {draws["attack finn"].count(0) for draws in tried} == {0, 1, 2}
    assert {draws["defence drake"].count(1) for draws in tried} == {0, 1, 2, 3}


def test_of_the_d20_the_lowest_and_the_highest_are_tried() -> None:
    assert [draws["chomp grimnak"] for draws in draws_to_try(branch({"chomp grimnak": (3,)}))] == [(0,), (19,)]
    deep = e.FellDeep("finn", 25, 1, unhurt=False)
    assert [draws["fall finn"] for draws in draws_to_try(branch({"fall finn": (0,)}, deep))] == [(0,), (19,)]
    assert [draws["fall finn"] for draws in draws_to_try(branch({"fall finn": (0,)}))] == [(2,), (0,)]
    assert list(draws_to_try(branch({"initiative p1": (7,)}))) == [{"initiative p1": (7,)}]


def test_steps_are_tried_only_where_the_door_can_be_worked_between_them() -> None:
    far = example("VT-05").position
    moves = KIT.game.legal_moves(far, 0)
    task = puzzle()
    assert any(isinstance(move, m.Step) for move in moves)
    assert not any(isinstance(move, m.Step) for move in PUZZLES.worth_a_try(task, far, moves))
    bar = example("VF-11").position
    moves = KIT.game.legal_moves(bar, 0)
    assert set(PUZZLES.worth_a_try(task, bar, moves)) == set(moves)


def test_who_does_nothing_ends_or_lets_be() -> None:
    table = example("VT-05").position
    (decision,) = KIT.game.decisions(table)
    assert PUZZLES.idle_move(table, [m.Strike(roll=True), m.Strike(roll=False)]) == m.Strike(roll=False)
    assert PUZZLES.idle_move(table, [m.Door(open=True), m.Rest("once"), m.Rest("turn")]) == m.Rest("once")
    assert PUZZLES.idle_move(table, [m.Next("finn"), m.Next("drake")]) == m.Next("finn")
    assert PUZZLES.may_idle(decision, [m.END])
    assert not PUZZLES.may_idle(decision, [m.Next("finn")])


def test_there_are_puzzles_of_many_kinds_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) >= 10
    assert min(Counter(puzzle.level for puzzle in puzzles).values()) >= 3
    goals = {goal.goal for puzzle in puzzles for goal in puzzle.goals}
    assert goals == {"destroy", "win", "stand", "keep", "door", "flag", "wound", "unhurt"}
    assert {puzzle.start.setting.scenario.id for puzzle in puzzles} == {"siege", "ambush"}
    assert {puzzle.until for puzzle in puzzles} == {"turn", "game"}
    assert {puzzle.draws is None for puzzle in puzzles} == {True, False}, "dice that are told, and dice that are unkind"
