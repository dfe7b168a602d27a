"""A sheet to draw SVG on by a slightly unsteady hand, and the colours of the board.

Light comes from the upper left, so shadows fall to the lower right, and slopes to the left or away from us are brighter
than those that face us. All outlines have the same ink. Nothing is translucent, because that would be slow.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

WIDTH, HEIGHT = 1600, 1000

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle in board units."""

    x: float
    y: float
    w: float
    h: float

    def inner(self, margin: float) -> "Box":
        """Return the box without a margin on all sides."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def moved(self, dx: float, dy: float) -> "Box":
        """Return the box moved by an offset."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    @property
    def cx(self) -> float:
        """Middle, left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Middle, top to bottom."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """Right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.y + self.h

    @property
    def corners(self) -> list[Point]:
        """The four corners, clockwise from the upper left."""
        return [(self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom)]

    def split(self, columns: int, rows: int = 1, gap: float = 0) -> "list[Box]":
        """Return equal cells of the box, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        return [Box(self.x + c * (w + gap), self.y + r * (h + gap), w, h) for r in range(rows) for c in range(columns)]


INK = "#3d2f24"
# Ground colours are muted, so that the pieces stand out.
GRASS, GRASS_DARK, GRASS_LIGHT, GRASS_INK = "#a9b678", "#97a667", "#b8c388", "#7c8d4f"
EARTH, EARTH_EDGE, EARTH_LIGHT = "#d5bd90", "#ab8f5f", "#e2cea5"
TRAMPLED, TRAMPLED_EDGE, TRAMPLED_DARK = "#bfa778", "#94804f", "#b0966a"
PAVING, PAVING_DARK, PAVING_LIGHT, PAVING_SHADE = "#d8ccb4", "#c7b99c", "#e3d9c4", "#b3a486"
STONE, STONE_DARK, STONE_LIGHT, STONE_EDGE = "#b4ad9f", "#8c8477", "#d3cdbf", "#4d453b"
TIMBER, TIMBER_DARK, TIMBER_LIGHT = "#b5986e", "#8c6f48", "#cfb68c"
FIELD_PLATE, FIELD_EDGE, FIELD_PLACE, FIELD_LINE = "#dcc896", "#94794a", "#ebdcb4", "#bea570"
WALL_PLATE, WALL_EDGE, WALL_PLACE, WALL_LINE = "#c9c2b4", "#7d7568", "#e4dfd3", "#a9a191"
PLAQUE, PLAQUE_EDGE = "#544b40", "#2f2922"


@dataclass(slots=True)
class Sheet:
    """SVG elements in the order in which they are painted.

    Attributes:
        parts: the elements.
        rng: the random numbers for the hand-drawn look; seeded, so that the picture is the same every time.
    """

    parts: list[str] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(7))  # noqa: S311 - a drawing, no secret

    def add(self, element: str) -> None:
        """Put a ready element on top."""
        self.parts.append(element)

    def rect(self, box: Box, fill: str, edge: str = "", width: float = 1.5, r: float = 0) -> None:
        """Draw an exact rectangle."""
        corner = f' rx="{r:g}"' if r else ""
        self.add(
            f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}"{corner}'
            f"{_paint(fill, edge, width)}/>"
        )

    def circle(self, x: float, y: float, r: float, fill: str, edge: str = "", width: float = 1.5) -> None:
        """Draw a circle."""
        self.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"{_paint(fill, edge, width)}/>')

    def ellipse(self, box: Box, fill: str, edge: str = "", width: float = 1.5) -> None:
        """Draw an ellipse that fills a box."""
        self.add(
            f'<ellipse cx="{box.cx:.1f}" cy="{box.cy:.1f}" rx="{box.w / 2:.1f}" ry="{box.h / 2:.1f}"'
            f"{_paint(fill, edge, width)}/>"
        )

    def path(self, d: str, fill: str = "none", edge: str = "", width: float = 1.5) -> None:
        """Draw a path; nothing if it is empty."""
        if not d:
            return
        self.add(f'<path d="{d}"{_paint(fill, edge, width)}/>')

    def line(self, d: str, edge: str = INK, width: float = 1.5) -> None:
        """Draw strokes."""
        self.path(d, "none", edge, width)

    # -- by hand ----------------------------------------------------------------------------------------------

    def poly(self, points: Sequence[Point], fill: str, edge: str = INK, width: float = 1.8) -> None:
        """Draw a polygon whose edges bow a little, as lines drawn by hand do."""
        curves = []
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            length = math.dist(a, b)
            bow = self.rng.uniform(-1, 1) * min(1.3, length / 30)
            nx, ny = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length) if length else (0, 0)
            curves.append((((a[0] + b[0]) / 2 + nx * bow, (a[1] + b[1]) / 2 + ny * bow), b))
        self.path(bent(points[0], curves) + "Z", fill, edge, width)

    def block(self, box: Box, fill: str, edge: str = INK, width: float = 1.8) -> None:
        """Draw a rectangle by hand."""
        self.poly(box.corners, fill, edge, width)

    def patch(
        self, box: Box, fill: str, edge: str = "", width: float = 1.5, *, rough: float = 2.0, r: float = 12
    ) -> None:
        """Draw a rounded rectangle of earth or turf, with an uneven edge."""
        self.path(smooth(self._around(box, rough, r)), fill, edge, width)

    def blob(self, x: float, y: float, rx: float, ry: float, fill: str, edge: str = "", width: float = 1.5,
             *, rough: float = 0.14, bumps: int = 9) -> None:  # fmt: skip
        """Draw a patch that is nearly an ellipse: a stain, a bush, a puddle."""
        turn = self.rng.uniform(0, math.tau)
        points = []
        for n in range(bumps):
            k = 1 + self.rng.uniform(-rough, rough)
            angle = turn + math.tau * n / bumps
            points.append((x + rx * k * math.cos(angle), y + ry * k * math.sin(angle)))
        self.path(smooth(points), fill, edge, width)

    def cells(self, boxes: Sequence[Box], fill: str, edge: str, r: float = 4) -> None:
        """Draw places for single pieces, each slightly off its exact position."""
        d = ""
        for box in boxes:
            x, y = box.x + self.rng.uniform(-0.4, 0.4), box.y + self.rng.uniform(-0.4, 0.4)
            w, h = box.w - 2 * r, box.h - 2 * r
            d += (f"M{x + r:.1f} {y:.1f}h{w:.1f}q{r:g} 0 {r:g} {r:g}v{h:.1f}q0 {r:g}-{r:g} {r:g}h{-w:.1f}"
                  f"q-{r:g} 0-{r:g}-{r:g}v{-h:.1f}q0-{r:g} {r:g}-{r:g}z")  # fmt: skip
        self.path(d, fill, edge, 1)

    def cell(self, box: Box, fill: str, edge: str, r: float = 4) -> None:
        """Draw one place."""
        self.cells([box], fill, edge, r)

    def _around(self, box: Box, rough: float, r: float) -> list[Point]:
        """Return points around a box with cut corners, off the edge by up to `rough`."""
        points: list[Point] = []
        for a, b in zip(box.corners, [*box.corners[1:], box.corners[0]], strict=True):
            length = math.dist(a, b)
            ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            start, end = min(1.6 * r, length / 2.4), length - min(1.6 * r, length / 2.4)
            steps = max(1, round((end - start) / 34))
            along = [r * 0.5, *(start + (end - start) * n / steps for n in range(steps + 1)), length - r * 0.5]
            for n, way in enumerate(along):
                off = self.rng.uniform(-rough, rough) if 0 < n < len(along) - 1 else 0.0
                points.append((a[0] + ux * way - uy * off, a[1] + uy * way + ux * off))
        return points

    def group(self, x: float, y: float, scale: float, inside: str) -> None:
        """Add a fragment, moved and scaled."""
        self.add(f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside}</g>')

    def __str__(self) -> str:
        return "\n".join(self.parts)


def smooth(points: Sequence[Point], *, closed: bool = True) -> str:
    """Return a path that rounds every corner: curves from middle to middle of the edges, controlled by the points."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    if closed:
        return bent(middles[-1], list(zip(points, middles, strict=True))) + "Z"
    ends = [*middles[1:-2], points[-1]]
    return bent(points[0], list(zip(points[1:-1], ends, strict=True)))


def bent(start: Point, curves: Sequence[tuple[Point, Point]]) -> str:
    """Return a path of quadratic curves, each a control point and an end, in relative coordinates, which are short."""
    x, y = round(start[0], 1), round(start[1], 1)
    d = f"M{x:g} {y:g}q"
    numbers = []
    for pull, end in curves:
        dx, dy = round(end[0] - x, 1), round(end[1] - y, 1)
        numbers += [f"{pull[0] - x:.1f}", f"{pull[1] - y:.1f}", f"{dx:.1f}", f"{dy:.1f}"]
        x, y = x + dx, y + dy
    return d + " ".join(numbers)


def _paint(fill: str, edge: str, width: float) -> str:
    if not edge:
        return f' fill="{fill}"'
    round_ends = ' stroke-linecap="round"' if fill == "none" and width >= 2 else ""  # invisible on thinner lines
    return f' fill="{fill}" stroke="{edge}" stroke-width="{width:g}"{round_ends}'
