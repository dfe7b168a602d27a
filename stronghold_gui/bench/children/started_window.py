"""The program itself, started with a match file: prints when the board was painted first, and the memory it takes.

The clock is `perf_counter`, which all processes of a machine share, so that the parent can subtract when it began.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from stronghold_gui.bench.children.memory import peak_memory
from stronghold_gui.cli import prepare_window
from stronghold_gui.text import catalogue

prepare_window(catalogue("en"))

# As the program does: its window after everything else.
from stronghold_gui.desktop import application  # noqa: E402
from stronghold_gui.desktop.window import MainWindow  # noqa: E402

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402 # isort: skip

_SETTLED = 1500
"""Milliseconds after which docks that nobody has seen yet are made ahead of time too; memory is read then."""


class Watch(QObject):
    """Waits until the board is painted, its picture included."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._viewport = window.desk.board.viewport()
        self._viewport.installEventFilter(self)
        self._painted = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks before each event of the board's; the note is taken when the painting is over."""
        if event.type() is QEvent.Type.Paint and self._window.desk.scene.has_picture:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._note)
        return False

    def _note(self) -> None:
        self._painted = time.perf_counter_ns()
        QTimer.singleShot(_SETTLED, self._tell)

    def _tell(self) -> None:
        sys.stdout.write(json.dumps({"painted": self._painted, "memory": peak_memory()}))
        self._window.close()


def main() -> int:
    """Start the program with a file and watch it."""
    begin = application.begin

    def watched(window: MainWindow, path: Path | None) -> None:
        begin(window, path)
        Watch(window)

    application.begin = watched
    return application.run(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
