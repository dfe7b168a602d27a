"""Collects Python's garbage on the window's thread, and only there.

Python collects garbage on the thread that happens to allocate objects. On the worker thread that draws the board, this
could delete widgets, which Qt allows only on the window's thread: the program would hang or crash. So automatic
collection is off, and a timer collects while the user is idle. Mostly it checks the young generations, which takes
milliseconds; it checks all objects every tenth time, and after a page was left.
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
"""Every collection of this number includes all generations; others include only the young ones."""


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
        """Collect all generations at the next check, since the objects of a page form reference cycles."""
        self._page_left = True

    def postpone(self) -> None:
        """Restart the interval, because the user plays."""
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
