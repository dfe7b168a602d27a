"""Python's garbage is collected on the window's thread, and there alone.

Python collects whenever it has made many objects, on whichever thread that happens. The board's picture is made on a
thread of its own; garbage that is found there may hold widgets and connections, and Qt does not
allow deleting those on another thread: the program hangs or crashes, rarely and with no trace of the reason.

An open match is a hundred thousand objects that stay. To look through them takes several frames, in the middle of
somebody's move; so they are left out until no match is shown any more. What is collected meanwhile, for some
milliseconds, is collected in a pause.
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


class GarbageCollector(QObject):
    """Collects for the whole program from now on; it lives until its parent goes, and collects nothing after that."""

    def __init__(self, parent: QObject, every: int = EVERY) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._thorough = False
        self._looked = monotonic()
        self._timer = QTimer(self, interval=every)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def show_match(self, match: object) -> None:
        """Leave what exists now out of later collections; for ``None`` (no match), collect all of it once more."""
        self._thorough = match is None
        gc.freeze()

    def postpone(self) -> None:
        """Wait as long again: somebody plays."""
        if monotonic() - self._looked < LONGEST / 1000:
            self._timer.start()

    def look(self) -> None:
        """Collect if enough was made since the last time: mostly what is young, now and then what was made before."""
        self._looked = monotonic()
        if self._thorough:
            self._thorough = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            return
        counts, thresholds = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > thresholds[generation]]
        if due:
            gc.collect(max(due))
