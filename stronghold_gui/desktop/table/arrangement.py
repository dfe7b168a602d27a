"""Places of the piles in each area, by its kind: a fan, lots, fixed places, or a floor for upright pieces.

A lot is the fixed place of one pile in an area, whether the pile has pieces or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table import layout
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry, Fan
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Lots, Pile
from stronghold_gui.desktop.table.pieces import Z_PIECES

_HEAD: Final = 0.3
"""Visible share of the height of a pile's first card in a fan that goes down."""
_EDGE: Final = 0.17
_LEAST_EDGE: Final = 0.05
"""The same for a card under another one of its pile: the preferred share, and the least one."""
_APART: Final = 1.06
"""Distance of cards side by side to the right, relative to their width, if there is room."""
_ACROSS: Final = 0.42
"""Visible share of a pile's first card if cards must overlap to the right, if possible."""
_AIR: Final = 2.0
"""Scene units between a card and the edge of its area."""


def spread(rect: QRectF, fan: Fan, piles: Sequence[Pile]) -> list[Spot]:
    """Return the places of the cards of an area that overlap in a fan, in the order of their piles."""
    width, height = _card(rect, fan)
    down = fan.way == "down"
    side, room = (height, rect.height()) if down else (width, rect.width())
    steps = _steps([pile.count for pile in piles], side, max(0.0, room - side - 2 * _AIR), down=down)
    before = max(0.0, room - side - 2 * _AIR - steps[-1]) if fan.end and steps else 0.0
    spots, at = [], 0
    for pile in piles:
        cells = []
        for _ in range(pile.count):
            offset = before + steps[at] + _AIR
            across = (rect.width() - width) / 2 if down else (rect.height() - height) / 2
            x, y = (across, offset) if down else (offset, across)
            cells.append(QRectF(rect.x() + x, rect.y() + y, width, height))
            at += 1
        seen = steps[at] - steps[at - 1] if at < len(steps) else 0.0
        spots.append(Spot(pile, tuple(cells), fan=fan.way, seen=min(seen, side)))
    return spots


def _card(rect: QRectF, fan: Fan) -> tuple[float, float]:
    """Return the size of a card: as large as possible across the fan, but never longer than the area."""
    most_wide, most_high = rect.width() - 2 * _AIR, rect.height() - 2 * _AIR
    width = min(most_wide, most_high * fan.ratio)
    return width, width / fan.ratio


def _steps(counts: Sequence[int], side: float, room: float, *, down: bool) -> list[float]:
    """Return the offset of each card from the first one."""
    head, edge = (_HEAD * side, _EDGE * side) if down else (_APART * side, _APART * side)
    heads, edges = max(0, len(counts) - 1), sum(counts) - len(counts)
    if heads * head + edges * edge > room:
        least = _LEAST_EDGE * side
        if not down:
            head = max(min(head, (room - edges * least) / heads if heads else head), min(head, _ACROSS * side))
        edge = max(min(edge, (room - heads * head) / edges if edges else edge), least)
    whole = heads * head + edges * edge
    shrink = min(1.0, room / whole) if whole > 0 else 1.0
    steps, at = [], 0.0
    for count in counts:
        for number in range(count):
            steps.append(at)
            at += (edge if number < count - 1 else head) * shrink
    return steps


_LEAST_AIR: Final = 2.0
"""Scene units between the edge of a row and the picture of its owner."""


class Steady:
    """Places of the piles of one area. A pile keeps its place until the area is empty."""

    def __init__(self, rect: QRectF, places: Sequence[QRectF], *, counted: bool = False) -> None:
        """Begin empty.

        Args:
            rect: the area.
            places: the fixed places of single pieces in it, if any.
            counted: whether equal pieces always form one pile with a number.
        """
        self._rect, self._places = rect, tuple(layout.square(place) for place in places)
        self._counted = counted
        self._cells: Sequence[QRectF] = ()
        self._most = 0
        self._held: dict[str, list[int]] = {}

    def lay(self, piles: Sequence[Pile]) -> list[Spot]:
        """Return the places of the piles, in order; at least one pile is needed."""
        total = sum(pile.count for pile in piles)
        if total <= len(self._places):
            return self._assign_cells(piles, self._places, [pile.count for pile in piles])
        self._most = max(self._most, total)
        if not self._counted and (cells := layout.spread(self._rect, self._most)):
            return self._assign_cells(piles, cells, [pile.count for pile in piles])
        kinds = len({*self._held, *(pile.key for pile in piles)})
        return self._assign_cells(piles, layout.counted(self._rect, kinds), [1] * len(piles), keep_empty=True)

    def _assign_cells(
        self, piles: Sequence[Pile], cells: Sequence[QRectF], counts: Sequence[int], *, keep_empty: bool = False
    ) -> list[Spot]:
        """Give each pile its number of cells: those that it had, then free ones next to them.

        With `keep_empty`, cells of piles that are gone stay free for them.
        """
        if cells != self._cells:
            self._cells = cells
            # The earlier order of the piles, so that they change places as little as possible.
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
        """Return the cells of a pile, with free ones added up to a number."""
        taken = {number for other, cells in self._held.items() if other != key for number in cells}
        found = list(own)
        while len(found) < count:
            free = [number for number in range(len(self._cells)) if number not in taken and number not in found]
            last = found[-1] if found else 0
            found.append(min(free, key=lambda number: abs(number - last)))
        return found


