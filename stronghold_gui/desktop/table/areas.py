"""Areas and their highlights: possible goals, and areas that are hovered, taken from, refused or pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from math import sqrt
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.geometry import Area, BoardGeometry

Z_AREAS: Final = 10.0


class AreaState(IntEnum):
    """The state that an area shows; a higher one wins over a lower one."""

    IDLE = 0
    LAST = 1
    """The last move went from here or to here."""
    SPOT = 2
    SOURCE = 3
    CHOSEN = 4
    """The area is a chosen part of the held piece's goal; the player still has to choose the rest."""
    TARGET = 5
    HOVERED = 6
    REFUSED = 7


# Lines without a tint keep the pieces' colours. The style of the line identifies a state without colour.
_LINES: Final = {
    AreaState.LAST: (brush.LIGHT, 3.0, Qt.PenStyle.SolidLine),
    AreaState.SPOT: (brush.BLUE, 3.0, Qt.PenStyle.DotLine),
    AreaState.SOURCE: (brush.LIGHT, 2.0, Qt.PenStyle.DashLine),
    AreaState.CHOSEN: (brush.LIGHT, 3.0, Qt.PenStyle.SolidLine),
    AreaState.TARGET: (brush.GOLD, 3.0, Qt.PenStyle.SolidLine),
    AreaState.HOVERED: (brush.GOLD, 6.0, Qt.PenStyle.SolidLine),
    AreaState.REFUSED: (brush.RED, 3.5, Qt.PenStyle.SolidLine),
}
_ARM, _LONGEST_ARM = 0.3, 24.0
"""Length of the corners, in parts of the area's shorter side, and at most in scene units."""
_DARK_EDGE: Final = 3.0
"""Widget pixels by which the dark line is wider than the light line on it, which is so visible on any background."""
_INNER: Final = 0.66
"""Size of the inner outline, relative to the outer one."""
_SMALL, _THINNEST = 75.0, 0.5
"""Mean side of an area in scene units below which its line is thinner, and the least share of the line's full width.
With full lines, a hundred hexes side by side would show nothing else."""


class AreaMark(QGraphicsPathItem):
    """The highlight of one area: a coloured line on a wider dark one. Its contents are not tinted."""

    def __init__(self, area: Area) -> None:
        super().__init__(area.path)
        self._area = area
        self._line = QGraphicsPathItem(self)
        self._line.setPath(area.path)
        self.state = AreaState.IDLE
        self.setZValue(Z_AREAS)
        self.setVisible(False)

    def show_state(self, state: AreaState) -> None:
        """Show a state."""
        if state == self.state:
            return
        self.state = state
        self.setVisible(state is not AreaState.IDLE)
        if state is AreaState.IDLE:
            return
        colour, width, style = _LINES[state]
        share = _share(self._area)
        self.setPen(_cosmetic(brush.DARK, (width + _DARK_EDGE) * share, Qt.PenStyle.SolidLine))
        self._line.setPen(_cosmetic(colour, width * share, style))
        self.setPath(_SHAPES.get(state, _outline)(self._area))
        self._line.setPath(_crossed(self._area) if state is AreaState.REFUSED else self.path())


def _share(area: Area) -> float:
    """Return the share of a line's full width for an area of this size."""
    return min(1.0, max(_THINNEST, sqrt(area.rect.width() * area.rect.height()) / _SMALL))


def _outline(area: Area) -> QPainterPath:
    return area.path


def _twice(area: Area) -> QPainterPath:
    """Return the outline, and a smaller one within it."""
    path, middle = QPainterPath(area.path), area.rect.center()
    smaller = QTransform.fromTranslate(middle.x(), middle.y()).scale(_INNER, _INNER)
    path.addPath(smaller.translate(-middle.x(), -middle.y()).map(area.path))
    return path


def _corners(area: Area) -> QPainterPath:
    """Return four corners around an area: the least conspicuous outline, for the state that lasts longest."""
    path, box = QPainterPath(), area.rect
    arm = min(min(box.width(), box.height()) * _ARM, _LONGEST_ARM)
    for x, right in ((box.left(), 1), (box.right(), -1)):
        for y, down in ((box.top(), 1), (box.bottom(), -1)):
            path.moveTo(x + right * arm, y)
            path.lineTo(x, y)
            path.lineTo(x, y + down * arm)
    return path


_SHAPES: Final = {AreaState.LAST: _corners, AreaState.CHOSEN: _twice}
"""Outline functions by state; other states use the outline of the area."""


def _cosmetic(colour: QColor, width: float, style: Qt.PenStyle) -> QPen:
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _crossed(area: Area) -> QPainterPath:
    """Return the outline with a cross in its middle."""
    path, middle = QPainterPath(area.path), area.rect.center()
    arm = min(area.rect.width(), area.rect.height()) * 0.22
    for side in (-1, 1):
        path.moveTo(middle.x() - arm, middle.y() - arm * side)
        path.lineTo(middle.x() + arm, middle.y() + arm * side)
    return path


class AreaMarks:
    """The highlights of a scene, each made when its area first shows something.

    Attributes:
        items: the existing highlights, by area.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: dict[str, AreaMark] = {}
        self._shown: frozenset[str] = frozenset()

    def show(self, states: Mapping[str, AreaState], geometry: BoardGeometry) -> None:
        """Show these states at areas of the board, and remove all other highlights."""
        wanted = {area: state for area, state in states.items() if area in geometry}
        # Nearly all existing marks show nothing and stay so; only the others are set.
        for area in self._shown - wanted.keys():
            self._mark(area, geometry).show_state(AreaState.IDLE)
        for area, state in wanted.items():
            self._mark(area, geometry).show_state(state)
        self._shown = frozenset(wanted)

    def state_of(self, area: str) -> AreaState:
        """Return the current state of an area."""
        return self.items[area].state if area in self.items else AreaState.IDLE

    def clear(self) -> None:
        """Remove all highlights, because the areas have moved."""
        for mark in self.items.values():
            self._scene.removeItem(mark)
        self.items.clear()
        self._shown = frozenset()

    def _mark(self, area: str, geometry: BoardGeometry) -> AreaMark:
        if area not in self.items:
            self.items[area] = AreaMark(geometry.areas[area])
            self._scene.addItem(self.items[area])
        return self.items[area]
