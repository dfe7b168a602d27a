"""A window for comparison: PySide6, a main window, a graphics view of 300 items, painted once.

Nothing of the program is imported. Prints the CPU seconds until the window was painted, and the peak memory.
"""

from __future__ import annotations

import json
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from stronghold_gui.bench.children.memory import peak_memory

_ITEMS = 300
_COLUMNS = 20
_STEP = 30


class View(QGraphicsView):
    """Ends the program after its first painting."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, then print the report."""
        super().paintEvent(event)
        QTimer.singleShot(0, _tell)


def _tell() -> None:
    painted = time.process_time()
    sys.stdout.write(json.dumps({"painted": painted, "memory": peak_memory()}))
    QApplication.quit()


def main() -> None:
    """Show the window until it is painted."""
    application = QApplication([])
    scene = QGraphicsScene()
    for number in range(_ITEMS):
        scene.addRect(number % _COLUMNS * _STEP, number // _COLUMNS * _STEP, _STEP - 5, _STEP - 5)
    window = QMainWindow()
    window.setCentralWidget(View(scene))
    window.resize(1280, 800)
    window.show()
    application.exec()


if __name__ == "__main__":
    main()
