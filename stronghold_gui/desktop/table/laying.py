"""Layout of all areas for another size, at once or a little per frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer

REDRAW_SECONDS: Final = 0.006
"""Time for layout in each frame."""


class GentleLaying(QObject):
    """Lays out areas again, a few in each frame, so that the window stays responsive."""

    def __init__(self, lay: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._lay = lay
        self._stale: deque[str] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._some)

    def begin(self, areas: Iterable[str], *, gently: bool) -> None:
        """Lay out exactly these areas again, at once or over several frames."""
        self._stale = deque(areas)
        if gently and self._stale:
            self._timer.start()
        else:
            while self._stale:
                self._lay(self._stale.popleft())

    def drop(self) -> None:
        """Drop the remaining areas, since the caller lays out all of them."""
        self._stale.clear()

    @property
    def busy(self) -> bool:
        """Whether areas remain to be laid out."""
        return bool(self._stale)

    def _some(self) -> None:
        until = perf_counter() + REDRAW_SECONDS
        while self._stale and perf_counter() < until:
            self._lay(self._stale.popleft())
        if not self._stale:
            self._timer.stop()
