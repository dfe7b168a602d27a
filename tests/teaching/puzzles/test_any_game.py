"""Puzzles of a game with its own goals and times."""

from __future__ import annotations

from typing import Any

import pytest

from stronghold_gui.core.chance import Draws
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.teaching.game import Teaching
from stronghold_gui.teaching.puzzles.document import Wrong
from stronghold_gui.teaching.puzzles.library import added_folder, library
from stronghold_gui.teaching.puzzles.node import first_node, following, key_of
from stronghold_gui.teaching.puzzles.others import answers, players_turn
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.teaching.puzzles.solver import Solver, doing_nothing
from stronghold_gui.teaching.puzzles.task import Verdict, at_least, at_most, in_the_end, together
from stronghold_gui.text import catalogue
from tests.teaching.race import Race, Racing
from tests.teaching.taught import RacePuzzles, TaughtRace, only, put, puzzle


def read(race: TaughtRace, **members: object) -> AnyPuzzle:
    """Return the puzzle with other members."""
    return puzzle_from_json(puzzle(**members), "two", only(race))


def found(race: TaughtRace, document: dict[str, Any]) -> list[tuple[str, str]]:
    """Return problem and place of everything that is wrong with a puzzle's document."""
    try:
        puzzle_from_json(document, "two", only(race))
    except BadFileError as error:
        return [(fault.problem, fault.path) for fault in error.faults]
    return []


def test_what_it_claims_is_proved(race: TaughtRace) -> None:
    assert faults_of(read(race)) == []
    assert [fault.problem for fault in faults_of(read(race, draws=None))] == [Wrong.UNSOLVABLE, Wrong.WRONG_SOLUTION]
    idle = read(race, goals=[{"steps": 1}], draws=None, until="home", needs=[])
    assert Solver(idle, doing_nothing).succeeds(first_node(idle)), "who has just rested must throw, a step at least"


def test_chance_is_as_unkind_as_it_can_be_and_the_reason_is_the_games(race: TaughtRace) -> None:
    run = PuzzleRun(read(race, draws=None))
    assert run.seat == 0
    assert run.play("throw") is Verdict.FAILED
    assert run.match.position.at == [1, 0]
    assert run.why_failed(catalogue("en")) == "1 of 2 steps: 0 runs 1"
    assert run.undo()
    assert run.verdict is Verdict.OPEN


def test_told_chance_makes_it_and_there_is_nothing_to_explain(race: TaughtRace) -> None:
    run = PuzzleRun(read(race))
    assert run.next_of_solution() == (0, "throw")
    assert run.play("throw") is Verdict.MET
    assert run.why_failed(catalogue("en")) == ""


def test_points_are_told_apart_by_the_games_own_key(race: TaughtRace) -> None:
    one = read(race)
    first, other = first_node(one), first_node(one)
    assert key_of(one, first) == key_of(one, other)
    other.position.rested = 0
    assert key_of(one, first) != key_of(one, other)


def test_of_answers_that_come_to_the_same_one_is_looked_at(race: TaughtRace) -> None:
    assert isinstance(race.teaching, Teaching)
    terms = race.teaching.puzzles
    assert isinstance(terms, RacePuzzles)

    def given(*enough: Draws) -> list[tuple[Draws, list[int]]]:
        few = TaughtRace(Teaching(puzzles=RacePuzzles(terms.folder, enough=enough or None)))
        one = read(few, draws=None)
        return [(draws, node.position.at) for node, draws in following(one, first_node(one), 0, "throw")]

    assert [at for _, at in given()] == [[1, 0], [3, 0], [2, 0]]
    assert given({"dice": (2,)}, {"dice": (0,)}) == [({"dice": (2,)}, [3, 0]), ({"dice": (0,)}, [1, 0])]


class _Polite(Racing):
    """A race in which both may only offer to interrupt, blue first."""

    def decisions(self, position: Race) -> tuple[Decision, ...]:
        """Return blue, then red."""
        return tuple(Decision(seat, "race", blocking=False) for seat in (1, 0)) if super().decisions(position) else ()


