"""Sets of spots as bit masks, a bit for each spot, for fast set operations."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_


def bits_of(bits: list[int], spots: Iterable[int]) -> int:
    """Return the bit mask of several spots."""
    return reduce(or_, map(bits.__getitem__, spots), 0)


def bits_of_place(bits: list[int], place: tuple[int, ...]) -> int:
    """Return the bit mask of a place of one or two spots; faster than ``bits_of``."""
    return bits[place[0]] if len(place) == 1 else bits[place[0]] | bits[place[1]]


def spots_of(bits: int) -> set[int]:
    found: set[int] = set()
    while bits:
        lowest = bits & -bits
        found.add(lowest.bit_length() - 1)
        bits ^= lowest
    return found
