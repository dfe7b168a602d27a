"""Rings around areas and arrows between them, which point at places of the table above all pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from math import hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import Area

Z_POINTERS: Final = 35.0
RING: Final = 3.0
"""Width of a ring's light line in widget pixels; the dark line below it is twice as wide."""
GAP: Final = 5.0
"""Scene units between an area with its contents and the ring around it, so that the ring covers nothing."""
SHAFT: Final = 7.0
HEAD: Final = 22.0
"""Width of an arrow's shaft, and length and width of its head, in scene units."""
_LETTERS: Final = 13.0
"""Font size of the number on an arrow in widget pixels."""
_BENDS: Final = (0.12, -0.12, 0.24, -0.24, 0.0, 0.36, -0.36)
"""Possible bulges of an arrow, in parts of its length, the usual one first; a bent arrow is not taken for a path."""
_SHIFTS: Final = (0.0, 0.25, -0.25, 0.4, -0.4)
"""Possible sideways shifts of an arrow, in parts of the narrower box's width."""
_DEPTH: Final = 16.0
"""Scene units by which an arrow reaches into its goal, if that is large enough."""
_LEAST: Final = 74.0
"""Smallest length of an arrow in scene units, so that it is visible between areas that touch."""
_Box = tuple[float, float, float, float]
_Ring = tuple[QPainterPath, QPainterPath]
"""The filled shapes of a ring's dark line and of its light line."""


class Pointers:
    """The rings and arrows on one scene."""

    def __init__(
        self,
        scene: BoardScene,
        find: Callable[[Sequence[str]], Sequence[str]] = tuple,
        ink: QColor = brush.BLUE,
    ) -> None:
        """Prepare pointers for a scene.

        Args:
            scene: the scene.
            find: returns the areas for some names, which may be ids of areas or other names of the game.
            ink: the colour of rings and arrows.
        """
        self._scene, self._find, self._ink = scene, find, ink
        self._items: list[QGraphicsItem] = []
        self._places: tuple[str, ...] = ()
        self._arrows: tuple[tuple[str, str], ...] = ()

    def show(self, places: Iterable[str], arrows: Iterable[tuple[str, str]] = ()) -> None:
        """Point at places and draw arrows between places, instead of earlier ones.

        Places that are not on the board are ignored. Equal arrows are drawn once, with their number.
        """
        self.clear()
        self._places, self._arrows = tuple(places), tuple(arrows)
        if self._places or self._arrows:
            self._draw()
            self._scene.sized.connect(self._draw_again)

    def clear(self) -> None:
        """Remove all rings and arrows."""
        if self._places or self._arrows:
            self._scene.sized.disconnect(self._draw_again)
        self._places = self._arrows = ()
        self._remove_items()

    @property
    def count(self) -> int:
        return len(self._items)

    def _draw_again(self) -> None:
        """Draw everything for the current size."""
        self._remove_items()
        self._draw()

    def _draw(self) -> None:
        known = self._scene.geometry.areas
        for area in dict.fromkeys(self._find(self._places)):
            if area in known:
                scale = self._scene.resolution.scale if self._scene.resolution is not None else 1.0
                boxes = _sides(boxes_in(self._scene, area))
                self._add(_ring(_around(known[area], self._cards(area), boxes, scale), self._ink))
        written = _written(self._scene)
        for pair, count in Counter(self._arrows).items():
            ends = [self._place(area).boundingRect() for area in self._find(pair) if area in known]
            if len(ends) == len(pair):
                path = clearest_arrow(ends[0], ends[1], written)
                self._add(_arrow(path, self._ink))
                if count > 1:
                    self._add(self._number(path, count))

    def _place(self, area: str) -> QPainterPath:
        return _meant(self._scene.geometry.areas[area], self._cards(area))

    def _cards(self, area: str) -> tuple[_Box, ...]:
        """Return the boxes of a fan's cards; empty for other areas."""
        fan = self._scene.geometry.areas[area].fan
        return _sides(piles_in(self._scene, area)) if fan is not None else ()

    def _remove_items(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _number(self, path: QPainterPath, count: int) -> QGraphicsItem:
        """Return a badge at the middle of an arrow, with the number of equal arrows that it represents."""
        size = self._scene.resolution or Resolution(1.0)
        item = QGraphicsPixmapItem(brush.badge_picture(f"×{count}", _LETTERS * size.letters, size.ratio))
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        drawn = item.pixmap().deviceIndependentSize()
        item.setOffset(-drawn.width() / 2, -drawn.height() / 2)
        item.setPos(path.boundingRect().center())
        return item

    def _add(self, item: QGraphicsItem) -> None:
        item.setZValue(Z_POINTERS)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        self._items.append(item)


@lru_cache(maxsize=200)
def _around(area: Area, cards: tuple[_Box, ...], boxes: tuple[_Box, ...], scale: float) -> _Ring:
    """Return the ring around an area and its pieces, at ``scale`` widget pixels per scene unit.

    It consists of filled paths, because Qt would compute the shape of a wide line at every repaint. The cache saves
    5 % of a hand-over's time: a match points at the same places every turn, and uniting outlines takes 0.4 ms.
    """
    whole = QPainterPath(_meant(area, cards))
    for box in boxes:
        whole.addRect(*box)
    whole.setFillRule(Qt.FillRule.WindingFill)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * GAP)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line = whole.united(stroker.createStroke(whole))
    return _filled(line, 2 * RING, scale), _filled(line, RING, scale)


