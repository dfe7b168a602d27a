"""The viewing angle of the battlefield: straight from above, or tilted, from one of six sides.

Hexes have a corner at the top. A turn by a sixth keeps that, so a hex looks the same from every side.
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
"""Distance between the centres of neighbouring hexes in a row."""
DOWN: Final = 1.5 * RADIUS
"""Distance between rows, seen from above."""
SIDES: Final = 6
FLAT: Final = 0.72
"""Factor by which a tilt shortens the depth of the ground."""
LEVEL: Final = 6.5
"""Height of a level in scene units, if tilted."""

_WRITTEN: Final = ("above", "tilted")


@dataclass(frozen=True, slots=True)
class Angle:
    """A viewing angle.

    Attributes:
        turn: number of sixths by which the battlefield is turned, clockwise.
        tilted: whether the view is tilted and shows heights; otherwise it is from straight above.
    """

    turn: int = 0
    tilted: bool = False

    @property
    def written(self) -> str:
        """The angle as text for the settings: ``2 tilted``, ``0 above``."""
        return f"{self.turn} {_WRITTEN[self.tilted]}"

    @property
    def flat(self) -> float:
        """Factor by which the angle shortens the depth of the ground."""
        return FLAT if self.tilted else 1.0

    @property
    def level(self) -> float:
        """Height of a level in scene units."""
        return LEVEL if self.tilted else 0.0

    def towards(self, direction: int) -> int:
        """Return the screen direction of a map direction."""
        return (direction + self.turn) % SIDES

    def middle(self, at: Hex) -> Point:
        """Return the centre of a hex at level 0, as seen from this angle."""
        x, y = centre(at)
        if self.turn:
            angle = self.turn * pi / 3
            x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        return x, y * self.flat

    def seen(self, at: Hex, level: int) -> Point:
        """Return the centre of a hex at a level, as seen from this angle."""
        x, y = self.middle(at)
        return x, y - level * self.level

    def corner(self, number: int, size: float = 1.0) -> Point:
        """Return a corner of a hex, relative to its centre: that between directions ``number - 1`` and ``number``."""
        angle = (2 * number - 1) * pi / 6
        return cos(angle) * RADIUS * size, sin(angle) * RADIUS * size * self.flat


def angle_of(written: str) -> Angle | None:
    """Return the angle of a text from the settings (`Angle.written`); ``None`` if it is invalid."""
    return next((angle for angle in _ANGLES if angle.written == written), None)


_ANGLES: Final = tuple(Angle(turn, tilted) for turn in range(SIDES) for tilted in (True, False))


def centre(at: Hex) -> Point:
    """Return the centre of a hex on the unturned map."""
    col, row = at
    return (col + (row & 1) / 2) * WIDE, row * DOWN