def test_of_offers_to_interrupt_the_first_in_order_is_asked(race: TaughtRace) -> None:
    polite = TaughtRace(race.teaching, _Polite())
    one = puzzle_from_json(puzzle(), "two", only(polite))
    assert players_turn(one, one.begin()) is None
    assert answers(one, one.begin()).seat == 1
    asked_first = read(race)
    turn = players_turn(asked_first, asked_first.begin())
    assert turn is not None
    assert turn.seat == 0, "where the game waits for both, the player decides"


def test_the_others_may_do_nothing_or_keep_to_a_plan(race: TaughtRace) -> None:
    polite = TaughtRace(race.teaching, _Polite())

    def moves(**others: object) -> list[object]:
        one = puzzle_from_json(puzzle(others=others), "two", only(polite))
        return list(answers(one, one.begin()).moves)

    assert moves() == ["throw", "rest"]
    assert moves(answers="pass") == ["rest"]
    assert moves(answers="pass", plan=["throw"]) == ["throw"]


@pytest.mark.parametrize(
    ("members", "problem", "place"),
    [
        ({"plays": ["red", "blue"]}, Wrong.NOT_TOGETHER, "plays"),
        ({"plays": ["invader"]}, Wrong.NO_SEAT, "plays[0]"),
        ({"goals": [{"goal": "hold"}]}, "missing", "goals[0].steps"),
        ({"goals": [{"steps": -1}]}, "out_of_range", "goals[0].steps"),
        ({"goals": [{"steps": 0}]}, "race_no_steps", "goals[0]"),
        ({"until": "turn"}, "not_one_of", "until"),
        ({"marks": ["W1"]}, Wrong.NO_AREA, "marks[0]"),
        ({"solution": ["done"]}, Wrong.NO_MOVE, "solution[0]"),
        ({"position": {"format": "stronghold-position"}}, "foreign", "position"),
        ({"game": "chess"}, "unknown_game", "game"),
        ({"game": None}, "not_a_text", "game"),
    ],
)
def test_a_fault_is_named_with_its_place(race: TaughtRace, members: dict[str, Any], problem: str, place: str) -> None:
    assert (problem, place) in found(race, puzzle(**members))
    assert len({where.partition(".")[0] for _, where in found(race, puzzle(**members))}) == 1


def test_users_puzzles_lie_in_one_folder_and_each_game_lists_its_own(race: TaughtRace) -> None:
    assert isinstance(race.teaching, Teaching)
    terms = race.teaching.puzzles
    assert isinstance(terms, RacePuzzles)
    put(terms.folder, "two.json", puzzle(level="hard"))
    put(added_folder(), "two.json", puzzle())
    put(added_folder(), "easy.json", puzzle())
    put(added_folder(), "other.json", puzzle(game="stroll"))
    put(added_folder(), "strange.json", puzzle(game="chess"))
    all_games = library(race, lambda game: race if game in ("race", "stroll") else None)
    assert [one.id for one in all_games.puzzles] == ["race/easy", "race/two"], "the program's own name comes first"
    assert [str(error.faults[0].problem) for error in all_games.bad] == ["unknown_game"]
    assert library(race, lambda game: race if game in ("race", "stroll") else None) is all_games
    assert library(TaughtRace(None, _Walk()), only(race)).puzzles == ()
    (terms.folder / "two.json").unlink()
    without = library(race, only(race))
    assert [error.name for error in without.bad if error.name.endswith("two.json")], "one that is missing is told of"


class _Walk(Racing):
    """Another game, which teaches nothing."""

    id = "walk"


def test_all_goals_must_be_met_and_one_missed_is_enough_to_fail() -> None:
    met, still, missed = Verdict.MET, Verdict.OPEN, Verdict.FAILED
    assert together([met, met]) is met
    assert together([met, still]) is still
    assert together([met, still, missed]) is missed


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (at_least(1, 2, over=False), Verdict.OPEN),
        (at_least(1, 2, over=True), Verdict.FAILED),
        (at_least(2, 2, over=False), Verdict.MET),
        (at_most(2, 2, over=False), Verdict.OPEN),
        (at_most(2, 2, over=True), Verdict.MET),
        (at_most(3, 2, over=False), Verdict.FAILED),
        (in_the_end(True, over=False), Verdict.OPEN),
        (in_the_end(True, over=True), Verdict.MET),
        (in_the_end(False, over=True), Verdict.FAILED),
    ],
)
def test_a_goal_is_met_for_good_or_in_the_end(before: Verdict, after: Verdict) -> None:
    assert before is after
