"""Takes note of what a window paints while the program starts, and ends it when there is no more to see."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from stronghold_gui.bench.children.memory import peak_memory
from stronghold_gui.desktop.play.docking import Docking
from stronghold_gui.desktop.table.view import TableView

_SETTLED = 1500
"""Milliseconds after which docks that nobody has seen yet are made ahead of time too; memory is read then."""


class Watch(QObject):
    """Waits until the board is painted, its picture included, and then until the docks are.

    Attributes:
        board_seen, docks_seen: it was painted, or is being painted. What is connected to them is queued, so that the
            note is taken after this painting and before anything that is loaded next.
    """

    board_seen = Signal()
    docks_seen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: QWidget | None = None
        self._painted = self._ready = 0.0
        self._filled = False
        self.board_seen.connect(self._note_board, Qt.ConnectionType.QueuedConnection)
        self.docks_seen.connect(self._note_docks, Qt.ConnectionType.QueuedConnection)

    def board(self, view: TableView) -> None:
        """See the board painted; with its picture, for the first time, it counts."""
        if self._window is None and view.table.has_picture:
            self._window = view.window()
            self.board_seen.emit()
            self._wait_for_docks()

    def docks(self) -> None:
        """See the docks filled; they are painted when the window is painted next."""
        self._filled = True
        self._wait_for_docks()

    def _wait_for_docks(self) -> None:
        if self._filled and self._window is not None:
            self._window.installEventFilter(self)
            # They may have been painted with the board.
            self._window.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks: the window is painted as the answer to such an event."""
        if event.type() == QEvent.Type.UpdateRequest and not self._ready:
            self.docks_seen.emit()
        return super().eventFilter(watched, event)

    def _note_board(self) -> None:
        self._painted = time.process_time()

    def _note_docks(self) -> None:
        if not self._ready:
            self._ready = time.process_time()
            QTimer.singleShot(_SETTLED, self._tell)

    def _tell(self) -> None:
        sys.stdout.write(json.dumps({"painted": self._painted, "ready": self._ready, "memory": peak_memory()}))
        assert self._window is not None
        self._window.close()


def watch() -> None:
    """Watch the window that is about to be made.

    What the view paints with is replaced: an event filter would have to ask the view for its viewport, upon which
    PySide6 loads all kinds of widgets, 9 ms of measuring.
    """
    watcher = Watch()
    paint_board, fill_docks = TableView.paintEvent, Docking.fill

    def paint(view: Any, event: QPaintEvent) -> None:  # noqa: ANN401 - it takes the place of a method of Qt's
        paint_board(view, event)
        watcher.board(view)

    def fill(docking: Docking) -> None:
        fill_docks(docking)
        watcher.docks()

    TableView.paintEvent = paint  # type: ignore[method-assign, assignment]
    Docking.fill = fill  # type: ignore[method-assign, assignment]
