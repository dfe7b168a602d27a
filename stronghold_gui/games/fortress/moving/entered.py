"""What searches have found, in the form in which it is kept (``entering.py``)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

MOST_SEARCHES: Final = 256
"""Searches that are kept before all are forgotten; each has some fifty places, those of double-space figures more."""


class Entered:
    """What a figure can enter from where it stands: spots, or pairs of them by number.

    Attributes:
        costs: points by place; the own one comes first and costs nothing.
        ends: the same without that, where a move could end if nobody stood there.
        bits: the spots of all of it. ``met``: spots beside them that were shut, as bits, too.
        ladders: spots on which somebody bars a jump down a ladder from there.
        barred: those of them on which the figure could not end, and those on which somebody stood.
        outcomes: what the figure could do on foot, by who stood where, kept by ``possible.py``.
    """

    __slots__ = ("barred", "bits", "costs", "ends", "ladders", "met", "outcomes")

    def __init__(self, costs: dict[int, int], ends: dict[int, int], bits: int, met: int, ladders: int) -> None:
        self.costs, self.ends, self.bits, self.met, self.ladders = costs, ends, bits, met, ladders
        self.barred = 0, 0
        self.outcomes: dict[int, object] = {}


class Searches:
    """Searches that are kept, by where they began and with how many points."""

    __slots__ = ("_count", "_kept")

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[Entered]] = {}
        self._count = 0

    def of(self, start: Hashable) -> list[Entered]:
        """Return the searches from a start."""
        return self._kept.get(start, [])

    def keep(self, start: Hashable, entered: Entered) -> None:
        """Keep a search; with so many of them all are forgotten first."""
        if self._count >= MOST_SEARCHES:
            self._kept.clear()
            self._count = 0
        self._kept.setdefault(start, []).append(entered)
        self._count += 1
