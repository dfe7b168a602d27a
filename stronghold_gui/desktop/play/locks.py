"""Which buttons of the prompt make moves that cannot be undone: found out by playing these moves on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.prompt import PromptBar

_LATER: Final = 30
"""Milliseconds after a move until Done is asked about: it may run a whole assault, and nobody is to wait for that."""


class Locks(QObject):
    """Finds it out for one window: some 20 microseconds for a choice, up to some milliseconds for Done."""

    def __init__(self, language: Language, current: Current, prompt: PromptBar, done: QAction) -> None:
        super().__init__(current)
        self._say, self._current, self._prompt, self._done = language, current, prompt, done
        self._timer = QTimer(self, singleShot=True, interval=_LATER)
        self._timer.timeout.connect(self._ask_done)

    def warning(self, move: object, seat: Seat | None = None) -> str:
        """Return why a legal move could not be taken back, or ``""``; ``seat``: whose, if not the screen's."""
        controller = self._current.controller
        barrier = controller.barrier_ahead(move, seat) if controller is not None else None
        return self._say(f"undo.{barrier}.ahead") if barrier is not None else ""

    def ask_done(self, *, possible: bool) -> None:
        """Show before long whether Done builds a barrier."""
        if possible:
            self._timer.start()
        else:
            self._timer.stop()
            self._prompt.warn_done("")

    def wait(self) -> None:
        """Do not work it out for now: Done still shows the position before the last move."""
        self._timer.stop()

    def _ask_done(self) -> None:
        if self._current.controller is not None and self._done.isEnabled():
            self._prompt.warn_done(self.warning(self._current.desk.done()))
