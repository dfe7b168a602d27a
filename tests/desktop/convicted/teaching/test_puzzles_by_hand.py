"""Puzzles of The Convicted in the window: solved by mouse, missed, taken back, shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.progress import solved
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.convicted.teaching.learners import solver
from tests.desktop.learners import Played, in_each_language
from tests.games.convicted.teaching.kit import KIT

Make = Callable[..., MainWindow]
PUZZLES = library(KIT, find_kit).puzzles
NAMES = [one.id.removeprefix("convicted/") for one in PUZZLES]
WAYS = ("buttons", "click", "drag", "keys")
PLAYED: tuple[Played, ...] = (
    ("the-last-warrior", "fr", "buttons"),
    ("break-the-bridge", "en", "click"),
    ("come-to-the-north", "fr", "drag"),
)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def known(name: str) -> AnyPuzzle:
    """Return a puzzle of the program's."""
    return next(one for one in PUZZLES if one.id == f"convicted/{name}")


@in_each_language("name", NAMES, WAYS, PLAYED)
def test_a_puzzle_is_solved_by_hand(name: str, language: str, way: str, make_window: Make) -> None:
    somebody = solver(make_window(language))
    somebody.begin(name)
    puzzle, bar = known(name), somebody.puzzling.bar
    assert bar.words.text() == puzzle.words[language].task
    for move in puzzle.solution:
        if somebody.session.state != "open":
            break
        somebody.play(move, way)
    somebody.wait_for("met")
    assert bar.words.text() == puzzle.words[language].idea
    assert solved() == {puzzle.id}


def test_what_the_task_speaks_of_is_pointed_at_until_the_first_move(make_window: Make) -> None:
    somebody = solver(make_window())
    for puzzle in PUZZLES:
        somebody.begin(puzzle.id.removeprefix("convicted/"))
        assert somebody.session._pointers.count == len(puzzle.marks), puzzle.id
    somebody.begin("too-light-for-the-ram")
    somebody.play(parse("take warrior N.1"))
    assert somebody.session._pointers.count == 0


def test_a_puzzle_missed_is_told_kindly_and_can_be_made_good(make_window: Make) -> None:
    somebody = solver(make_window())
    somebody.begin("break-the-bridge")
    somebody.play(parse("aim catapult SW deployment_W"))
    somebody.play(parse("take warrior deployment_W"))
    somebody.wait_for("failed")
    assert "enemy pieces moved up." in somebody.puzzling.bar.answer.text()
    while somebody.session.controller.can_undo:
        somebody.press("puzzle_undo")
    for move in known("break-the-bridge").solution:
        if somebody.session.state == "open":
            somebody.play(move)
    somebody.wait_for("met")


def test_the_solution_is_shown_and_then_played(make_window: Make) -> None:
    somebody = solver(make_window("fr"))
    somebody.begin("stone-by-stone")
    somebody.press("puzzle_solution")
    somebody.wait_for("shown")
    assert somebody.puzzling.bar.words.text() == known("stone-by-stone").words["fr"].idea
    assert solved() == frozenset()
    somebody.press("puzzle_again")
    assert somebody.session.state == "open"
