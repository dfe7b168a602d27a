"""A window with a puzzle in it, and hands at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize

from stronghold_gui.desktop.teaching.puzzles import puzzle_session
from stronghold_gui.desktop.teaching.puzzles.puzzle_session import PuzzleSession
from stronghold_gui.desktop.teaching.puzzles.puzzling import Puzzling
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.notation import parse
from stronghold_gui.teaching.puzzles.library import library
from tests.desktop.games.conftest import OpenProgram, open_program
from tests.desktop.games.hands import Hands, settle, wait_until
from tests.games.stronghold.teaching.kit import KIT

__all__ = ["open_program"]

BY_MOUSE = ("drag", "pick", "button", "done", "choice")


class Solver:
    """A person who solves puzzles at a window.

    Attributes:
        hands: with mouse and keyboard.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    @property
    def puzzling(self) -> Puzzling:
        puzzling: Puzzling = self.hands.window.learning.puzzling
        return puzzling

    @property
    def session(self) -> PuzzleSession:
        assert self.puzzling.session is not None
        return self.puzzling.session

    @property
    def said(self) -> str:
        return self.puzzling.bar.words.text()

    @property
    def answered(self) -> str:
        return self.puzzling.bar.answer.text()

    def begin(self, name: str) -> None:
        """Choose a puzzle of the page and begin it with the mouse."""
        self.puzzling.show_page()
        page = self.puzzling.page
        puzzles = library(KIT, find_kit).puzzles
        page.list.setCurrentRow([puzzle.id for puzzle in puzzles].index(name))
        self.click("puzzles_begin")
        self.hands.come_back()

    def click(self, name: str) -> None:
        """Press a button with the mouse."""
        self.hands.mouse.click(self.hands.widget(name))
        settle()

    def play(self, move: Move | str) -> None:
        """Make a move by mouse when it is the player's turn."""
        wanted = parse(move) if isinstance(move, str) else move
        wait_until(lambda: self.session.controller.may_move)
        settle()
        ways = self.hands.ways(wanted)
        ways[next(way for first in BY_MOUSE for way in ways if way.startswith(first))]()
        settle()

    def wait_for(self, state: str) -> None:
        """Wait for a state of the puzzle."""
        wait_until(lambda: self.session.state == state)
        settle()


@pytest.fixture
def solver(open_program: OpenProgram, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Solver]:
    """Return a function that opens the program for a solver; the other seats answer without a pause."""
    monkeypatch.setattr(puzzle_session, "ANSWER", 0)
    monkeypatch.setattr(puzzle_session, "STEP", 0)

    def sit_down(language: str = "en", size: QSize | None = None) -> Solver:
        return Solver(open_program(language, size))

    return sit_down