def in_lots(rect: QRectF, lots: Lots, piles: Sequence[Pile]) -> list[Spot]:
    """Return the places of piles that each have a fixed lot; all are counted piles.

    Args:
        rect: the area.
        lots: the keys of the piles, row by row; if the piles have an owner, its picture is at the start of each row.
        piles: the contents; each pile has a lot.
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


_ABOVE: Final = 0.01
"""Height by which each pile of an area differs from the one before."""
_BESIDE: Final = 0.0001
"""The same for upright pieces; it is less than the depth of a row."""
_BELOW: Final = 12.0
"""Height by which signs of an area's state are below the pieces of all areas, and below texts."""
_STEP: Final = 0.3
"""Distance of pieces in an area, relative to their width."""
_LARGER: Final = 1.42
"""Size of a piece that stands across two areas, relative to others."""


def standing(geometry: BoardGeometry, area: str, piles: Sequence[Pile], art: PieceArt) -> list[Spot]:
    """Return the places of the piles of an area, each as one upright piece; fixed piles do not push others aside."""
    here = geometry.areas[area]
    loose = [pile for pile in piles if not pile.fixed]
    spots = []
    for pile in piles:
        shift = (loose.index(pile) - (len(loose) - 1) / 2) * _STEP * here.stand if pile in loose else 0.0
        feet, width = here.rect.center() + QPointF(shift, 0), here.stand
        if pile.across in geometry:
            feet = (feet + geometry.areas[pile.across].rect.center()) / 2
            width *= _LARGER
        tall = width * art.tall(pile.art)
        cell = QRectF(feet.x() - width / 2, feet.y() + here.rect.height() / 2 - tall, width, tall)
        spots.append(Spot(pile, (cell,), upright=True))
    return spots


def height(geometry: BoardGeometry, area: str, spot: Spot, number: int) -> float:
    """Return the Z value of a pile by its number in its area.

    Among blocks it has the depth of its area. In a fan each pile is above the one before, whose readable part stays
    visible. So is each of several upright pieces side by side; any other pile is below the one before.
    """
    fixed = spot.pile.fixed
    if not spot.upright:
        lift = number * _ABOVE if spot.fan else -number * _ABOVE
        return Z_PIECES + lift - (_BELOW if fixed else 0.0)
    beyond = geometry.areas[spot.pile.across].over if spot.pile.across in geometry else 0.0
    return max(geometry.areas[area].over, beyond) + (number - fixed) * _BESIDE


class Arrangement:
    """Places of the piles on one scene; piles that stay keep their places."""

    def __init__(self) -> None:
        self._lots: Mapping[str, Lots] = {}
        self._steady: dict[str, Steady] = {}

    def allot(self, lots: Mapping[str, Lots]) -> None:
        """Assign lots to the piles of some areas and forget the places of all others."""
        self._lots = lots
        self.forget()

    def forget(self) -> None:
        """Forget the places of piles, because areas or their contents have changed."""
        self._steady.clear()

    def of(
        self, geometry: BoardGeometry, area: str, piles: Sequence[Pile], art: PieceArt
    ) -> Sequence[tuple[Spot, float]]:
        """Return the places of the piles of an area, each with its Z value."""
        upright = piles and geometry.areas[area].stand
        spots = standing(geometry, area, piles, art) if upright else self._flat_spots(geometry, area, piles)
        return [(spot, height(geometry, area, spot, number)) for number, spot in enumerate(spots)]

    def _flat_spots(self, geometry: BoardGeometry, name: str, piles: Sequence[Pile]) -> Sequence[Spot]:
        """Return the places of the piles in an area without upright pieces."""
        if not piles:
            self._steady.pop(name, None)
            return ()
        area = geometry.areas[name]
        if area.fan is not None:
            return spread(area.rect, area.fan, piles)
        lots = self._lots.get(area.id, ())
        if {key for row in lots for key in row}.issuperset(pile.key for pile in piles):
            return in_lots(area.rect, lots, piles)
        if area.id not in self._steady:
            self._steady[area.id] = Steady(area.rect, area.places, counted=area.counted)
        return self._steady[area.id].lay(piles)
