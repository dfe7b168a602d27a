"""Hexes: pointy at the top, odd rows shifted right by half a hex; columns are ``(col, row)``.

Directions are numbered clockwise from east; the opposite of ``d`` is ``(d + 3) % 6``.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

Hex = tuple[int, int]
Point = tuple[int, int]

DirectionId = Literal["E", "SE", "SW", "W", "NW", "NE"]
DIRECTIONS: Final[tuple[DirectionId, ...]] = get_args(DirectionId)
DIRECTION_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(DIRECTIONS)}

CORNERS: Final[tuple[Point, ...]] = ((16, -8), (8, 8), (-8, 16), (-16, 8), (-8, -8), (8, -16))
"""Corners of a hex from its centre, in 24ths of the axial axes; the edge in direction d joins corners d and d + 1."""


@cache
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes around one, by direction."""
    col, row = at
    right, left = (1, 0) if row & 1 else (0, -1)
    return (
        (col + 1, row),
        (col + right, row + 1),
        (col + left, row + 1),
        (col - 1, row),
        (col + left, row - 1),
        (col + right, row - 1),
    )


def direction(start: Hex, goal: Hex) -> int:
    """Return the direction to a neighbouring hex, or -1 for any other hex."""
    around = neighbours(start)
    return around.index(goal) if goal in around else -1


@cache
def centre(at: Hex) -> Point:
    """Return the centre of a hex in 24ths of the axial axes (rules, section 10)."""
    col, row = at
    return 24 * (col - (row - (row & 1)) // 2), 24 * row


@cache
def ring(at: Hex, divisor: int = 1) -> tuple[Point, ...]:
    """Return the corners of a hex, or of a smaller hexagon around its centre: its size is divided by ``divisor``."""
    u, v = centre(at)
    return tuple((u + x // divisor, v + y // divisor) for x, y in CORNERS)


def edge(at: Hex, towards: int) -> tuple[Point, Point]:
    """Return the two ends of the edge in a direction."""
    corners = ring(at)
    return corners[towards], corners[(towards + 1) % 6]
