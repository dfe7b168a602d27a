"""Pointing at the table: rings around areas and arrows between them, above all pieces and in nobody's way."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.board_scene import BoardScene

Z_POINTERS: Final = 35.0
RING: Final = 3.4
"""Widget pixels the light line of a ring is wide; the dark one around it is twice as wide."""
SHAFT: Final = 8.0
HEAD: Final = 24.0
"""Scene units an arrow's shaft is wide, and its head long and wide."""
_BEND: Final = 0.12
"""Of its length by which an arrow bulges, so that it is not taken for a path of the board."""
_TINT: Final = QColor(47, 180, 255, 46)


class Pointers:
    """What is pointed at on one scene. Pointing at something else ends it."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    def show(self, areas: Iterable[str], arrows: Iterable[tuple[str, str]] = ()) -> None:
        """Point at areas and draw arrows from area to area; what is not on the board is passed over."""
        self.clear()
        known = self._scene.geometry.areas
        for area in areas:
            if area in known:
                self._add(_ring(known[area].path))
        for start, goal in arrows:
            if start in known and goal in known:
                self._add(_arrow(known[start].rect.center(), known[goal].rect.center()))

    def clear(self) -> None:
        """Point at nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    @property
    def count(self) -> int:
        """How many rings and arrows there are."""
        return len(self._items)

    def _add(self, item: QGraphicsItem) -> None:
        item.setZValue(Z_POINTERS)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        self._items.append(item)


def _ring(path: QPainterPath) -> QGraphicsItem:
    """Return a light line within a dark one, to be seen on any ground, and a tint."""
    outer = QGraphicsPathItem(path)
    outer.setPen(_pen(brush.DARK, 2 * RING))
    inner = QGraphicsPathItem(path, outer)
    inner.setPen(_pen(brush.BLUE, RING))
    inner.setBrush(QBrush(_TINT))
    return outer


def _arrow(start: QPointF, goal: QPointF) -> QGraphicsItem:
    """Return an arrow that bulges a little and ends just before the middle of its goal."""
    length = hypot(goal.x() - start.x(), goal.y() - start.y()) or 1.0
    along = (goal - start) / length
    across = QPointF(-along.y(), along.x())
    neck = goal - along * HEAD
    shaft = QPainterPath(start)
    shaft.quadTo((start + neck) / 2 + across * (length * _BEND), neck)
    stroker = QPainterPathStroker(QPen(QBrush(brush.DARK), SHAFT))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    path = stroker.createStroke(shaft)
    head = QPainterPath()
    head.addPolygon(QPolygonF([goal, neck + across * (HEAD * 0.55), neck - across * (HEAD * 0.55), goal]))
    item = QGraphicsPathItem(path.united(head).simplified())
    item.setPen(_pen(brush.DARK, 2.0))
    item.setBrush(QBrush(brush.BLUE))
    item.setOpacity(0.92)
    return item


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
