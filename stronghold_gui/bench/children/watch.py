"""Notes when the cover and the window are painted while the program starts, and closes the window afterwards."""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSplashScreen, QWidget

from stronghold_gui.bench.children.memory import peak_memory
from stronghold_gui.desktop import splash

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.docking import Docking
    from stronghold_gui.desktop.table.view import TableView

_SETTLED = 1500
"""Milliseconds after which hidden docks have been made in advance as well; then the memory is read."""


class Watch(QObject):
    """Waits until the cover is painted, and then until the board with its picture and the docks are painted.

    Attributes:
        docks_seen: emitted while the docks are painted. The connection is queued, so the time is noted after this
            painting and before anything else is loaded.
    """

    docks_seen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: QWidget | None = None
        self._painted = self._ready = 0.0
        self._filled = False
        self.docks_seen.connect(self._note_docks, Qt.ConnectionType.QueuedConnection)

    def cover(self) -> None:
        """Note the time at which the cover was painted."""
        self._painted = time.process_time()

    def board(self, view: TableView) -> None:
        """Note that the board was painted; only the first time with its picture counts."""
        if self._window is None and view.table.board.drawn:
            self._window = view.window()
            self._wait_for_docks()

    def docks(self) -> None:
        """Note that the docks are filled; they are painted with the window's next paint event."""
        self._filled = True
        self._wait_for_docks()

    def _wait_for_docks(self) -> None:
        if self._filled and self._window is not None:
            self._window.installEventFilter(self)
            # They may have been painted with the board.
            self._window.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the event with which Qt makes the window paint itself."""
        if event.type() == QEvent.Type.UpdateRequest and not self._ready:
            self.docks_seen.emit()
        return super().eventFilter(watched, event)

    def _note_docks(self) -> None:
        if not self._ready:
            self._ready = time.process_time()
            QTimer.singleShot(_SETTLED, self._tell)

    def _tell(self) -> None:
        sys.stdout.write(json.dumps({"painted": self._painted, "ready": self._ready, "memory": peak_memory()}))
        assert self._window is not None
        self._window.close()


def watch_cover() -> None:
    """Watch the cover that will be shown, and then the window."""
    watcher, show = Watch(), splash.show_cover

    def show_and_tell(language: str) -> QSplashScreen:
        shown = show(language)
        watcher.cover()
        watch_window(watcher)
        return shown

    splash.show_cover = show_and_tell


def watch_window(watcher: Watch) -> None:
    """Watch the window that will be made, by replacing the paint method of its view.

    An event filter would need the view's viewport; asking for it makes PySide6 load all widget classes, which would add
    9 ms to the measured time.
    """
    # The program imports them after the cover, too.
    from stronghold_gui.desktop.play.docking import Docking  # noqa: PLC0415 - seam: Qt
    from stronghold_gui.desktop.table.view import TableView  # noqa: PLC0415 - seam: Qt

    paint_board, fill_docks = TableView.paintEvent, Docking.fill

    def paint(view: TableView, event: QPaintEvent) -> None:
        paint_board(view, event)
        watcher.board(view)

    def fill(docking: Docking) -> None:
        fill_docks(docking)
        watcher.docks()

    TableView.paintEvent = paint  # type: ignore[method-assign, assignment]
    Docking.fill = fill  # type: ignore[method-assign, assignment]
