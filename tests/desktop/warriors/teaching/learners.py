"""People who learn Warriors at a window."""

from __future__ import annotations

from typing import cast

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.warriors import moves as m
from tests.desktop.hands import Way
from tests.desktop.learners import LessonTaker, PuzzleTaker
from tests.desktop.warriors.hands import Hands


def make(window: MainWindow, seat: int, move: object, way: str) -> None:
    """Make a move on the table."""
    Hands(window).make(seat, cast("m.Move", move), cast("Way", way))


def learner(window: MainWindow) -> LessonTaker:
    return LessonTaker(window, "warriors", make)


def solver(window: MainWindow) -> PuzzleTaker:
    return PuzzleTaker(window, "warriors", make)
