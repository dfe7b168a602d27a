"""A sheet to draw SVG on, and the colours of the board."""

from dataclasses import dataclass, field
from typing import NamedTuple

WIDTH, HEIGHT = 1600, 1000


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
        """Return the box somewhere else."""
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

    def split(self, columns: int, rows: int = 1, gap: float = 0) -> "list[Box]":
        """Cut into equal cells, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        return [Box(self.x + c * (w + gap), self.y + r * (h + gap), w, h) for r in range(rows) for c in range(columns)]


# Ground colours are muted on purpose: the pieces are the loud ones.
GRASS, GRASS_DARK, GRASS_LIGHT = "#a3b56f", "#92a660", "#b1c17e"
EARTH, EARTH_EDGE = "#d3b983", "#a88a52"
TRAMPLED, TRAMPLED_EDGE = "#bfa873", "#a08a58"
PAVING, PAVING_DARK, PAVING_LIGHT = "#ddd3bd", "#cbbfa5", "#e8e0ce"
STONE, STONE_DARK, STONE_LIGHT, STONE_EDGE = "#a9a497", "#857f72", "#c6c1b4", "#57524a"
FIELD_PLATE, FIELD_EDGE, FIELD_PLACE = "#dcc995", "#8f7743", "#ead9ad"
WALL_PLATE, WALL_EDGE, WALL_PLACE = "#cdc8bb", "#7d776a", "#e0dcd1"


@dataclass(slots=True)
class Sheet:
    """SVG elements in the order in which they are painted."""

    parts: list[str] = field(default_factory=list)

    def add(self, element: str) -> None:
        """Put a ready element on top."""
        self.parts.append(element)

    def rect(self, box: Box, fill: str, edge: str = "", width: float = 1.5, r: float = 0) -> None:
        """Draw a rectangle."""
        corner = f' rx="{r:g}"' if r else ""
        self.add(
            f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}"{corner}'
            f"{self._paint(fill, edge, width)}/>"
        )

    def circle(self, x: float, y: float, r: float, fill: str, edge: str = "", width: float = 1.5) -> None:
        """Draw a circle."""
        self.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"{self._paint(fill, edge, width)}/>')

    def ellipse(self, box: Box, fill: str, edge: str = "", width: float = 1.5) -> None:
        """Draw an ellipse that fills a box."""
        self.add(
            f'<ellipse cx="{box.cx:.1f}" cy="{box.cy:.1f}" rx="{box.w / 2:.1f}" ry="{box.h / 2:.1f}"'
            f"{self._paint(fill, edge, width)}/>"
        )

    def path(self, d: str, fill: str = "none", edge: str = "", width: float = 1.5) -> None:
        """Draw a path."""
        self.add(f'<path d="{d}"{self._paint(fill, edge, width)}/>')

    def group(self, x: float, y: float, scale: float, inside: str) -> None:
        """Put a fragment somewhere."""
        self.add(f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{inside}</g>')

    @staticmethod
    def _paint(fill: str, edge: str, width: float) -> str:
        stroke = (
            f' stroke="{edge}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"' if edge else ""
        )
        return f' fill="{fill}"{stroke}'

    def __str__(self) -> str:
        return "\n".join(self.parts)
