"""Which hexes lines between two hexes can touch at all: nothing else needs to be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stronghold_gui.games.fortress.field.hexes import Hex, centre

_WIDTH: Final = 4 * 192
"""Square of twice the distance from a hex's centre to its corner: a line may begin in one corner and touch another."""


def corridor(hexes: Iterable[Hex], starts: tuple[Hex, ...], goals: tuple[Hex, ...]) -> frozenset[Hex]:
    """Return the hexes whose centre lies near enough to a line between these centres."""
    ends = [(centre(start), centre(goal)) for start in starts for goal in goals]
    return frozenset(at for at in hexes if any(_near(*centre(at), *start, *goal) for start, goal in ends))


def _near(u: int, v: int, u1: int, v1: int, u2: int, v2: int) -> bool:
    """Return whether a point is within the width of the line between two others; the axes stand at 60 degrees."""
    du, dv, u, v = u2 - u1, v2 - v1, u - u1, v - v1
    length, square = du * du + du * dv + dv * dv, u * u + u * v + v * v
    # Twice the inner product, which has a half in it.
    along = 2 * u * du + u * dv + v * du + 2 * v * dv
    if along <= 0:
        return square <= _WIDTH
    if along >= 2 * length:
        u, v = u - du, v - dv
        return u * u + u * v + v * v <= _WIDTH
    return 4 * length * square - along * along <= 4 * length * _WIDTH
