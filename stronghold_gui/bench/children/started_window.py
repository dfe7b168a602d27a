"""The program itself, started with a match file: prints when the board was painted, when all was, and its memory.

`painted` is the first picture of the window with its board, before the rules and the match are loaded. `ready` is when
the match is there: the pieces on the board, the prompt, every dock that can be seen, all of it painted.

The clock is `perf_counter`, which all processes of a machine share, so that the parent can subtract when it began.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from stronghold_gui.bench.children.memory import peak_memory
from stronghold_gui.cli import prepare_window
from stronghold_gui.text import catalogue

prepare_window(catalogue("en"))

# As the program does: its window after everything else.
from stronghold_gui.desktop import application  # noqa: E402
from stronghold_gui.desktop.docking import Docking  # noqa: E402
from stronghold_gui.desktop.table.view import TableView  # noqa: E402

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal  # noqa: E402 # isort: skip
from PySide6.QtGui import QPaintEvent  # noqa: E402 # isort: skip
from PySide6.QtWidgets import QWidget  # noqa: E402 # isort: skip

_SETTLED = 1500
"""Milliseconds after which docks that nobody has seen yet are made ahead of time too; memory is read then."""


class Watch(QObject):
    """Waits until the board is painted, its picture included, and until the docks are.

    It overrides what the view paints with. An event filter would have to ask the view for its viewport, upon which
    PySide6 loads all kinds of widgets: 9 ms of measuring.
    """

    _board_seen = Signal()
    _docks_seen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: QWidget | None = None
        self._painted = self._ready = 0
        # Queued, so that the note is taken after this painting and before anything that is loaded next.
        self._board_seen.connect(self._note_board, Qt.ConnectionType.QueuedConnection)
        self._docks_seen.connect(self._note_docks, Qt.ConnectionType.QueuedConnection)

    def painted(self, view: TableView) -> None:
        """Take a note that the board was painted, for the first time with its picture."""
        if self._window is None and view.table.has_picture:
            self._window = view.window()
            self._board_seen.emit()

    def filled(self) -> None:
        """Take a note of the painting that follows when the docks have got what is in them."""
        assert self._window is not None
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks: the window is painted as the answer to such an event."""
        if event.type() == QEvent.Type.UpdateRequest and not self._ready:
            self._docks_seen.emit()
        return super().eventFilter(watched, event)

    def _note_board(self) -> None:
        self._painted = time.perf_counter_ns()

    def _note_docks(self) -> None:
        if not self._ready:
            self._ready = time.perf_counter_ns()
            QTimer.singleShot(_SETTLED, self._tell)

    def _tell(self) -> None:
        sys.stdout.write(json.dumps({"painted": self._painted, "ready": self._ready, "memory": peak_memory()}))
        assert self._window is not None
        self._window.close()


paint_board, fill_docks = TableView.paintEvent, Docking.fill


def main() -> int:
    """Start the program with a file and watch it."""
    watch = Watch()

    def paint(view: Any, event: QPaintEvent) -> None:  # noqa: ANN401 - it takes the place of a method of Qt's
        paint_board(view, event)
        watch.painted(view)

    def fill(docking: Docking) -> None:
        fill_docks(docking)
        watch.filled()

    TableView.paintEvent = paint  # type: ignore[method-assign, assignment]
    Docking.fill = fill  # type: ignore[method-assign, assignment]
    return application.run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
