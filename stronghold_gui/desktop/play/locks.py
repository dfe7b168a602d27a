"""Which buttons of the prompt build a barrier of undo: asked beforehand, by playing their moves on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from stronghold_gui.desktop.window import MainWindow

_LATER: Final = 30
"""Milliseconds after a move until Done is asked about: it may run a whole assault, and nobody is to wait for that."""


class Locks(QObject):
    """Asks for one window. An answer to a question takes some 20 microseconds, Done up to some milliseconds."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self, singleShot=True, interval=_LATER)
        self._timer.timeout.connect(self._ask_done)

    def warning(self, move: Any) -> str:  # noqa: ANN401 - whichever game it is
        """Return why a legal move could not be taken back, or ``""``."""
        controller = self._window.controller
        barrier = controller.barrier_ahead(move) if controller is not None else None
        return self._window.desk.warning(barrier) if barrier is not None else ""

    def ask_done(self, *, possible: bool) -> None:
        """Show before long whether Done builds a barrier."""
        if possible:
            self._timer.start()
        else:
            self._timer.stop()
            self._window.prompt.warn_done("")

    def wait(self) -> None:
        """Ask nothing for now: Done stands for how things were before the last move."""
        self._timer.stop()

    def _ask_done(self) -> None:
        window = self._window
        if window.controller is not None and window.actions_["done"].isEnabled():
            window.prompt.warn_done(self.warning(window.desk.done()))
