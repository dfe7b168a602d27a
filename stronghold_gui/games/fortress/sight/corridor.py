"""Which hexes lines between two hexes can touch at all: nothing else needs to be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stronghold_gui.games.fortress.field.hexes import Hex, Point, centre

MOST_KEPT: Final = 20_000
"""Answers that are kept before all of them are forgotten."""
_WIDTH: Final = 4 * 192
"""Square of twice the distance from a hex's centre to its corner: a line may begin in one corner and touch another."""


_BESIDE: Final = 32
"""No point within that width of a line is farther from it along an axis."""


class Corridors:
    """Finds hexes near lines; what was found is kept, for it is asked for every height and state of the door."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self._centres = [(at, *centre(at)) for at in hexes]
        self._known: dict[tuple[tuple[Hex, ...], tuple[Hex, ...]], frozenset[Hex]] = {}

    def between(self, starts: tuple[Hex, ...], goals: tuple[Hex, ...]) -> frozenset[Hex]:
        """Return the hexes whose centre lies near enough to a line between these centres, whichever way one looks."""
        key = (starts, goals) if starts < goals else (goals, starts)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = (self._beside(centre(start), centre(goal)) for start in starts for goal in goals)
            known = self._known[key] = frozenset[Hex]().union(*found)
        return known

    def _beside(self, start: Point, goal: Point) -> list[Hex]:
        """Return the hexes near one line: only those in a box around it are looked at closely."""
        (u1, v1), (u2, v2) = start, goal
        left, right = min(u1, u2) - _BESIDE, max(u1, u2) + _BESIDE
        top, bottom = min(v1, v2) - _BESIDE, max(v1, v2) + _BESIDE
        return [
            at
            for at, u, v in self._centres
            if left <= u <= right and top <= v <= bottom and _near(u, v, u1, v1, u2, v2)
        ]  # fmt: skip


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
