"""A window with a lesson in it, and hands at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.teaching.learning import Learning
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.teaching.lessons import lessons
from tests.desktop.desks import desk_of
from tests.desktop.games.conftest import OpenProgram, open_program
from tests.desktop.games.hands import Hands, settle, wait_until
from tests.games.stronghold.teaching.kit import KIT

__all__ = ["open_program"]


class Learner:
    """A person who learns at a window.

    Attributes:
        hands: with mouse and keyboard.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    @property
    def window(self) -> MainWindow:
        return self.hands.window

    @property
    def learning(self) -> Learning:
        learning: Learning = self.window.learning
        return learning

    @property
    def session(self) -> LessonSession:
        assert self.learning.session is not None
        return self.learning.session

    @property
    def said(self) -> str:
        return self.learning.bar.words.text()

    @property
    def answered(self) -> str:
        return self.learning.bar.answer.text()

    @property
    def number(self) -> int:
        return self.session.runner.number

    def begin(self, lesson: str, step: int = 0) -> None:
        """Begin a lesson, at its first step or at a later one."""
        self.learning.show_page()
        if step:
            self.learning.progress.reach(lesson, step)
        self.learning.begin([entry.id for entry in lessons(KIT)].index(lesson))
        self.look()

    def look(self) -> None:
        """Wait until the window is at rest: a resized board is drawn again after a moment."""
        self.hands.come_back()
        board, scene = desk_of(self.window).board, self.hands.scene
        wait_until(lambda: scene.resolution is not None and scene.resolution.scale == pytest.approx(board.scale_factor))

    def click(self, name: str) -> None:
        """Press a button with the mouse, and watch what the others play then."""
        self.hands.mouse.click(self.hands.widget(name))
        settle()
        self.watch()

    def watch(self) -> None:
        """Watch what the others play, to the end."""
        wait_until(lambda: self.learning.session is None or not self.session.runner.replying)
        settle()


@pytest.fixture
def learner(open_program: OpenProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Learner]:
    """Return what opens the program and sits a learner down, who watches quickly."""
    monkeypatch.setattr("stronghold_gui.desktop.teaching.session.WATCHED", 0)

    def sit_down(language: str = "en", size: QSize | None = None) -> Learner:
        return Learner(open_program(language, size))

    return sit_down
