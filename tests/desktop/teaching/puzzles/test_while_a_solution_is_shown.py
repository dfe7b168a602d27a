"""While the solution of a puzzle is shown, and after it, no move is offered: in every game that has puzzles."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.puzzles.library import library
from tests.desktop.desks import choices_of
from tests.helpers.resting import rest

MANY = 4
"""Puzzles of each game whose solution is shown."""
_OF_MOVES = ("done", "undo", "redo", "type_order", "partner")


def offered(window: MainWindow) -> list[str]:
    """Return what of moves can be pressed."""
    rest(window)
    choices = [choice.label for choice in choices_of(window)]
    return [name for name in _OF_MOVES if window.actions_[name].isEnabled()] + choices


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown if entry.puzzles])
def test_no_move_is_offered_while_a_solution_is_shown(
    window: MainWindow, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_session, "STEP", 3_600_000)
    window.learning.puzzling.show_page(game)
    puzzling = window.learning.puzzling
    for puzzle in library(LIBRARY.kit(game), find_kit).puzzles[:MANY]:
        puzzling.begin(puzzle)
        assert puzzling.session is not None
        puzzling.session.show_solution()
        assert offered(window) == [], puzzle.id
    window.show_start()
