"""Objects of the program: their number does not grow, and none are left at the end."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.helpers.qt_leaks import leaks_among_objects, windows
from tests.hunts.window.session import Session

_MOST: Final = {
    "MainWindow": 1,
    "GamePage": 1,
    "TableScene": 1,
    "Controller": 3,
    "LessonSession": 1,
    "PuzzleSession": 1,
    "active timers": 12,
    "threads": 6,
    "windows": 60,
}
"""How many there may be at a time."""


def piled_up(session: Session) -> Iterator[tuple[str, str]]:
    """Yield what there is too much of."""
    found = counted(session)
    for name, most in _MOST.items():
        if found[name] > most:
            yield "piled up", f"{found[name]} {name}, at most {most}"


def counted(_session: Session) -> Counter[str]:
    """Return how many there are of what may pile up."""
    _collect()
    objects = [one for one in gc.get_objects() if isinstance(one, QObject) and shiboken6.isValid(one)]
    found = Counter(type(one).__name__ for one in objects if type(one).__name__ in _MOST)
    found["active timers"] = sum(isinstance(one, QTimer) and one.isActive() for one in objects)
    found["threads"] = threading.active_count()
    found["windows"] = len(QApplication.topLevelWidgets())
    return found


def left_behind() -> Iterator[tuple[str, str]]:
    """Yield what is left after the window was deleted."""
    _collect()
    for words in (*map(repr, windows()), *leaks_among_objects()):
        yield "left behind", words


def _collect() -> None:
    """Collect all garbage, also among what the program has frozen: the collector names nothing of that either."""
    gc.unfreeze()
    gc.collect()
