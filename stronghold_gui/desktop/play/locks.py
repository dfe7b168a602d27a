"""Warnings on buttons of the prompt whose moves cannot be undone, found by playing these moves on a copy.

Moves are played up to their first draw at most, and not at all if every move can be undone (``Match.barrier_ahead``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

from stronghold_gui.text.undo import undo_warning

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.undo import Barrier
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar

_LATER: Final = 30
"""Milliseconds after a move until Done is checked, since Done may play a whole assault."""


class Locks(QObject):
    """Checks the buttons of one window. A choice takes some 20 microseconds, Done up to some milliseconds."""

    def __init__(self, language: Language, current: Current, prompt: PromptBar, done: QAction) -> None:
        super().__init__(current)
        self._say, self._current, self._prompt, self._done = language, current, prompt, done
        self._shown: Barrier | None = None
        self._timer = QTimer(self, singleShot=True, interval=_LATER)
        self._timer.timeout.connect(self._ask_done)
        language.changed.connect(self._word)

    def warning(self, move: object, seat: Seat | None = None) -> str:
        """Return why a legal move could not be undone, or ``""``; by default, the seat is the one at the screen."""
        return self._words(self._ahead(move, seat))

    def ask_done(self, *, possible: bool) -> None:
        """Check soon whether Done creates a barrier, and show it."""
        if possible:
            self._timer.start()
        else:
            self._timer.stop()
            self._show(None)

    def wait(self) -> None:
        """Cancel the scheduled check; `ask_done` schedules it again after the animation."""
        self._timer.stop()

    def _ask_done(self) -> None:
        if self._current.controller is not None and self._done.isEnabled():
            self._show(self._ahead(self._current.desk.prompt.done()))

    def _ahead(self, move: object, seat: Seat | None = None) -> Barrier | None:
        controller = self._current.controller
        return controller.barrier_ahead(move, seat) if controller is not None else None

    def _show(self, barrier: Barrier | None) -> None:
        self._shown = barrier
        self._word()

    def _word(self) -> None:
        """Set the warning on Done in the current language."""
        self._prompt.warn_done(self._words(self._shown))

    def _words(self, barrier: Barrier | None) -> str:
        return undo_warning(barrier, self._say.texts) if barrier is not None else ""
