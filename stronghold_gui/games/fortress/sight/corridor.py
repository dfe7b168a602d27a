"""The hexes that a line between two hexes can touch, so that no others need a check.

They depend only on the relative position of the two hexes, so they are computed once for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.field.hexes import Hex, Point, centre
from stronghold_gui.games.fortress.sight.solids import Prism, Sheet

_UNIT: Final = 24
"""Distance between the centres of neighbouring hexes, along an axis."""
_TO_CORNER: Final = 192
"""Square of the distance from a hex's centre to its corner."""
_WIDTHS: Final = (9 * _TO_CORNER // 4, 4 * _TO_CORNER)
"""Greatest squared distance of a touched hex's centre from the line between the centres of the two hexes. It is the
distance from centre to corner, plus the offset of the line's ends: half of that distance, or all of it if a figure
leans over a battlement.
"""
_BESIDE: Final = 2
"""Number of hexes along an axis to search beyond the ends of a line: no hex within ``_WIDTHS`` is farther out."""


class Cell(Struct, frozen=True):
    """A hex near a line: its spots as bits, and the solids and sheets on it."""

    spots: int
    solids: tuple[Prism, ...]
    sheets: tuple[Sheet, ...]


class Near(NamedTuple):
    """The surroundings of a line: all spots as bits, and the solids and sheets at its height."""

    spots: int
    solids: list[Prism]
    sheets: list[Sheet]


class Corridors:
    """A search for obstacles near lines, for one state of the door.

    Hexes are stored row by row in one list, with an empty margin, so that a relative position on the map equals an
    index offset in the list.
    """

    def __init__(self, cells: Mapping[Hex, Cell]) -> None:
        """Store the obstacles on each hex of the map."""
        axial = [_axial(at) for at in cells]
        self._left, self._top = min(q for q, _ in axial) - _BESIDE, min(r for _, r in axial) - _BESIDE
        self._width = max(q for q, _ in axial) + _BESIDE + 1 - self._left
        height = max(r for _, r in axial) + _BESIDE + 1 - self._top
        laid = [Cell(0, (), ())] * (self._width * height)
        for at, cell in cells.items():
            laid[self._place(*_axial(at))] = cell
        self._spots, self._solids = [cell.spots for cell in laid], [cell.solids for cell in laid]
        self._sheets = [cell.sheets for cell in laid]
        self._tops = [_top(cell) for cell in laid]
        self._steps: dict[tuple[int, int, bool], list[int]] = {}

    def _place(self, q: int, r: int) -> int:
        return (r - self._top) * self._width + q - self._left

    def between(self, starts: tuple[Hex, ...], goals: tuple[Hex, ...], low: int, high: int, *, leans: bool) -> Near:
        """Return the surroundings of lines from some hexes to others, between the heights ``low`` and ``high``.

        Lines begin in the hexagon of half size around the centre of a hex or, if the looking figure ``leans``, also in
        its corners.
        """
        lines = [self._beside(start, goal, leans=leans) for start, goal in product(starts, goals)]
        near = lines[0] if len(lines) == 1 else {at for line in lines for at in line}
        tops = self._tops
        # On most hexes nothing reaches up to the line.
        tall = [at for at in near if tops[at] >= low]
        solids = [solid for at in tall for solid in self._solids[at] if solid.low <= high and solid.high >= low]
        sheets = [sheet for at in tall for sheet in self._sheets[at] if sheet.low <= high and sheet.high >= low]
        return Near(bits_of(self._spots, near), solids, sheets)

    def _beside(self, start: Hex, goal: Hex, *, leans: bool) -> list[int]:
        """Return the list indices of the hexes near one line."""
        (q, r), (q2, r2) = _axial(start), _axial(goal)
        way = q2 - q, r2 - r, leans
        steps = self._steps.get(way)
        if steps is None:
            steps = self._steps[way] = [dr * self._width + dq for dq, dr in _near_line(*way)]
        here = self._place(q, r)
        return [here + step for step in steps]


def _top(cell: Cell) -> int:
    """Return the highest top of the things on a hex, or -1."""
    return max([-1, *(solid.high for solid in cell.solids), *(sheet.high for sheet in cell.sheets)])


@cache
def _axial(at: Hex) -> Point:
    """Return a hex by its axial coordinates."""
    u, v = centre(at)
    return u // _UNIT, v // _UNIT


@cache
def _near_line(dq: int, dr: int, leans: bool) -> tuple[Point, ...]:
    """Return the hexes near a line from the hex (0, 0) to another hex, in axial coordinates."""
    if (dq, dr) < (0, 0):
        return tuple((-q, -r) for q, r in _near_line(-dq, -dr, leans))
    across = range(min(0, dq) - _BESIDE, max(0, dq) + _BESIDE + 1)
    down, width = range(min(0, dr) - _BESIDE, max(0, dr) + _BESIDE + 1), _WIDTHS[leans]
    hexes = ((q, r) for q in across for r in down)
    return tuple((q, r) for q, r in hexes if _near(_UNIT * q, _UNIT * r, _UNIT * dq, _UNIT * dr, width))


def _near(u: int, v: int, du: int, dv: int, width: int) -> bool:
    """Return whether (u, v) is near the line from the origin to (du, dv); ``width`` is a squared distance."""
    # The axes are at 60 degrees.
    length, square = du * du + du * dv + dv * dv, u * u + u * v + v * v
    # Twice the inner product, which has a half in it.
    along = 2 * u * du + u * dv + v * du + 2 * v * dv
    if along <= 0:
        return square <= width
    if along >= 2 * length:
        u, v = u - du, v - dv
        return u * u + u * v + v * v <= width
    return 4 * length * square - along * along <= 4 * length * width
