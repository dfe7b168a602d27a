"""Every puzzle that the program brings along: it can be solved, not by doing nothing, and only by its idea."""

from __future__ import annotations

from collections import Counter

import pytest

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.named import brought_along
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.match import MOST_NODES
from stronghold_gui.teaching.puzzles.node import first_node
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.teaching.puzzles.solver import Solver, doing_nothing
from stronghold_gui.teaching.puzzles.task import Verdict
from tests.games.stronghold.teaching.kit import KIT

FILES = brought_along(resource("stronghold", "puzzles"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def puzzle(request: pytest.FixtureRequest) -> AnyPuzzle:
    return read_puzzle(request.param, find_kit)


def test_doing_nothing_fails(puzzle: AnyPuzzle) -> None:
    assert not Solver(puzzle, doing_nothing).succeeds(first_node(puzzle))


def test_its_solution_solves_it_at_the_table(puzzle: AnyPuzzle) -> None:
    run = PuzzleRun(puzzle)
    while (step := run.next_of_solution()) is not None:
        assert run.verdict is Verdict.OPEN
        run.play(step[1])
    assert run.verdict is Verdict.MET


@pytest.mark.long
def test_it_can_be_solved_not_by_doing_nothing_and_not_without_its_idea(puzzle: AnyPuzzle) -> None:
    assert puzzle.needs, "every puzzle of ours says which moves it needs"
    nothing: list[Fault] = []
    assert faults_of(puzzle) == nothing


def test_nobody_waits_long_for_an_answer(puzzle: AnyPuzzle) -> None:
    run = PuzzleRun(puzzle)
    for _ in range(40):
        if run.seat is None:
            break
        seat = run.seat
        run.play(run.match.game.legal_moves(run.match.position, seat)[-1])
        assert run.match.solver.nodes <= MOST_NODES + 1


def test_there_are_puzzles_for_both_camps_in_both_editions_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) == len(FILES) >= 14
    assert min(Counter(puzzle.start.is_invader(puzzle.plays[0]) for puzzle in puzzles).values()) >= 8
    assert {puzzle.start.values.edition for puzzle in puzzles} == {"revised", "first"}
    assert {puzzle.level for puzzle in puzzles} == {"easy", "medium", "hard"}
    assert any(puzzle.draws is None and puzzle.start.todo for puzzle in puzzles)
    assert any(puzzle.draws is not None for puzzle in puzzles)


def test_they_are_listed_from_easy_to_hard_in_the_order_their_authors_wish() -> None:
    levels = ("easy", "medium", "hard")
    listed = [(levels.index(puzzle.level), puzzle.order) for puzzle in library(KIT, find_kit).puzzles]
    assert listed == sorted(set(listed))
    assert library(KIT, find_kit).puzzles[0].id == "one-pot"


def test_each_has_a_title_of_its_own() -> None:
    for language in ("en", "fr"):
        titles = [puzzle.words[language].title for puzzle in library(KIT, find_kit).puzzles]
        assert len(set(titles)) == len(titles)