def boxes_in(scene: BoardScene, area: str) -> list[QRectF]:
    """Return the boxes of an area's contents: its pieces with their counts and marks, and its name."""
    boxes, name = piles_in(scene, area), scene.inscriptions.name_box(area)
    return boxes if name is None else [*boxes, name]


def piles_in(scene: BoardScene, area: str) -> list[QRectF]:
    """Return the boxes of an area's pieces with their counts and marks."""
    return [item.sceneBoundingRect() for item in scene.piles.get(area, {}).values()]


def _written(scene: BoardScene) -> list[QRectF]:
    """Return the boxes of names and readouts."""
    return [*scene.inscriptions.name_boxes(), *scene.readouts.boxes.values()]


def _sides(boxes: Iterable[QRectF]) -> tuple[_Box, ...]:
    """Return left, top, width and height of boxes, as hashable values."""
    return tuple((box.x(), box.y(), box.width(), box.height()) for box in boxes)


def _meant(area: Area, cards: tuple[_Box, ...]) -> QPainterPath:
    """Return the outline of an area for a pointer; in a fan, that of the cards, since they rarely fill the area."""
    path = QPainterPath()
    for box in cards:
        path.addRect(*box)
    return area.path if path.isEmpty() else path


def _filled(line: QPainterPath, pixels: float, scale: float) -> QPainterPath:
    """Return the shape of a line of a width in widget pixels, at ``scale`` of them per scene unit."""
    stroker = QPainterPathStroker()
    stroker.setWidth(pixels / scale)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(stroker.curveThreshold() / scale)
    return stroker.createStroke(line)


def _ring(ring: _Ring, ink: QColor) -> QGraphicsItem:
    """Return the item of a ring: a coloured line on a wider dark one, visible on any background."""
    outer, inner = (QGraphicsPathItem(line) for line in ring)
    for item, shade in ((outer, brush.DARK), (inner, ink)):
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setBrush(QBrush(shade))
    inner.setParentItem(outer)
    return outer


def clearest_arrow(start: QRectF, goal: QRectF, written: Sequence[QRectF]) -> QPainterPath:
    """Return the outline of an arrow from one box into another that covers the fewest texts (`written`).

    Of equally good arrows, take the first in the order of `_SHIFTS` and `_BENDS`.
    """
    straight = QLineF(start.center(), goal.center())
    here, there = _edge(start, goal.center()), _edge(goal, start.center())
    # An arrow from a box to itself has no direction of its own: it points upwards.
    along = QLineF(0, 0, 0, -1) if straight.isNull() else straight.unitVector()
    step = QPointF(along.dx(), along.dy())
    tip = there + step * min(_DEPTH, QLineF(there, goal.center()).length())
    back = max(0.0, _LEAST - QLineF(here, tip).length())
    tail = here - step * min(back, QLineF(start.center(), here).length())
    beside = QPointF(-step.y(), step.x()) * min(start.width(), goal.width())
    best, least = (QPainterPath(), QPainterPath()), len(written) + 1
    for shift, bend in product(_SHIFTS, _BENDS):
        parts = _arrow_parts(tail + beside * shift, tip + beside * shift, bend)
        covered = _covered(parts, written)
        if covered < least:
            best, least = parts, covered
        if not covered:
            break
    # Uniting the parts takes half a millisecond, so only those of the chosen arrow are united.
    return best[0].united(best[1])


def _covered(parts: tuple[QPainterPath, QPainterPath], written: Sequence[QRectF]) -> int:
    """Return the number of boxes that an arrow (shaft and head) covers at least partly."""
    bounds = [part.controlPointRect() for part in parts]
    whole = bounds[0].united(bounds[1])
    near = [box for box in written if whole.intersects(box)]
    return sum(
        any(bound.intersects(box) and part.intersects(box) for part, bound in zip(parts, bounds, strict=True))
        for box in near
    )


def _edge(box: QRectF, towards: QPointF) -> QPointF:
    """Return the point where the line from a box's middle to a point leaves the box.

    Return the middle if the point is in the box.
    """
    middle, way = box.center(), towards - box.center()
    shares = [
        half / abs(side) for half, side in ((box.width() / 2, way.x()), (box.height() / 2, way.y())) if abs(side) > half
    ]
    return middle + way * min(shares) if shares else middle


def _arrow_parts(start: QPointF, goal: QPointF, bend: float) -> tuple[QPainterPath, QPainterPath]:
    """Return the outlines of the shaft and the head of an arrow with its tip at the goal."""
    length = hypot(goal.x() - start.x(), goal.y() - start.y()) or 1.0
    along = (goal - start) / length
    across = QPointF(-along.y(), along.x())
    middle = (start + goal) / 2 + across * (length * bend)
    aim = goal - middle
    reach = hypot(aim.x(), aim.y()) or 1.0
    along = aim / reach
    across = QPointF(-along.y(), along.x())
    neck = goal - along * HEAD
    shaft = QPainterPath(start)
    shaft.quadTo(middle, neck)
    stroker = QPainterPathStroker(QPen(QBrush(brush.DARK), SHAFT))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    head = QPainterPath()
    head.addPolygon(QPolygonF([goal, neck + across * (HEAD * 0.55), neck - across * (HEAD * 0.55), goal]))
    return stroker.createStroke(shaft), head


def _arrow(path: QPainterPath, ink: QColor) -> QGraphicsItem:
    """Return an arrow with a dark edge, visible on any background."""
    item = QGraphicsPathItem(path)
    item.setPen(_pen(brush.DARK, 2.0))
    item.setBrush(QBrush(ink))
    return item


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
