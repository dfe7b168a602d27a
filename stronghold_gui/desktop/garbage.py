"""Python's garbage is collected on the window's thread, and there alone.

Python collects whenever it has made many objects, on whichever thread that happens. The board's picture is made on a
thread of its own; garbage that is found there may hold widgets and connections, and Qt does not
allow deleting those on another thread: the program hangs or crashes, rarely and with no trace of the reason.

It is collected in pauses between moves: mostly young objects, in some milliseconds, and every tenth time all of them.
"""

from __future__ import annotations

import gc
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 2000
"""Milliseconds between two looks at how much there may be to collect; after a move it is as long again to the next."""
LONGEST: Final = 10_000
"""Milliseconds without a look, however fast somebody plays."""
FULL: Final = 10
"""Every so many collections all objects are looked at, and not only young ones."""


class GarbageCollector(QObject):
    """Collects for the whole program from now on; it lives until its parent goes, and collects nothing after that."""

    def __init__(self, parent: QObject, every: int = EVERY) -> None:
        super().__init__(parent)
        gc.disable()
        # Modules, and whatever else the start made, stay until the end.
        gc.freeze()
        self._collections = 0
        self._looked = monotonic()
        self._timer = QTimer(self, interval=every)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def postpone(self) -> None:
        """Wait as long again: somebody plays."""
        if monotonic() - self._looked < LONGEST / 1000:
            self._timer.start()

    def look(self) -> None:
        """Collect garbage if enough objects were made since the last collection."""
        self._looked = monotonic()
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        self._collections += 1
        gc.collect(1 if self._collections % FULL else 2)
