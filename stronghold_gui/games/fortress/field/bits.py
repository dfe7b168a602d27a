"""Sets of spots as numbers, a bit for each spot: they are made, cut and compared at once."""

from __future__ import annotations

from collections.abc import Iterable


def together(bits: list[int], spots: Iterable[int]) -> int:
    """Return the bits of spots."""
    found = 0
    for spot in spots:
        found |= bits[spot]
    return found


def spots_of(bits: int) -> set[int]:
    """Return the spots of which these are the bits."""
    found: set[int] = set()
    while bits:
        lowest = bits & -bits
        found.add(lowest.bit_length() - 1)
        bits ^= lowest
    return found
