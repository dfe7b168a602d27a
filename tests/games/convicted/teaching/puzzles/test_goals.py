"""Goals of The Convicted's puzzles: when each is met or missed, and what is wrong with one that makes no sense."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.games.convicted.documents import POSITIONS
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.teaching.puzzles.goals import MEMBERS, Goal, GoalKind, WrongHere, counted, in_time
from stronghold_gui.games.convicted.teaching.puzzles.terms import PUZZLES
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.text import LANGUAGES
from stronghold_gui.text.faults import fault_words
from tests.games.convicted.examples import at_peace, at_stage
from tests.games.convicted.scene import Scene
from tests.games.convicted.teaching.kit import KIT
from tests.games.convicted.teaching.texts import book

WORDS = {"title": "Title", "task": "Task.", "hint": "Hint.", "idea": "Idea."}
FIGHT = ("done", "face spearman W.1", "face spearman W.1", "done")
"""Two spearmen against three warriors before a palisade: the dice say who wins."""
GOOD, BAD = {"fight W.1": [0, 2]}, {"fight W.1": [2, 0]}


def fight() -> Scene:
    return at_stage(7, W="1/1 spearman 2", assault_W="warrior 3", town="library 1")


def document(table: Scene, **members: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Return a puzzle's document on a table, with other members."""
    plain = {
        "format": "stronghold-puzzle",
        "version": 1,
        "game": "convicted",
        "level": "easy",
        "words": {"en": dict(WORDS), "fr": dict(WORDS)},
        "plays": ["a"],
        "goals": [{"goal": "hold"}],
        "until": "round",
        "draws": GOOD,
        "solution": ["done"],
        "position": POSITIONS.to_json(table.position),
    }
    return {**plain, **members}


def puzzle(table: Scene, **members: Any) -> AnyPuzzle:  # noqa: ANN401 - JSON
    return puzzle_from_json(document(table, **members), "sample", find_kit)


def verdict(table: Scene, goal: dict[str, Any], moves: tuple[str, ...], **members: Any) -> str:  # noqa: ANN401 - JSON
    """Return the state of a goal after the player's moves, and doing nothing from then on."""
    run = PuzzleRun(puzzle(table, goals=[goal], **members))
    for text in (*moves, *["done"] * 12):
        if run.seat is None:
            break
        run.play(parse(text))
    return str(run.verdict)


