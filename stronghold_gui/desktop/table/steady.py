"""Pieces keep their places: what stays in an area lies where it lay, whatever comes and goes beside it.

Whoever takes one unit after the other must find the next where it was. So an area remembers what lies where, until
nothing lies there any more; only when so many come that they must lie in another way, all are dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from stronghold_gui.desktop.table import layout
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Lots, Pile

_LEAST_AIR: Final = 2.0
"""Scene units between the edge of a row and the picture of its owner."""


class Steady:
    """Where the piles of one area lie, from the first that lies there until none does any more."""

    def __init__(self, rect: QRectF, places: Sequence[QRectF], *, counted: bool = False) -> None:
        """Begin with nothing.

        Args:
            rect: the area.
            places: those that are drawn in it for a piece each, if there are any.
            counted: pieces of a kind lie as one with a number, however few they are.
        """
        self._rect, self._places = rect, tuple(layout.square(place) for place in places)
        self._counted = counted
        self._cells: Sequence[QRectF] = ()
        self._most = 0
        self._held: dict[str, list[int]] = {}

    def lay(self, piles: Sequence[Pile]) -> list[Spot]:
        """Return where the piles lie, in their order; at least one does."""
        total = sum(pile.count for pile in piles)
        if total <= len(self._places):
            return self._deal(piles, self._places, [pile.count for pile in piles])
        self._most = max(self._most, total)
        if not self._counted and (cells := layout.spread(self._rect, self._most)):
            return self._deal(piles, cells, [pile.count for pile in piles])
        kinds = len({*self._held, *(pile.key for pile in piles)})
        return self._deal(piles, layout.counted(self._rect, kinds), [1] * len(piles), keep_empty=True)

    def _deal(
        self, piles: Sequence[Pile], cells: Sequence[QRectF], counts: Sequence[int], *, keep_empty: bool = False
    ) -> list[Spot]:
        """Give each pile so many cells: those that it had, then free ones next to them."""
        if cells != self._cells:
            self._cells = cells
            # In the order in which they lay, so that even now they change sides as little as can be.
            known = list(self._held) if keep_empty else []
            self._held = {}
            for key in known:
                self._held[key] = self._more(key, [], 1)
        wanted = {pile.key: count for pile, count in zip(piles, counts, strict=True)}
        for key in list(self._held):
            if key in wanted:
                del self._held[key][wanted[key] :]
            elif not keep_empty:
                del self._held[key]
        for key, count in wanted.items():
            self._held[key] = self._more(key, self._held.get(key, []), count)
        return [Spot(pile, tuple(self._cells[number] for number in self._held[pile.key])) for pile in piles]

    def _more(self, key: str, own: Sequence[int], count: int) -> list[int]:
        """Return the cells of a pile, with free ones added until they are so many."""
        taken = {number for other, cells in self._held.items() if other != key for number in cells}
        found = list(own)
        while len(found) < count:
            free = [number for number in range(len(self._cells)) if number not in taken and number not in found]
            last = found[-1] if found else 0
            found.append(min(free, key=lambda number: abs(number - last)))
        return found


def in_lots(rect: QRectF, lots: Lots, piles: Sequence[Pile]) -> list[Spot]:
    """Return where piles lie of which each has a lot of its own, whether others lie there or not; all are counted.

    Args:
        rect: the area.
        lots: the keys of the piles, row by row; a row is begun by the picture of its owner, if its piles have one.
        piles: what lies there; each has a lot.
    """
    led = any(pile.owner for pile in piles)
    height = rect.height() / len(lots)
    lead = min(height - _LEAST_AIR, layout.LARGEST) * layout.LEAD
    room = rect.adjusted(lead + layout.GAP if led else 0, 0, 0, 0)
    here = {pile.key: pile for pile in piles}
    spots: dict[str, Spot] = {}
    for number, row in enumerate(lots):
        line = QRectF(room.x(), room.y() + number * height, room.width(), height)
        cells = layout.in_line(line, len(row)) if led else layout.counted(line, len(row))
        mark = QRectF(rect.x(), line.center().y() - lead / 2, lead, lead) if led else None
        for key, cell in zip(row, cells, strict=True):
            if key in here:
                spots[key] = Spot(here[key], (cell,), mark)
                mark = None
    return [spots[pile.key] for pile in piles]
