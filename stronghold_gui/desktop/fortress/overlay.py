"""Marks on the battlefield, above all pieces: the reach of a figure, ways, lines of sight.

The reach stays visible while the user looks for a goal; the way or line to the pointed goal is drawn on top of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from stronghold_gui.desktop.fortress.angle import RADIUS, Angle, Hex
from stronghold_gui.desktop.fortress.reckoning import Line, Mark
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.overlay import Z_GHOST
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.fortress.setting import Setting

_Z: Final = 33.0
_LETTERS, _LARGEST = 10.0, 18.0
"""Smallest and largest size of the letters of marks, in pixels."""
_GROW, _ROOM = 15.0, 22.0
"""Size of the letters at one pixel per scene unit; within those limits it grows with the hexes."""
_TALL, _TOKEN = 92.0, 44.0
"""Scene units from a space to above its figure if tilted, and to beyond its counter from above."""
_PALE: Final = 0.4
"""Opacity of the numbers of the reach while a line is shown."""
_ASIDE: Final = (0.0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9, -1.3, 1.3, -1.7, 1.7, -2.2, 2.2)
"""Sideways shifts of a mark, in parts of its width, the nearest first."""
_READ: Final = 0.75
"""Part of a mark's width and height that other marks must not cover."""
_STRIKE: Final = "!"
_FALLS: Final = {"": "", "fall": "↓", "major": "↓↓", "extreme": "†"}
"""Signs for dangers on the way, each with its own shape; the dock of the odds explains them."""
_BANDS: Final = ("#ffe27a", "#ffb45a", "#ff8a5a")
"""Colours of the ring around a number: near, farther, farthest; the number itself shows the cost, too."""
_FREE, _SEEN, _BLOCKED = QColor("#8be06a"), QColor("#ffb45a"), QColor("#ff5a4a")


def signs_of(mark: Mark) -> str:
    """Return the dangers on the way to a place, as signs."""
    return f"{_STRIKE if mark.strikes else ''}{_FALLS[mark.fall]}"


