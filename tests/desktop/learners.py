"""People who learn a game on a tabletop at a window: lessons and puzzles, each move made by hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton

from stronghold_gui.desktop.teaching.puzzles.puzzle_session import PuzzleSession
from stronghold_gui.desktop.teaching.puzzles.puzzling import Puzzling
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.runner import solution_of
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.hands import TableHands, Way

MakeMove = Callable[[MainWindow, int, object, Way], None]
"""Makes a move of a seat by hand, as the game's own hands know how."""


class Person:
    """Somebody at a window who learns a game.

    Attributes:
        window: the window. ``game``: the id of the game.
    """

    def __init__(self, window: MainWindow, game: str, make: MakeMove) -> None:
        self.window, self.game, self._make = window, game, make
        window.animation.choose("off")

    def press(self, name: str) -> None:
        """Press a button."""
        button = self.window.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        TableHands(self.window).click(button)
        settle()


class LessonTaker(Person):
    """Somebody who takes lessons."""

    @property
    def session(self) -> LessonSession:
        """The lesson that is shown."""
        session: LessonSession | None = self.window.learning.session
        assert session is not None
        return session

    @property
    def answered(self) -> str:
        """What was said to the last move."""
        return str(self.window.learning.bar.answer.text())

    def begin(self, number: int) -> None:
        """Choose a lesson on the game's page and begin it."""
        self.window.learning.show_page(self.game)
        self.window.learning.begin(number)
        settle()

    def play_step(self, way: Way) -> None:
        """Make the moves of a step as its solution says."""
        runner = self.session.runner
        game = runner.match.game
        for pattern in solution_of(runner.step):
            legal = game.legal_moves(runner.match.position, runner.seat)
            move = next(move for move in legal if fits(pattern, game.text(move)))
            self._make(self.window, runner.seat, move, way)
            settle()
        # What the others play then is shown move by move.
        wait_until(lambda: not runner.replying)
        settle()

    def go_through(self, language: str, way: Way) -> None:
        """Go through the lesson that was begun, by hand."""
        runner = self.session.runner
        while not runner.finished:
            number = runner.number
            assert self.window.learning.bar.words.text() == runner.step.say[language]
            if runner.step.is_read:
                self.press("lesson_forward")
            else:
                self.play_step(way)
            assert runner.number == number + 1, f"step {number}: {self.answered}"


class PuzzleTaker(Person):
    """Somebody who puzzles."""

    @property
    def puzzling(self) -> Puzzling:
        """The puzzles of the window."""
        puzzling: Puzzling = self.window.learning.puzzling
        return puzzling

    @property
    def session(self) -> PuzzleSession:
        """The puzzle that is shown."""
        assert self.puzzling.session is not None
        return self.puzzling.session

    def begin(self, name: str) -> None:
        """Choose a puzzle on the game's page and begin it with the mouse."""
        self.puzzling.show_page(self.game)
        names = [one.id for one in self.puzzling._library.puzzles]
        self.puzzling.page.list.setCurrentRow(names.index(f"{self.game}/{name}"))
        self.press("puzzles_begin")

    def play(self, move: object, way: Way = "click") -> None:
        """Make a move when it is the player's turn."""
        wait_until(lambda: self.session.run.seat is not None)
        settle()
        self._make(self.window, self.session.run.puzzle.plays[0], move, way)
        settle()

    def wait_for(self, state: str) -> None:
        """Wait until it stands so."""
        wait_until(lambda: self.session.state == state)
        settle()


def is_whole(label: QLabel) -> bool:
    """Tell whether all of a label's text can be seen."""
    box = QFontMetrics(label.font()).boundingRect(
        0, 0, label.width(), 1000, int(Qt.TextFlag.TextWordWrap), label.text()
    )
    return box.height() <= label.height()
