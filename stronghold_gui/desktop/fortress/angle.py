"""From where the battlefield is seen: straight from above, or tilted, from one of six sides.

Columns are hexes that point up. Turned by sixths they still do, so a hex looks the same from every side.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final

Hex = tuple[int, int]
Point = tuple[float, float]

RADIUS: Final = 34.0
"""Scene units from the middle of a hex to its corners."""
WIDE: Final = sqrt(3) * RADIUS
"""From the middle of a hex to that of the next one in its row."""
DOWN: Final = 1.5 * RADIUS
"""From one row to the next, seen from above."""
SIDES: Final = 6
FLAT: Final = 0.72
"""How much of its depth the ground keeps when it is tilted."""
LEVEL: Final = 6.5
"""Scene units that a level is high when it is tilted."""

_WRITTEN: Final = ("above", "tilted")


@dataclass(frozen=True, slots=True)
class Angle:
    """From where one looks.

    Attributes:
        turn: by how many sixths the battlefield is turned, clockwise.
        tilted: whether heights are seen from the side; otherwise one looks straight down.
    """

    turn: int = 0
    tilted: bool = False

    @property
    def written(self) -> str:
        """The angle as it is remembered: ``2 tilted``, ``0 above``."""
        return f"{self.turn} {_WRITTEN[self.tilted]}"

    @property
    def flat(self) -> float:
        """Return the factor by which the angle shortens the depth of the ground."""
        return FLAT if self.tilted else 1.0

    @property
    def level(self) -> float:
        """Scene units that a level is high."""
        return LEVEL if self.tilted else 0.0

    def towards(self, direction: int) -> int:
        """Return where a direction of the map points on the screen."""
        return (direction + self.turn) % SIDES

    def middle(self, at: Hex) -> Point:
        """Return the middle of a hex, at level 0."""
        x, y = centre(at)
        if self.turn:
            angle = self.turn * pi / 3
            x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        return x, y * self.flat

    def seen(self, at: Hex, level: int) -> Point:
        """Return the middle of a hex at a level."""
        x, y = self.middle(at)
        return x, y - level * self.level

    def corner(self, number: int, size: float = 1.0) -> Point:
        """Return a corner of a hex from its middle: that between the directions before and at a number."""
        angle = (2 * number - 1) * pi / 6
        return cos(angle) * RADIUS * size, sin(angle) * RADIUS * size * self.flat


def angle_of(written: str) -> Angle | None:
    """Return an angle that was remembered (`Angle.written`); ``None`` for what is none."""
    return next((angle for angle in _ANGLES if angle.written == written), None)


_ANGLES: Final = tuple(Angle(turn, tilted) for turn in range(SIDES) for tilted in (True, False))


def centre(at: Hex) -> Point:
    """Return the middle of a hex on the map, which is not turned."""
    col, row = at
    return (col + (row & 1) / 2) * WIDE, row * DOWN
