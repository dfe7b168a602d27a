"""Cached results of searches (``entering.py``)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, TypeVar

from stronghold_gui.games.fortress.field.steps import Step

MOST_SEARCHES: Final = 256
"""The most cached searches; each has about fifty places, those of double-space figures more."""


class Entered:
    """The places that a figure can enter from its own: spots, or pairs of them by number.

    Attributes:
        costs: points by place; the start comes first and costs nothing.
        ends: ``costs`` without the start; the places where a move can end if unoccupied.
        bits: the spots of all places, as bits.
        met: the blocked spots beside these places, as bits.
        ladders: spots on which another figure would bar a jump down a ladder, as bits.
        barred: the spots of ``ladders`` on which the figure could not end, and those with other figures, each as bits.
        steps: the single steps from the start, even onto occupied places; computed by ``reach.py``.
        outcomes: moves of the figure on foot, by the figures in the way; cached by ``possible.py``.
    """

    __slots__ = ("barred", "bits", "costs", "ends", "ladders", "met", "outcomes", "steps")

    def __init__(self, costs: dict[int, int], ends: dict[int, int], bits: int, met: int, ladders: int) -> None:
        self.costs, self.ends, self.bits, self.met, self.ladders = costs, ends, bits, met, ladders
        self.barred = 0, 0
        self.steps: list[tuple[tuple[int, ...], Step]] | None = None
        self.outcomes: dict[int, object] = {}


class Searches:
    """A cache of searches by start and points, which drops the least recently used starts first.

    The starting places of armies recur in every match, most others do not. Without the cache a random move takes a
    third longer.
    """

    __slots__ = ("_count", "_kept")

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[Entered]] = {}
        self._count = 0

    def of(self, start: Hashable) -> list[Entered]:
        """Return the cached searches from a start."""
        found = self._kept.pop(start, None)
        if found is None:
            return []
        self._kept[start] = found
        return found

    def keep(self, start: Hashable, entered: Entered) -> None:
        """Cache a search, and drop the least recently used starts of a full cache."""
        while self._count >= MOST_SEARCHES:
            self._count -= len(self._kept.pop(next(iter(self._kept))))
        self._kept.setdefault(start, []).append(entered)
        self._count += 1


K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

MOST_KEPT: Final = 512
"""The most results in a cache; a full cache is emptied."""


def keep(memory: dict[K, T], key: K, found: T, most: int = MOST_KEPT) -> None:
    """Store a result in a cache, which is emptied first if it is full."""
    if len(memory) >= most:
        memory.clear()
    memory[key] = found