def faults(whole: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of every fault of a document."""
    try:
        puzzle_from_json(whole, "sample", find_kit)
    except BadFileError as error:
        return [(str(fault.problem), fault.path) for fault in error.faults]
    return []


@pytest.mark.parametrize(
    ("goal", "draws", "expected"),
    [
        ({"goal": "hold"}, GOOD, "met"),
        ({"goal": "hold"}, BAD, "failed"),
        ({"goal": "spare"}, GOOD, "met"),
        ({"goal": "spare", "count": 1}, BAD, "failed"),
        ({"goal": "spare", "count": 2}, BAD, "met"),
        ({"goal": "spare", "pieces": ["archer"]}, BAD, "met"),
        ({"goal": "fell"}, GOOD, "met"),
        ({"goal": "fell", "count": 2}, GOOD, "failed"),
        ({"goal": "fell", "pieces": ["giant"]}, GOOD, "failed"),
        ({"goal": "flee"}, GOOD, "failed"),
        ({"goal": "resist", "places": ["W"]}, GOOD, "met"),
        ({"goal": "town"}, GOOD, "met"),
        ({"goal": "have", "pieces": ["spearman"], "count": 2}, GOOD, "met"),
        ({"goal": "have", "pieces": ["spearman"], "count": 2}, BAD, "failed"),
        ({"goal": "raise", "places": ["W"], "count": 1}, GOOD, "met"),
        ({"goal": "raise", "places": ["W"], "count": 2}, GOOD, "failed"),
    ],
)
def test_a_goal_is_met_or_missed_by_the_end_of_the_round(
    goal: dict[str, Any], draws: dict[str, list[int]], expected: str
) -> None:
    assert verdict(fight(), goal, FIGHT, draws=draws) == expected


def test_a_town_that_nobody_defends_loses_levels() -> None:
    assert verdict(fight(), {"goal": "town"}, ("done",)) == "failed", "who climbs destroys"


def test_actions_are_over_when_they_are_ended() -> None:
    table = at_peace(stock="1/0/0/0", W="0/0")
    assert (
        verdict(table, {"goal": "raise", "places": ["W"], "count": 1}, ("fortify W", "done"), until="actions") == "met"
    )
    assert verdict(table, {"goal": "raise", "places": ["W"], "count": 1}, ("done",), until="actions") == "failed"


def test_what_happens_after_the_time_does_not_count() -> None:
    fell, began = s.FoesFell("assault_W", "warrior", 1, "fire"), s.StageBegan(2)
    goal = Goal("fell")
    assert counted(goal, in_time("stage", [fell, began, fell])) == 1
    assert counted(goal, in_time("round", [fell, began, fell])) == 2
    assert counted(Goal("bar", direction="W"), [s.FoesMovedUp("W", (("warrior", 3),)), s.FoesMovedUp("N", ())]) == 3
    assert counted(Goal("lure", direction="E"), [s.MainDirectionFound("E", (), ())]) == 1
    assert counted(Goal("resist", places=["gates"]), [s.ResistanceLost("gates", 2, 1, "ram")]) == 2


def test_every_kind_of_goal_has_its_members_and_its_sentence() -> None:
    assert set(MEMBERS) == set(get_args(GoalKind))
    for language in LANGUAGES:
        for kind in get_args(GoalKind):
            task = puzzle(fight())
            assert PUZZLES.why_missed(task, Goal(kind, 2), 1, [], book(language))


@pytest.mark.parametrize(
    ("members", "fault"),
    [
        ({"goals": [{"goal": "hold", "count": 2}]}, (WrongHere.NOT_OF_THIS_GOAL, "goals[0].count")),
        ({"goals": [{"goal": "fell", "places": ["W"]}]}, (WrongHere.NOT_OF_THIS_GOAL, "goals[0].places")),
        ({"goals": [{"goal": "fell", "pieces": ["archer"]}]}, (WrongHere.NO_PIECE, "goals[0].pieces[0]")),
        ({"goals": [{"goal": "have", "pieces": ["giant"]}]}, (WrongHere.NO_PIECE, "goals[0].pieces[0]")),
        ({"goals": [{"goal": "resist", "places": ["keep"]}]}, (WrongHere.NO_PLACE, "goals[0].places[0]")),
        ({"until": "actions"}, (WrongHere.TOO_LATE, "until")),
    ],
)
def test_a_goal_that_makes_no_sense_is_named_by_its_place(members: dict[str, Any], fault: tuple[str, str]) -> None:
    assert faults(document(fight(), **members)) == [fault]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(language: str) -> None:
    assert KIT.teaching is not None
    for problem in WrongHere:
        assert fault_words(Fault(problem, "goals[0]", {"value": "hold"}), book(language))


def test_there_are_puzzles_of_many_kinds_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) >= 12
    assert min(Counter(puzzle.level for puzzle in puzzles).values()) >= 3
    assert {goal.goal for puzzle in puzzles for goal in puzzle.goals} >= {
        "fell", "spare", "hold", "bar", "flee", "resist", "lure", "have", "raise",
    }  # fmt: skip
    assert {puzzle.until for puzzle in puzzles} == {"actions", "army", "stage", "round"}
    assert {puzzle.start.period for puzzle in puzzles} == {"actions", "siege"}
    assert {puzzle.draws is None for puzzle in puzzles} == {True, False}, "dice that are told, and dice that are unkind"
