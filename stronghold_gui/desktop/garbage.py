"""Collects Python's garbage on the window's thread, and only there.

Python collects garbage on the thread that allocates the objects. The board's picture is made on a worker thread;
garbage found there may hold widgets, which Qt forbids deleting on another thread: the program would hang or crash. So
automatic collection is off, and a timer collects while the user is idle: mostly the young generation, which takes
milliseconds, and all objects every tenth time and after a page was left.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 2000
"""Milliseconds between two checks for garbage; each move restarts the interval."""
LONGEST: Final = 10_000
"""Longest interval between two checks in milliseconds, however fast the user plays."""
FULL: Final = 10
"""Number of collections after which all generations are collected and not only the young one."""


class GarbageCollector(QObject):
    """Collects garbage for the whole program as long as its parent lives."""

    def __init__(self, parent: QObject, every: int = EVERY) -> None:
        super().__init__(parent)
        gc.disable()
        # Modules and other objects from the start stay until the end.
        gc.freeze()
        self._collections = 0
        self._page_left = False
        self._looked = monotonic()
        self._timer = QTimer(self, interval=every)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def note_page_left(self) -> None:
        """Make the next collection complete: the objects of a page refer to each other in cycles."""
        self._page_left = True

    def postpone(self) -> None:
        """Wait the whole interval again, because the user plays."""
        if monotonic() - self._looked < LONGEST / 1000:
            self._timer.start()

    def look(self) -> None:
        """Collect garbage if a page was left, or if enough objects were made since the last collection."""
        self._looked = monotonic()
        if self._page_left:
            self._page_left = False
            gc.collect()
        elif gc.get_count()[0] > gc.get_threshold()[0]:
            self._collections += 1
            gc.collect(1 if self._collections % FULL else 2)
