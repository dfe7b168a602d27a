"""Every puzzle of every game: it can be solved, not by doing nothing, and only by its idea."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from stronghold_gui.core.save.faults import Fault
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.named import built_in_files
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.match import MOST_NODES
from stronghold_gui.teaching.puzzles.node import first_node
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.run import PuzzleRun
from stronghold_gui.teaching.puzzles.solver import Solver, doing_nothing
from stronghold_gui.teaching.puzzles.task import Verdict
from stronghold_gui.text import LANGUAGES

FILES: Final = [path for game in LIBRARY.ids for path in built_in_files(resource(game, "puzzles"))]
SLOW: Final = resource("stronghold", "puzzles")
"""The puzzles whose search takes long: only doing nothing is tried on every run, the whole proof in long runs."""
FIRST: Final = {
    "stronghold": "one-pot", "warriors": "warriors/one-bow-is-enough", "convicted": "convicted/two-targets",
    "fortress": "fortress/the-high-ground",
}  # fmt: skip
"""The puzzle that the list begins with, by game."""
MOST_MOVES: Final = 40


def name(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.fixture(params=FILES, ids=name)
def puzzle(request: pytest.FixtureRequest) -> AnyPuzzle:
    return read_puzzle(request.param, find_kit)


@pytest.mark.parametrize("path", [path for path in FILES if path.parent == SLOW], ids=name)
def test_doing_nothing_fails(path: Path) -> None:
    puzzle: AnyPuzzle = read_puzzle(path, find_kit)
    assert not Solver(puzzle, doing_nothing).succeeds(first_node(puzzle))


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=pytest.mark.long if path.parent == SLOW else ()) for path in FILES], ids=name
)
def test_it_can_be_solved_not_by_doing_nothing_and_not_without_its_idea(path: Path) -> None:
    puzzle: AnyPuzzle = read_puzzle(path, find_kit)
    assert puzzle.needs, "every puzzle of ours says which moves it needs"
    nothing: list[Fault] = []
    assert faults_of(puzzle) == nothing


def test_its_solution_solves_it_at_the_table(puzzle: AnyPuzzle) -> None:
    run = PuzzleRun(puzzle)
    while (step := run.next_of_solution()) is not None:
        assert run.verdict is Verdict.OPEN
        run.play(step[1])
    assert run.verdict is Verdict.MET


@pytest.mark.parametrize(
    ("path", "which"),
    [(path, which) for path in FILES for which in ((-1,) if path.parent == SLOW else (0, -1))],
    ids=lambda value: name(value) if isinstance(value, Path) else str(value),
)
def test_nobody_waits_long_for_an_answer(path: Path, which: int) -> None:
    puzzle: AnyPuzzle = read_puzzle(path, find_kit)
    run = PuzzleRun(puzzle)
    for _ in range(MOST_MOVES):
        if run.seat is None:
            break
        run.play(run.match.game.legal_moves(run.match.position, run.seat)[which])
        assert run.match.solver.nodes <= MOST_NODES + 1


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_they_are_listed_from_easy_to_hard_in_the_order_their_authors_wish(game: str) -> None:
    levels = ("easy", "medium", "hard")
    puzzles = library(LIBRARY.kit(game), find_kit).puzzles
    listed = [(levels.index(puzzle.level), puzzle.order) for puzzle in puzzles]
    assert listed == sorted(set(listed))
    assert {level for level, _ in listed} == {0, 1, 2}
    assert puzzles[0].id == FIRST[game]
    assert len(puzzles) == len(built_in_files(resource(game, "puzzles")))


@pytest.mark.parametrize("game", LIBRARY.ids)
def test_each_has_a_title_of_its_own(game: str) -> None:
    for language in LANGUAGES:
        titles = [puzzle.words[language].title for puzzle in library(LIBRARY.kit(game), find_kit).puzzles]
        assert len(set(titles)) == len(titles)
