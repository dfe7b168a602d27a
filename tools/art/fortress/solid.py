"""Solids of Fortress, seen tilted as the window shows the battlefield: upright prisms, lit from the left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import atan2, cos, hypot, radians, sin

from stronghold_gui.desktop.fortress.angle import FLAT, LEVEL, RADIUS, WIDE

Ground = tuple[float, float]
"""A point on the ground in scene units, from the middle of a hex, before the ground is tilted."""

LIGHT = radians(200)
"""The direction from which light falls on the ground: from the left, a little from the front."""
MARGIN = 1.5


@dataclass(frozen=True, slots=True)
class Stuff:
    """The colours of a material: its top, a side in full light, a side in the shade; its outline."""

    top: str
    lit: str
    dark: str
    line: str


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two (``#rrggbb``), ``share`` of the way to the other, from 0 to 1."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@dataclass(slots=True)
class Drawing:
    """A picture in the making: elements, and the box that they must fit in."""

    left: float
    top: float
    wide: float
    high: float
    elements: list[str] = field(default_factory=list)

    def add(self, element: str) -> None:
        """Put an element on top of the others."""
        self.elements.append(element)

    def polygon(self, points: Sequence[Ground], fill: str, line: str = "", width: float = 0.8, more: str = "") -> None:
        """Draw a polygon, with an outline if it has a colour."""
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
        stroke = f' stroke="{line}" stroke-width="{width:g}"' if line else ""
        self.add(f'<path d="{path}" fill="{fill}"{stroke}{more}/>')

    def line(self, points: Sequence[Ground], colour: str, width: float, more: str = "") -> None:
        """Draw a line."""
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.add(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{more}/>')

    def text(self) -> str:
        """Return the SVG."""
        box = f"{self.left:.2f} {self.top:.2f} {self.wide:.2f} {self.high:.2f}"
        inside = "\n".join(self.elements)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n'
            f'<g stroke-linejoin="round" stroke-linecap="round">\n{inside}\n</g>\n</svg>\n'
        )


def seen(point: Ground, level: float = 0.0) -> Ground:
    """Return the picture's point for a point of the ground at a height in levels."""
    return point[0], point[1] * FLAT - level * LEVEL


def hexagon(size: float = 1.0) -> list[Ground]:
    """Return the corners of a hex; the edge in a direction joins the corner of its number and the next."""
    return [(cos(radians(60 * n - 30)) * RADIUS * size, sin(radians(60 * n - 30)) * RADIUS * size) for n in range(6)]


def prism(drawing: Drawing, base: Sequence[Ground], low: float, high: float, stuff: Stuff, *, top: bool = True) -> None:
    """Draw a convex upright prism between two levels: the sides that can be seen, then its top."""
    middle = sum(x for x, _ in base) / len(base), sum(y for _, y in base) / len(base)
    faces = []
    for start, end in zip(base, [*base[1:], base[0]], strict=True):
        out = (start[0] + end[0]) / 2 - middle[0], (start[1] + end[1]) / 2 - middle[1]
        along = end[0] - start[0], end[1] - start[1]
        normal = along[1], -along[0]
        if normal[0] * out[0] + normal[1] * out[1] < 0:
            normal = -normal[0], -normal[1]
        if normal[1] > 1e-6 * hypot(*normal):
            faces.append(((start[1] + end[1]) / 2, start, end, normal))
    for _, start, end, normal in sorted(faces, key=lambda face: face[0]):
        points = [seen(start, high), seen(end, high), seen(end, low), seen(start, low)]
        drawing.polygon(points, side_colour(normal, stuff), stuff.line, 0.7)
    if top:
        drawing.polygon([seen(point, high) for point in base], stuff.top, stuff.line, 0.7)


def side_colour(normal: Ground, stuff: Stuff) -> str:
    """Return the colour of a side by where it looks."""
    share = (1 - cos(atan2(-normal[1], normal[0]) - (-LIGHT))) / 2
    return mixed(stuff.lit, stuff.dark, share)


def whole_hex(levels: float = 0.0) -> Drawing:
    """Return an empty picture as wide as a hex, with space above for a number of levels."""
    deep = RADIUS * FLAT
    high = 2 * deep + levels * LEVEL
    return Drawing(-WIDE / 2 - MARGIN, -deep - levels * LEVEL - MARGIN, WIDE + 2 * MARGIN, high + 2 * MARGIN)
