"""Frames while something moves: every assault of a match as the animation shows it, and pieces dragged over the board.

Takes a match file; prints the milliseconds of all frames, each from the tick that moves things until they are painted.
The clock is turned by hand, so that no frame is waited for and none is left out. Ticks at which nothing had to be
painted are not counted.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.application import bury, open_window
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.desktop.window import MainWindow

_SIZE: Final = QSize(1920, 1080)
_SETTLED: Final = 1500
_TICK: Final = 33
"""Milliseconds of the animation's clock between two frames that are looked at."""
_STEPS: Final = 60
"""Frames of one drag, there and back."""
_DRAG_EACH: Final = 10
"""Every so many moves something is dragged."""


class Frames(QObject):
    """Times frames of a board.

    Attributes:
        times: milliseconds of every frame that was painted.
    """

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.times: list[float] = []
        self._painted = False
        board.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt asks: take note of a painting."""
        self._painted = self._painted or event.type() == QEvent.Type.Paint
        return False

    def time(self, action: Callable[[], object]) -> None:
        """Do something, and see how long it takes until everything it changed is painted."""
        self._painted = False
        began = time.perf_counter()
        action()
        QApplication.processEvents()
        if self._painted:
            self.times.append((time.perf_counter() - began) * 1000)


def show(window: MainWindow, frames: Frames) -> None:
    """Show what the animation has begun, frame by frame."""
    queue = window.animation.queue()
    while queue is not None and queue.running:
        clock = queue.clock
        clock.pause()
        frames.time(lambda: clock.setCurrentTime(min(clock.currentTime() + _TICK, clock.duration())))  # noqa: B023


def drag(window: MainWindow, frames: Frames) -> None:
    """Take the first piece that can be dragged, carry it over the board and put it back."""
    desk: Any = window.current.desk
    cells = (desk.scene.cells_of(*source) for source in sorted(desk.client.sources()))
    cell = next((found[0] for found in cells if found), None)
    if cell is None:
        return
    port = desk.board.viewport()
    start, goal = desk.board.mapFromScene(cell.center()), QPoint(port.width() // 2, port.height() // 2)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(_STEPS):
        share = 1 - abs(1 - 2 * step / _STEPS)
        at = start + (goal - start) * share
        frames.time(lambda: QTest.mouseMove(port, at))  # noqa: B023
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)


def main() -> None:
    """Play the match again, and look at everything that moves."""
    make_application()
    window = open_window("en")
    window.resize(_SIZE)
    window.show_start()
    window.show()
    window.files.open_path(Path(sys.argv[1]))
    window.animation.choose("normal")
    whole = window.controller.match if window.controller is not None else None
    assert whole is not None
    window.files.begin(Match(whole.game, whole.header, whole.start))
    QTest.qWait(_SETTLED)
    board = window.current.tabletop.view.viewport()
    shown, dragged = Frames(board), Frames(board)
    for number, done in enumerate(list(whole.played)):
        controller = window.controller
        assert controller is not None
        controller.uncover()
        if number % _DRAG_EACH == 0:
            QApplication.processEvents()
            drag(window, dragged)
        controller.play(done.record.move)
        QApplication.processEvents()
        show(window, shown)
    window.show_start()
    sys.stdout.write(json.dumps({"shown": shown.times, "dragged": dragged.times}))
    sys.stdout.flush()
    bury(window)


if __name__ == "__main__":
    main()
