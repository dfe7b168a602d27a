"""People who learn a game on a tabletop at a window: lessons and puzzles, each move made by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton

from stronghold_gui.desktop.teaching.puzzles.puzzle_session import PuzzleSession
from stronghold_gui.desktop.teaching.puzzles.puzzling import Puzzling
from stronghold_gui.desktop.teaching.session import LessonSession
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from stronghold_gui.teaching.lessons import lessons
from stronghold_gui.teaching.lessons.patterns import fits
from stronghold_gui.teaching.lessons.runner import solution_of
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.text import LANGUAGES
from tests.desktop.games.hands import settle, wait_until
from tests.desktop.hands import TableHands

MakeMove = Callable[[MainWindow, int, object, str], None]
"""Makes a move of a seat by hand in one of the ways that the game's own hands know."""
Played = tuple[str, str, str]
"""A lesson or puzzle, the language it is done in, and the way moves are made."""


def spread(names: Sequence[str], ways: Sequence[str], short: Sequence[Played]) -> list[Played]:
    """Return each lesson or puzzle once, in another language and way each time; the short ones as they say."""
    found = {name: (LANGUAGES[row % len(LANGUAGES)], ways[row % len(ways)]) for row, name in enumerate(names)}
    found |= {name: (language, way) for name, language, way in short}
    return [(name, *how) for name, how in found.items()]


class Person:
    """A person who learns a game at a window.

    Attributes:
        window: the window. ``game``: the id of the game. ``usual``: the way in which moves are made if none is named.
    """

    def __init__(self, window: MainWindow, game: str, make: MakeMove, usual: str = "click") -> None:
        self.window, self.game, self.usual, self._make = window, game, usual, make
        window.animation.choose("off")

    def press(self, name: str) -> None:
        """Press a button."""
        button = self.window.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        TableHands(self.window).click(button)
        settle()


class LessonTaker(Person):
    """A person who takes lessons."""

    @property
    def session(self) -> LessonSession:
        """The lesson that is shown."""
        session: LessonSession | None = self.window.learning.session
        assert session is not None
        return session

    @property
    def answered(self) -> str:
        return str(self.window.learning.bar.answer.text())

    def begin(self, lesson: str) -> None:
        """Choose a lesson on the game's page and begin it."""
        self.window.learning.show_page(self.game)
        names = [entry.id for entry in lessons(LIBRARY.kit(self.game))]
        self.window.learning.begin(names.index(f"{self.game}/{lesson}"))
        settle()

    def play_step(self, way: str) -> None:
        """Make the moves of a step as its solution says."""
        runner = self.session.runner
        game = runner.match.game
        for pattern in solution_of(runner.step):
            legal = game.legal_moves(runner.match.position, runner.seat)
            move = next(move for move in legal if fits(pattern, game.text(move)))
            self._make(self.window, runner.seat, move, way)
            settle()
        # The runner shows the replies of the other seats move by move.
        wait_until(lambda: not runner.replying)
        settle()

    def go_through(self, language: str, way: str) -> None:
        """Go through the lesson that was begun, by hand."""
        runner = self.session.runner
        while not runner.finished:
            number = runner.number
            assert self.window.learning.bar.words.text() == runner.step.say[language]
            self._check_what_is_pointed_at()
            if runner.step.is_read:
                self.press("lesson_forward")
            else:
                self.play_step(way)
            assert runner.number == number + 1, f"step {number}: {self.answered}"

    def _check_what_is_pointed_at(self) -> None:
        """Check that the current step marks its places on the table and its widgets in the window."""
        runner, step = self.session.runner, self.session.runner.step
        frames = [mark.removeprefix("@").removeprefix("dock_") for mark in step.marks if mark.startswith("@")]
        places = [mark for mark in runner.still_meant(step.marks) if not mark.startswith("@")]
        arrows = [ends for ends in step.arrows if runner.still_meant(ends) == list(ends)]
        wait_until(partial(points_at, self.session, frames, len(set(places)) + len(arrows)))


def framed(session: LessonSession) -> list[str]:
    """Return the names of the widgets around which a lesson draws a frame."""
    return session._frames.names


def marks_of(session: LessonSession | PuzzleSession) -> int:
    """Return the number of marks that a lesson or puzzle draws on the table."""
    return session._pointers.count


def points_at(session: LessonSession, frames: list[str], marks: int) -> bool:
    """Return whether a lesson frames exactly these widgets and draws this number of marks on the table."""
    return framed(session) == frames and marks_of(session) == marks


class PuzzleTaker(Person):
    """A person who solves puzzles."""

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
        names = [one.id for one in library(LIBRARY.kit(self.game), find_kit).puzzles]
        self.puzzling.page.list.setCurrentRow(names.index(f"{self.game}/{name}"))
        self.press("puzzles_begin")

    def play(self, move: object, way: str | None = None) -> None:
        """Make a move when it is the player's turn."""
        wait_until(lambda: self.session.run.seat is not None)
        settle()
        self._make(self.window, self.session.run.puzzle.plays[0], move, way or self.usual)
        settle()

    def wait_for(self, state: str) -> None:
        """Wait for a condition."""
        wait_until(lambda: self.session.state == state)
        settle()


def is_whole(label: QLabel) -> bool:
    """Return whether a label shows all of its text."""
    box = QFontMetrics(label.font()).boundingRect(
        0, 0, label.width(), 1000, int(Qt.TextFlag.TextWordWrap), label.text()
    )
    return box.height() <= label.height()
