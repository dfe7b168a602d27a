"""People who learn Fortress at a window."""

from __future__ import annotations

from typing import cast

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.fortress import moves as m
from tests.desktop.fortress.hands import Hands
from tests.desktop.hands import Way
from tests.desktop.learners import LessonTaker, PuzzleTaker


def make(window: MainWindow, seat: int, move: object, way: str) -> None:
    """Make a move on the battlefield."""
    Hands(window).make(seat, cast("m.Move", move), cast("Way", way))


def learner(window: MainWindow) -> LessonTaker:
    return LessonTaker(window, "fortress", make)


def solver(window: MainWindow) -> PuzzleTaker:
    return PuzzleTaker(window, "fortress", make)
