"""Every puzzle of Warriors: it can be solved, not by doing nothing, and only by its idea."""

from __future__ import annotations

from collections import Counter

import pytest

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.named import brought_along
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.match import MOST_NODES
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.text import LANGUAGES
from tests.games.warriors.teaching.kit import KIT

FILES = brought_along(resource("warriors", "puzzles"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def puzzle(request: pytest.FixtureRequest) -> AnyPuzzle:
    return read_puzzle(request.param, find_kit)


def test_it_can_be_solved_not_by_doing_nothing_and_not_without_its_idea(puzzle: AnyPuzzle) -> None:
    assert puzzle.needs, "every puzzle of ours says which moves it needs"
    nothing: list[Fault] = []
    assert faults_of(puzzle) == nothing


def test_its_solution_solves_it_at_the_table(puzzle: AnyPuzzle) -> None:
    run = PuzzleRun(puzzle)
    while (step := run.next_of_solution()) is not None:
        assert run.verdict is Verdict.OPEN
        run.play(step[1])
    assert run.verdict is Verdict.MET


@pytest.mark.parametrize("which", [0, -1])
def test_nobody_waits_long_for_an_answer(puzzle: AnyPuzzle, which: int) -> None:
    run = PuzzleRun(puzzle)
    for _ in range(40):
        if run.seat is None:
            break
        run.play(run.match.game.legal_moves(run.match.position, run.seat)[which])
        assert run.match.solver.nodes <= MOST_NODES + 1


def test_there_are_puzzles_of_many_kinds_from_easy_to_hard() -> None:
    puzzles = library(KIT, find_kit).puzzles
    assert len(puzzles) == len(FILES) >= 10
    assert min(Counter(puzzle.level for puzzle in puzzles).values()) >= 3
    assert {goal.goal for puzzle in puzzles for goal in puzzle.goals} >= {"take", "spare", "keep", "majority", "win"}
    assert {puzzle.start.cards.box for puzzle in puzzles} == {"base", "hordes"}
    assert {puzzle.until for puzzle in puzzles} == {"card", "round", "game"}
    assert {puzzle.draws is None for puzzle in puzzles} == {True, False}, "dice that are told, and dice that are unkind"


def test_they_are_listed_from_easy_to_hard_in_the_order_their_authors_wish() -> None:
    levels = ("easy", "medium", "hard")
    listed = [(levels.index(puzzle.level), puzzle.order) for puzzle in library(KIT, find_kit).puzzles]
    assert listed == sorted(set(listed))
    assert library(KIT, find_kit).puzzles[0].id == "warriors/one-bow-is-enough"


def test_each_has_a_title_of_its_own() -> None:
    for language in LANGUAGES:
        titles = [puzzle.words[language].title for puzzle in library(KIT, find_kit).puzzles]
        assert len(set(titles)) == len(titles)
