"""Puzzles of Fortress in the window: solved by hand, missed, shown; what they point at, and how their texts fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.core.save import autosave_folder, recent_file
from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.fortress.notation import parse
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.progress import solved
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.fortress.teaching.learners import solver
from tests.desktop.learners import Played, in_each_language
from tests.games.fortress.teaching.kit import KIT

Make = Callable[..., MainWindow]
PUZZLES = library(KIT, find_kit).puzzles
NAMES = [one.id.removeprefix("fortress/") for one in PUZZLES]
WAYS = ("click", "drag", "keys")
PLAYED: tuple[Played, ...] = (
    ("the-high-ground", "en", "click"),
    ("a-rope", "fr", "drag"),
    ("one-blast", "en", "click"),
    ("a-line-of-fire", "en", "drag"),
    ("hold-the-flag", "en", "click"),
)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def known(name: str) -> AnyPuzzle:
    """Return a puzzle of the program's."""
    return next(one for one in PUZZLES if one.id == f"fortress/{name}")


@in_each_language("name", NAMES, WAYS, PLAYED)
def test_a_puzzle_is_solved_by_hand(name: str, language: str, way: str, make_window: Make) -> None:
    somebody = solver(make_window(language))
    somebody.begin(name)
    puzzle, bar = known(name), somebody.puzzling.bar
    assert bar.words.text() == puzzle.words[language].task
    for move in puzzle.solution:
        if somebody.session.state != "met":
            somebody.play(move, way)
    somebody.wait_for("met")
    assert bar.words.text() == puzzle.words[language].idea
    assert solved() == {puzzle.id}
    assert not recent_file().exists()
    assert not list(autosave_folder().glob("*"))


def test_what_the_task_speaks_of_is_pointed_at(make_window: Make) -> None:
    somebody = solver(make_window())
    for puzzle in PUZZLES:
        somebody.begin(puzzle.id.removeprefix("fortress/"))
        assert somebody.session._pointers.count == len(puzzle.marks), puzzle.id


def test_a_puzzle_missed_is_told_kindly_and_can_be_made_good(make_window: Make) -> None:
    somebody = solver(make_window())
    somebody.begin("the-high-ground")
    somebody.play(parse("end"))
    somebody.wait_for("failed")
    assert "You destroyed too few figures: 0 of 1." in somebody.puzzling.bar.answer.text()
    while somebody.session.controller.can_undo:
        somebody.press("puzzle_undo")
    for move in known("the-high-ground").solution:
        somebody.play(move)
    somebody.wait_for("met")


def test_the_solution_is_shown_and_then_played(make_window: Make) -> None:
    somebody = solver(make_window("fr"))
    somebody.begin("a-rope")
    somebody.press("puzzle_solution")
    somebody.wait_for("shown")
    assert somebody.puzzling.bar.words.text() == known("a-rope").words["fr"].idea
    assert solved() == frozenset()
