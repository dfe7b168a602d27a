"""The battlefield from above as an SVG: a hex for each space, with the number of its level; rungs are beside it.

A space below another one is a smaller hex inside it. Rungs would cover each other, so each ladder is a row of places
at the lower edge; a letter on the map marks its position. Waiting figures are at the lower edge, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from stronghold_gui.desktop.fortress.angle import RADIUS, WIDE, Angle, Hex, Point
from stronghold_gui.games.fortress.field.field import Field

_EDGE: Final = 14.0
_CELL: Final = 50.0
_GAP: Final = 4.0
_ROOM: Final = 46.0
"""Width of a figure's place."""
_BELOW: Final = 0.56
"""Size of the hex of a space below another one."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TRAY: Final = "tray"
"""Area of figures that are not on the battlefield yet."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of the battlefield.

    Attributes:
        cloth: the background.
        tray: the strip of waiting figures.
        ink: numbers of levels.
        faint: the letters of ladders on the cloth.
        line: the edges of hexes.
        terrain: each terrain with its colour.
        walk: the wall-walks: first the low ones, then the high ones.
    """

    cloth: str
    tray: str
    ink: str
    faint: str
    line: str
    terrain: tuple[tuple[str, str], ...]
    walk: tuple[str, str]


SETS: Final = {
    "standard": Colours(
        "#5b6b4a", "#4a573d", "#1d1a14", "#f2ead2", "#3b3a2c",
        (("grass", "#9dbb6a"), ("sand", "#dcc88f"), ("rock", "#a9a398"), ("walk", "#c9b79b"), ("water", "#7fb2cc")),
        ("#d6cbb6", "#efe8d8"),
    ),
    "contrast": Colours(
        "#000000", "#1c1c1c", "#000000", "#ffffff", "#000000",
        (("grass", "#d8f0b8"), ("sand", "#fff2b0"), ("rock", "#d0d0d0"), ("walk", "#f0dcc0"), ("water", "#a8d8ff")),
        ("#ffffff", "#ffffff"),
    ),
}  # fmt: skip


class PlanDrawing:
    """The drawing of a battlefield from above."""

    def __init__(self, field: Field, colours: Colours, angle: Angle | None = None) -> None:
        """Store the battlefield and its look.

        Args:
            field: the battlefield.
            colours: the colours of the picture set.
            angle: the turn of the battlefield; by default none.
        """
        self._field, self._colours, self._angle = field, colours, angle or Angle()
        middles = [self._angle.middle(at) for at in field.by_column]
        self._left = min(x for x, _ in middles) - WIDE / 2 - _EDGE
        self._top = min(y for _, y in middles) - RADIUS - _EDGE
        self._wide = max(x for x, _ in middles) + WIDE / 2 + _EDGE - self._left
        self._strip = max(y for _, y in middles) + RADIUS + _EDGE - self._top

    def document(self) -> str:
        """Return the SVG."""
        high = self._strip + self._tray_row() + _CELL + _EDGE
        tint = self._colours
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self._wide:.0f} {high:.0f}">\n'
            f'<g id="picture"><g>\n<rect width="{self._wide:.0f}" height="{high:.0f}" fill="{tint.cloth}"/>\n'
            f"{_lines(self._picture())}</g></g>\n"
            f'<g id="areas" fill="none">\n{_lines(self._areas())}</g>\n</svg>\n'
        )

    # -- places ----------------------------------------------------------------------------------------------------

    def _middle(self, at: Hex) -> Point:
        x, y = self._angle.middle(at)
        return x - self._left, y - self._top

    def _hex(self, middle: Point, size: float) -> str:
        corners = (self._angle.corner(number, size) for number in range(6))
        return "M" + "L".join(f"{middle[0] + x:.1f} {middle[1] + y:.1f}" for x, y in corners) + "Z"

    def _places(self) -> Iterator[tuple[int, Point, float]]:
        """Yield each space with its middle and the size of its hex, lower ones first."""
        for at, spots in self._field.by_column.items():
            spaces = sorted((s for s in spots if self._field.ladder[s] < 0), key=lambda s: self._field.level[s])
            x, y = self._middle(at)
            for spot in spaces[:-1]:
                yield spot, (x, y + RADIUS * 0.36), _BELOW
            yield spaces[-1], (x, y), 1.0

    def _cells(self) -> Iterator[tuple[int, int, Point]]:
        """Yield the number of the ladder, the spot, and the upper left corner of each rung's place, lowest first."""
        x, row, right = _EDGE, 0, self._wide - _EDGE
        for number, rungs in enumerate(self._field.rungs):
            wide = (len(rungs) + 1) * (_CELL + _GAP)
            if x + wide > right and x > _EDGE:
                x, row = _EDGE, row + 1
            for place, spot in enumerate(rungs, 1):
                yield number, spot, (x + place * (_CELL + _GAP), self._strip + row * (_CELL + _GAP))
            x += wide + _GAP

    def _tray_row(self) -> float:
        """Return the distance from the first row of ladders down to the tray."""
        rows = ceil(len({corner[1] for _, _, corner in self._cells()}))
        return rows * (_CELL + _GAP) + _GAP

    # -- the picture -----------------------------------------------------------------------------------------------

    def _picture(self) -> Iterator[str]:
        plan, tint = self._field.plan, self._colours
        terrain = dict(tint.terrain)
        for spot, middle, size in sorted(self._places(), key=lambda place: -place[2]):
            col, row, level = self._field.spots[spot]
            ground = plan.hexes[col, row]
            raised = level != ground.level
            fill = tint.walk[level > plan.pieces.levels["doorway"] * 2] if raised else terrain[ground.terrain.id]
            line = 2.6 if raised and size == 1.0 else 1.0
            yield (f'<path d="{self._hex(middle, size * 0.98)}" fill="{fill}" stroke="{tint.line}"'
                   f' stroke-width="{line}"/>')  # fmt: skip
            yield from self._number(middle, size, level)
        yield from self._edges()
        yield from self._ladders()

    def _number(self, middle: Point, size: float, level: int) -> Iterator[str]:
        x, y = middle[0], middle[1] - RADIUS * size * 0.56
        yield _written(x, y + 4, str(level), 12 if size == 1.0 else 10, self._colours.ink)

    def _edges(self) -> Iterator[str]:
        """Yield battlements, as thick bars on the inner side of their edge."""
        for one in self._field.plan.battlements:
            x, y = self._middle(one.at)
            ends = [self._angle.corner(self._angle.towards(one.edge) + more, 0.9) for more in (0, 1)]
            path = "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in ends)
            yield f'<path d="M{path}" fill="none" stroke="{self._colours.line}" stroke-width="6"/>'

    def _ladders(self) -> Iterator[str]:
        for number, ladder in enumerate(self._field.plan.ladders):
            x, y = self._middle(ladder.landing[:2])
            ends = [self._angle.corner(self._angle.towards(ladder.edge) + more, 0.72) for more in (0, 1)]
            path = "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in ends)
            yield f'<path d="M{path}" fill="none" stroke="#6b3f1d" stroke-width="5" stroke-dasharray="4 3"/>'
            dx, dy = (sum(end[axis] for end in ends) / 3.2 for axis in (0, 1))
            yield _written(x + dx, y + dy + 5, LETTERS[number % 26], 15, "#6b3f1d")
        named: set[int] = set()
        for number, spot, (x, y) in self._cells():
            if number not in named:
                named.add(number)
                left = x - _CELL - _GAP
                yield _written(left + _CELL / 2, y + _CELL / 2 + 8, LETTERS[number % 26], 24, self._colours.faint)
            box = f'x="{x:.1f}" y="{y:.1f}" width="{_CELL:g}" height="{_CELL:g}"'
            yield f'<rect {box} rx="4" fill="#c79a63" stroke="{self._colours.line}"/>'
            for side in (0.14, 0.86):
                yield f'<path d="M{x + side * _CELL:.1f} {y:.1f}v{_CELL:g}" stroke="#6b3f1d" stroke-width="3"/>'
            yield _written(x + _CELL / 2, y + 13, str(self._field.level[spot]), 12, self._colours.ink)
        y = self._strip + self._tray_row()
        box = f'x="{_EDGE}" y="{y:.1f}" width="{self._wide - 2 * _EDGE:.1f}" height="{_CELL:g}"'
        yield f'<rect {box} rx="8" fill="{self._colours.tray}"/>'

    # -- the areas -------------------------------------------------------------------------------------------------

    def _areas(self) -> Iterator[str]:
        field = self._field
        stacked = {at for at, spots in field.by_column.items() if sum(field.ladder[spot] < 0 for spot in spots) > 1}
        for spot, (x, y), size in self._places():
            name = field.name(spot)
            yield f'<path id="{name}" d="{self._hex((x, y), size)}"/>'
            room = _ROOM if size == 1.0 and field.at(spot) not in stacked else _ROOM * 0.66
            lower = 6 if size < 1.0 else 6 if field.at(spot) not in stacked else -12
            yield _rect(f"{name}.1", x - room / 2, y - room / 2 + lower, room, room)
        for _, spot, (x, y) in self._cells():
            yield _rect(field.name(spot), x, y, _CELL, _CELL)
            yield _rect(f"{field.name(spot)}.1", x + 5, y + 12, _CELL - 10, _CELL - 12)
        yield _rect(TRAY, _EDGE, self._strip + self._tray_row(), self._wide - 2 * _EDGE, _CELL)


def _rect(name: str, x: float, y: float, wide: float, high: float) -> str:
    return f'<rect id="{name}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def _written(x: float, y: float, text: str, size: float, colour: str) -> str:
    return (f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{size:g}" text-anchor="middle"'
            f' fill="{colour}">{text}</text>')  # fmt: skip


def _lines(elements: Iterator[str]) -> str:
    return "".join(f"{element}\n" for element in elements)
