"""How slow the machine is just now, told by something whose time is known from where the bounds in milliseconds stand.

A bound in milliseconds was set on one machine, on a quiet day. Another machine, or the same one with busy neighbours,
takes two or three times as long for everything. So a small piece of work is timed in turns with what is measured, and
both times are shown: as they were, and as they would have been there.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

KNOWN: Final = 485.0
"""Nanoseconds that making one frozen dataclass of three fields takes where the bounds were set, on Python 3.11."""
_MANY: Final = 500


@dataclass(frozen=True)
class _Thing:
    first: int
    second: int
    third: int


class Yardstick:
    """Times the piece of work again and again."""

    def __init__(self) -> None:
        self._times: list[float] = []

    def lay(self) -> None:
        """Time it once: a quarter of a millisecond, where the bounds were set."""
        began = perf_counter()
        for _ in range(_MANY):
            _Thing(1, 2, 3)
        self._times.append((perf_counter() - began) / _MANY * 1e9)

    @property
    def slowness(self) -> float:
        """How many times as long as there it took, in the middle of all that was timed."""
        return median(self._times) / KNOWN
