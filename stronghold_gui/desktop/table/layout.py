"""How the piles of an area are arranged: each piece on its place, all side by side, or counted when crowded."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.core.value import value
from stronghold_gui.desktop.table.model import Pile

LARGEST: Final = 46.0
"""Scene units. Pieces of a sort look alike all over the board, however much room an area has."""
LARGEST_COUNTED: Final = 76.0
SMALLEST_SPREAD: Final = 22.0
"""Scene units. When pieces side by side would get smaller than this, each pile becomes one piece with a number."""
MOST_SPREAD: Final = 12
"""So many can be told at a glance; more are counted."""


@value
class Spot:
    """Where one pile lies: the squares of its pieces; one square for a pile of several means a counted pile."""

    pile: Pile
    cells: tuple[QRectF, ...]

    @property
    def counted(self) -> bool:
        """Whether a number must tell how many there are."""
        return len(self.cells) < self.pile.count

    @property
    def bounds(self) -> QRectF:
        """The box of all its squares."""
        box = QRectF(self.cells[0])
        for cell in self.cells[1:]:
            box = box.united(cell)
        return box

    @property
    def shape(self) -> tuple[float, ...]:
        """The side of its squares, and where each lies from the first; the same wherever the pile lies."""
        first = self.cells[0]
        offsets = (offset for cell in self.cells for offset in (cell.x() - first.x(), cell.y() - first.y()))
        return (first.width(), *offsets)


def arrange(rect: QRectF, places: Sequence[QRectF], piles: Sequence[Pile]) -> list[Spot]:
    """Return where the piles of an area lie, in their order."""
    total = sum(pile.count for pile in piles)
    if total <= len(places):
        return _deal(piles, [_square(place, LARGEST) for place in places[:total]])
    if total <= MOST_SPREAD and (side := _side(rect, total)) >= SMALLEST_SPREAD:
        return _deal(piles, _grid(rect, total, min(side, LARGEST)))
    cells = _grid(rect, len(piles), min(_side(rect, len(piles)), LARGEST_COUNTED))
    return [Spot(pile, (cell,)) for pile, cell in zip(piles, cells, strict=True)]


def _deal(piles: Sequence[Pile], cells: Sequence[QRectF]) -> list[Spot]:
    spots, at = [], 0
    for pile in piles:
        spots.append(Spot(pile, tuple(cells[at : at + pile.count])))
        at += pile.count
    return spots


def _square(place: QRectF, largest: float) -> QRectF:
    """Return the square of a piece in the middle of its place, with a little air around it."""
    side = min(place.width() - 2, place.height() - 2, largest)
    square = QRectF(0, 0, side, side)
    square.moveCenter(place.center())
    return square


def _side(rect: QRectF, count: int) -> float:
    """Return how large `count` equal squares in a grid can be."""
    return max(
        min(rect.width() / columns, rect.height() / math.ceil(count / columns)) for columns in range(1, count + 1)
    )


def _grid(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Return `count` squares around the middle of an area, in as few rows as there can be."""
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
