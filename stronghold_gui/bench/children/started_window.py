"""The program itself, started with a match file: prints when the board was painted first, and the memory it takes.

The clock is `perf_counter`, which all processes of a machine share, so that the parent can subtract when it began.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from stronghold_gui.bench.children.memory import peak_memory
from stronghold_gui.cli import prepare_window
from stronghold_gui.text import catalogue

prepare_window(catalogue("en"))

# As the program does: its window after everything else.
from stronghold_gui.desktop import application  # noqa: E402
from stronghold_gui.desktop.table.view import TableView  # noqa: E402
from stronghold_gui.desktop.window import MainWindow  # noqa: E402

from PySide6.QtCore import QObject, Qt, QTimer, Signal  # noqa: E402 # isort: skip
from PySide6.QtGui import QPaintEvent  # noqa: E402 # isort: skip
from PySide6.QtWidgets import QGraphicsView  # noqa: E402 # isort: skip

_SETTLED = 1500
"""Milliseconds after which docks that nobody has seen yet are made ahead of time too; memory is read then."""


class Watch(QObject):
    """Waits until the board is painted, its picture included.

    It overrides what the view paints with. An event filter would have to ask the view for its viewport, upon which
    PySide6 loads all kinds of widgets: 9 ms of measuring.
    """

    _seen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._window: MainWindow | None = None
        self._painted = 0
        # Queued, so that the note is taken after this painting and before any timer.
        self._seen.connect(self._note, Qt.ConnectionType.QueuedConnection)

    def begin(self, window: MainWindow, path: Path | None) -> None:
        """Begin as the application does, and know the window."""
        begin(window, path)
        self._window = window

    def paint(self, view: TableView, event: QPaintEvent) -> None:
        """Paint as the view does; take a note when that is over."""
        QGraphicsView.paintEvent(view, event)
        if not self._painted and view.table.has_picture:
            self._painted = 1
            self._seen.emit()

    def _note(self) -> None:
        self._painted = time.perf_counter_ns()
        QTimer.singleShot(_SETTLED, self._tell)

    def _tell(self) -> None:
        sys.stdout.write(json.dumps({"painted": self._painted, "memory": peak_memory()}))
        assert self._window is not None
        self._window.close()


begin = application.begin


def main() -> int:
    """Start the program with a file and watch it."""
    watch = Watch()
    application.begin = watch.begin

    def paint(view: Any, event: QPaintEvent) -> None:  # noqa: ANN401 - it takes the place of a method of Qt's
        watch.paint(view, event)

    TableView.paintEvent = paint  # type: ignore[method-assign]
    return application.run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
