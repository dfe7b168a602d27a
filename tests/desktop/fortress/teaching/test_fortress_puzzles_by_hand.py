"""Puzzles of Fortress in the window: solved by hand, missed, shown; what they point at, and how their texts fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.fortress.notation import parse
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.fortress.teaching.learners import solver
from tests.games.fortress.teaching.kit import KIT

Make = Callable[..., MainWindow]
PUZZLES = library(KIT, find_kit).puzzles


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def known(name: str) -> AnyPuzzle:
    """Return a puzzle of the program's."""
    return next(one for one in PUZZLES if one.id == f"fortress/{name}")


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