class Overlay:
    """The marks on one battlefield."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._reach: dict[str, QGraphicsItem] = {}
        self._aim: list[QGraphicsItem] = []
        self.angle = Angle()

    def clear(self) -> None:
        """Remove all marks."""
        self.clear_aim()
        for item in self._reach.values():
            self._scene.removeItem(item)
        self._reach.clear()

    def clear_aim(self) -> None:
        """Remove ways and lines; the reach stays."""
        for item in self._aim:
            self._scene.removeItem(item)
        self._aim.clear()
        for item in self._reach.values():
            item.setZValue(_Z + 1)
            item.setOpacity(1.0)
            item.show()

    @property
    def count(self) -> int:
        return len(self._aim) + len(self._reach)

    def show_reach(self, marks: Sequence[Mark]) -> None:
        """Write on each space the cost and the dangers of the way there."""
        most = max((mark.cost for mark in marks), default=1)
        for mark in marks:
            if mark.area in self._scene.geometry:
                band = min(2, 3 * (mark.cost - 1) // most)
                text = f"{mark.cost}{signs_of(mark)}{'^' if mark.flown else ''}"
                rim = _BLOCKED.name() if mark.strikes or mark.fall else _BANDS[band]
                pill = self._pill(text, self._middle(mark.area), rim)
                self._reach[mark.area] = self._put_aside(pill, self._reach.values())

    def show_way(self, goal: str, places: Sequence[tuple[str, int]], words: str = "") -> None:
        """Draw a way from space to space, with the points spent so far at each; the cost of the goal is drawn on top.

        Args:
            goal: the target space; the held figure hides the mark below it.
            places: the spaces of the way; empty if there is no way on foot.
            words: text above the goal; "" for none.
        """
        if words:
            self.write_above(goal, words)
        seen = [(area, spent) for area, spent in places if area in self._scene.geometry]
        for (start, _), (end, _) in pairwise(seen):
            self._stroke(self._middle(start), self._middle(end), brush.GOLD, Qt.PenStyle.SolidLine)
        for area, spent in seen[1:]:
            known = self._reach.get(area)
            if area == goal and known is not None:
                continue
            place = self._middle(area)
            if known is not None:
                known.hide()
                place = known.pos()
            self._aim.append(self._pill(str(spent), place, _BANDS[0]))
        if goal in self._reach:
            self._reach[goal].setZValue(Z_GHOST + 1)

    def show_line(self, line: Line, setting: Setting, words: str = "", *, allowed: bool = True) -> None:
        """Draw a line of sight from head to body, with a cross at the first obstacle on it.

        Args:
            line: the line of sight.
            setting: the map.
            words: text above the target; "" for none.
            allowed: whether the target may be attacked; a visible one may be too far away.
        """
        for item in self._reach.values():
            item.setOpacity(_PALE)
        if words:
            self.write_above(line.goal, words)
        start, goal = self._raised(line.start, line.heights[0]), self._raised(line.goal, line.heights[1] / 2)
        free = line.blocked is None
        colour = _BLOCKED if not free else _FREE if allowed else _SEEN
        self._stroke(start, goal, colour, Qt.PenStyle.SolidLine if free and allowed else Qt.PenStyle.DashLine)
        if line.blocked is not None:
            far = self._along(line, line.blocked, setting)
            self._aim.append(self._pill("×", start + (goal - start) * far, _BLOCKED.name()))

    def write_above(self, area: str, words: str) -> None:
        """Write a few words above the figure on a space, kept within the visible part of the battlefield."""
        item = self._pill(words, self._middle(area) - QPointF(0, _TALL if self.angle.tilted else _TOKEN), _BANDS[0])
        item.setZValue(Z_GHOST + 1)
        for view in self._scene.views():
            seen = view.mapToScene(view.viewport().rect()).boundingRect()
            wide = item.boundingRect().width() / 2 / view.transform().m11()
            if seen.width() > 2 * wide:
                item.setX(min(max(item.x(), seen.left() + wide), seen.right() - wide))
            item.setY(max(item.y(), seen.top() + wide / 4))
        self._aim.append(item)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _middle(self, area: str) -> QPointF:
        return self._scene.geometry.areas[area].rect.center()

    def _raised(self, area: str, levels: float) -> QPointF:
        """Return the point a number of levels above a space; in a figure that is drawn taller, it is in the body."""
        return self._middle(area) - QPointF(0, levels * self.angle.level)

    def _along(self, line: Line, at: Hex, setting: Setting) -> float:
        """Return how far along a line a hex is, from 0 to 1, kept clear of the hexes at the ends."""
        field = setting.field
        ends = (field.at(field.by_name[area]) for area in (line.start, line.goal))
        start, goal, there = (QPointF(*self.angle.middle(hexagon)) for hexagon in (*ends, at))
        way = goal - start
        whole = QPointF.dotProduct(way, way)
        if not whole:
            return 0.5
        least = min(0.5, RADIUS / sqrt(whole))
        return min(1 - least, max(least, QPointF.dotProduct(there - start, way) / whole))

    def _stroke(self, start: QPointF, goal: QPointF, colour: QColor, style: Qt.PenStyle) -> None:
        path = QPainterPath(start)
        path.lineTo(goal)
        for ink, width in ((brush.DARK, 5.0), (colour, 2.6)):
            item = QGraphicsPathItem(path)
            pen = QPen(ink, width, style if ink is colour else Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setCosmetic(True)
            item.setPen(pen)
            self._aim.append(self._added(item, _Z))

    def _pill(self, text: str, at: QPointF, rim: str) -> QGraphicsItem:
        size = self._scene.resolution or Resolution(1.0)
        usual = min(_LARGEST, max(_LETTERS, _GROW * size.scale))
        # A mark larger than its hex would cover the marks of others.
        letters = float(round(brush.grown(usual, size.letters, _ROOM * size.scale)))
        item = QGraphicsPixmapItem(_pill_picture(text, letters, size.ratio, rim))
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        drawn = item.pixmap().deviceIndependentSize()
        item.setOffset(-drawn.width() / 2, -drawn.height() / 2)
        item.setPos(at)
        return self._added(item, _Z + 1)

    def _put_aside(self, pill: QGraphicsItem, others: Iterable[QGraphicsItem]) -> QGraphicsItem:
        """Shift a mark sideways if it would cover another one, as on ladders and walls above other spaces."""
        scale = self._scene.resolution.scale if self._scene.resolution is not None else 1.0
        box, at = _text_box(pill, scale), pill.x()
        taken = [_text_box(other, scale) for other in others]
        shifts = [aside * pill.boundingRect().width() / scale for aside in _ASIDE]
        covered = [sum(_area(box.translated(shift, 0) & other) for other in taken) for shift in shifts]
        pill.setX(at + shifts[covered.index(min(covered))])
        return pill

    def _added(self, item: QGraphicsItem, height: float) -> QGraphicsItem:
        item.setZValue(height)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item


def _text_box(pill: QGraphicsItem, scale: float) -> QRectF:
    """Return the text box of a mark in scene units; its size on the screen does not depend on the zoom."""
    size = pill.boundingRect().size() / scale * _READ
    return QRectF(pill.pos() - QPointF(size.width(), size.height()) / 2, size)


def _area(box: QRectF) -> float:
    return box.width() * box.height()


@lru_cache(maxsize=200)
def _pill_picture(text: str, letters: float, ratio: float, rim: str) -> QPixmap:
    """Return the picture of a mark, cached: a reach has dozens of marks of few kinds, and drawing one takes 0.17 ms."""
    return brush.badge_picture(text, letters, ratio, QColor(rim))
