"""People who learn The Convicted at a window."""

from __future__ import annotations

from typing import cast

from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.convicted import moves as m
from tests.desktop.convicted.hands import Hands, Way
from tests.desktop.learners import LessonTaker, PuzzleTaker


def make(window: MainWindow, _seat: int, move: object, way: str) -> None:
    """Make a move on the map."""
    Hands(window).make(cast("m.Move", move), cast("Way", way))


def learner(window: MainWindow) -> LessonTaker:
    return LessonTaker(window, "convicted", make)


def solver(window: MainWindow) -> PuzzleTaker:
    return PuzzleTaker(window, "convicted", make, usual="buttons")
