"""Puzzles of The Convicted in the window: solved by mouse, missed, taken back, shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted.notation import parse
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from tests.desktop.convicted.teaching.learners import solver
from tests.games.convicted.teaching.kit import KIT

Make = Callable[..., MainWindow]
PUZZLES = library(KIT, find_kit).puzzles


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the others answer without waiting."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)


def known(name: str) -> AnyPuzzle:
    """Return a puzzle of the program's."""
    return next(one for one in PUZZLES if one.id == f"convicted/{name}")


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
