"""Cached results of searches (``entering.py``)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from stronghold_gui.games.fortress.field.steps import Step

MOST_SEARCHES: Final = 256
"""Searches that are kept; each has some fifty places, those of double-space figures more."""


class Entered:
    """The places that a figure can enter from its own: spots, or pairs of them by number.

    Attributes:
        costs: points by place; the own one comes first and costs nothing.
        ends: the same without that, the possible ends of a move if unoccupied.
        bits: the spots of all of it. ``met``: spots beside them that were shut, as bits, too.
        ladders: spots on which somebody bars a jump down a ladder from there.
        barred: those of them on which the figure could not end, and those on which somebody stood.
        steps: the steps that lead there at once, nobody asked who stands there; worked out by ``reach.py``.
        outcomes: what the figure could do on foot, by who stood where, kept by ``possible.py``.
    """

    __slots__ = ("barred", "bits", "costs", "ends", "ladders", "met", "outcomes", "steps")

    def __init__(self, costs: dict[int, int], ends: dict[int, int], bits: int, met: int, ladders: int) -> None:
        self.costs, self.ends, self.bits, self.met, self.ladders = costs, ends, bits, met, ladders
        self.barred = 0, 0
        self.steps: list[tuple[tuple[int, ...], Step]] | None = None
        self.outcomes: dict[int, object] = {}


class Searches:
    """Searches that are kept, by where they began and with how many points; starts not asked for the longest go first.

    For the places where armies begin come back in every match, and most others do not. Without them a random move takes
    a third longer.
    """

    __slots__ = ("_count", "_kept")

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[Entered]] = {}
        self._count = 0

    def of(self, start: Hashable) -> list[Entered]:
        """Return the searches from a start."""
        found = self._kept.pop(start, None)
        if found is None:
            return []
        self._kept[start] = found
        return found

    def keep(self, start: Hashable, entered: Entered) -> None:
        """Keep a search; a full cache drops the oldest first."""
        while self._count >= MOST_SEARCHES:
            self._count -= len(self._kept.pop(next(iter(self._kept))))
        self._kept.setdefault(start, []).append(entered)
        self._count += 1
