"""Layout of pieces in an area: each at its place, all side by side, or counted piles when crowded."""

import math
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table.model import Pile

LARGEST: Final = 46.0
"""Largest size of a piece in scene units, so that equal pieces look alike however large their area is."""
LARGEST_COUNTED: Final = 76.0
SMALLEST_SPREAD: Final = 22.0
"""Smallest size in scene units of pieces side by side; below it, each pile becomes one piece with a number."""
LEAD: Final = 0.8
"""Size of an owner's picture, relative to the owner's pieces."""
GAP: Final = 8.0
"""Scene units between that picture and the first piece."""
_AIR: Final = 1.6
"""Distance of counted piles in a row, in parts of a piece."""
MOST_SPREAD: Final = 12
"""Largest number of pieces that can be counted at a glance; more get a number."""
COUNTABLE: Final = 0.3
"""Least visible share of the width of each of several overlapping pieces that can be counted."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of one pile: the squares of its pieces. A counted pile has a single square for all its pieces.

    Attributes:
        pile, cells: the pile and its squares.
        lead: the square of its owner's picture, if it is the first pile of the owner's row.
        fan: direction of the fan in which other piles may overlap it; "" for none.
        seen: visible length of its last piece along the fan, in scene units; 0 if nothing covers it.
        upright: whether it stands upright: its outline is then that of its picture, not its square.
    """

    pile: Pile
    cells: tuple[QRectF, ...]
    lead: QRectF | None = None
    fan: Literal["", "down", "right"] = ""
    seen: float = 0.0
    upright: bool = False

    @property
    def narrow(self) -> bool:
        """Whether its pieces are higher than wide; side by side, they then overlap so that the left edge shows."""
        return self.cells[0].height() > self.cells[0].width()

    @property
    def counted(self) -> bool:
        """Whether the pile needs a number to show its count."""
        return len(self.cells) < self.pile.count

    @property
    def countable(self) -> bool:
        """Whether its pieces are far enough apart to be counted; a number would suggest that there are more."""
        if self.fan != "right" or len(self.cells) < 2:
            return False
        first, second = self.cells[:2]
        return second.x() - first.x() >= COUNTABLE * first.width()

    @property
    def bounds(self) -> QRectF:
        """The box of all its squares."""
        box = QRectF(self.cells[0])
        for cell in self.cells[1:]:
            box = box.united(cell)
        return box

    @property
    def drawn(self) -> QRectF:
        """The box of all that is drawn for it."""
        return self.bounds if self.lead is None else self.bounds.united(self.lead)

    @property
    def shape(self) -> tuple[float, ...]:
        """The side of the pile's squares, and the offset of each from the first.

        Equal piles at different places have equal shapes.
        """
        first = self.cells[0]
        offsets = (offset for cell in self.cells for offset in (cell.x() - first.x(), cell.y() - first.y()))
        lead = () if self.lead is None else (self.lead.x() - first.x(), self.lead.y() - first.y(), self.lead.width())
        return (first.width(), *offsets, *lead)


def spread(rect: QRectF, total: int) -> list[QRectF]:
    """Return the squares of a number of pieces side by side; empty if there are too many."""
    if total > MOST_SPREAD or (side := _side(rect, total)) < SMALLEST_SPREAD:
        return []
    return _grid(rect, total, min(side, LARGEST))


def counted(rect: QRectF, piles: int) -> list[QRectF]:
    """Return the squares of a number of counted piles."""
    return _grid(rect, piles, min(_side(rect, piles), LARGEST_COUNTED))


def in_line(line: QRectF, piles: int) -> list[QRectF]:
    """Return the squares of a number of piles in a line from the left, with space for the number of each."""
    side = min(line.height(), line.width() / piles / _AIR, LARGEST_COUNTED)
    step, y = side * _AIR, line.center().y() - side / 2
    return [QRectF(line.x() + number * step + 1, y + 1, side - 2, side - 2) for number in range(piles)]


def square(place: QRectF) -> QRectF:
    """Return the square of a piece in the middle of its place, with a small margin."""
    side = min(place.width() - 2, place.height() - 2, LARGEST)
    found = QRectF(0, 0, side, side)
    found.moveCenter(place.center())
    return found


def _side(rect: QRectF, count: int) -> float:
    """Return the largest side of `count` equal squares in a grid."""
    return max(
        min(rect.width() / columns, rect.height() / math.ceil(count / columns)) for columns in range(1, count + 1)
    )


def _grid(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Return `count` squares around the middle of an area, in as few rows as possible."""
    columns = min(count, max(1, int(rect.width() / side + 1e-6)))
    rows = math.ceil(count / columns)
    columns = math.ceil(count / rows)  # 4 + 3 rather than 6 + 1
    step = min(side * 1.12, rect.width() / columns)
    step_down = min(side * 1.08, rect.height() / rows)
    cells = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = rect.center().x() + (column - (in_row - 1) / 2) * step
        y = rect.center().y() + (row - (rows - 1) / 2) * step_down
        cell = QRectF(0, 0, side - 2, side - 2)
        cell.moveCenter(QPointF(x, y))
        cells.append(cell)
    return cells
