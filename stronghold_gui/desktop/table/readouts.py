"""Readouts: small signs at areas with a number, a mark and a gauge.

The game decides the contents; this module draws them and finds them under the pointer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import BoardGeometry

READOUT: Final = "readout"
"""The key of a readout as a stop of the keyboard focus: `(area, READOUT)`."""
Z_READOUTS: Final = 36.0
HEIGHT: Final = 25.0
"""Height of a sign in scene units."""
SMALLEST, LARGEST = 13.0, 36.0
"""Smallest and largest height of a sign in widget pixels: smaller is illegible, larger is obtrusive."""
SMALLEST_LETTERS: Final = 9
BRIEF_BELOW: Final = 0.28
"""Widget pixels per scene unit below which only the marks are shown, since signs would overlap."""
DARK: Final = brush.DARK.name()
LIGHT: Final = brush.LIGHT.name()
_ABOVE: Final = 4.0
"""Scene units by which the upper edge of a sign is above the lower edge of its area."""
_OF_AREA: Final = 0.5
"""Largest width of a sign that grows with the texts of the window, relative to its area."""
_PAD, _SIDE = 0.36, 0.66
"""The room at the ends of a sign, and the size of its letters and of its mark, relative to the sign's height."""
_UPWARDS: Final = 0.75
"""Share of a sign's height beyond the usual one by which it grows upwards, since names are below it."""


@dataclass(frozen=True, slots=True)
class ReadoutStyle:
    """The look of a readout.

    Attributes:
        mark: a shape in a square of side 1, or ``None``; ``mark_ink`` fills it.
        ground, ink: colours (``#rrggbb``) of the sign and of its text.
        rim: colour of the sign's edge and of its gauge.
    """

    mark: QPainterPath | None = None
    mark_ink: str = LIGHT
    ground: str = DARK
    ink: str = LIGHT
    rim: str = LIGHT


@dataclass(frozen=True, slots=True)
class Readout:
    """The content of a readout.

    Attributes:
        text: a few characters.
        style: name of its style.
        gauge: fill level of its gauge, 0 to 1; negative for no gauge.
    """

    text: str
    style: str
    gauge: float = -1.0


class ReadoutItem(QGraphicsPixmapItem):
    """One sign at the middle of the lower edge of its area."""

    def __init__(self, rect: QRectF, board: QRectF) -> None:
        super().__init__()
        self._rect, self._board = rect, board
        self._shown: tuple[Readout, ReadoutStyle, Resolution] | None = None
        self.box = QRectF()
        self.setZValue(Z_READOUTS)

    def show_readout(self, readout: Readout, style: ReadoutStyle, resolution: Resolution) -> None:
        """Show a readout, drawn for a size."""
        if self._shown == (readout, style, resolution):
            return
        self._shown = readout, style, resolution
        scale = resolution.scale
        height, brief = min(max(HEIGHT * scale, SMALLEST), LARGEST), scale < BRIEF_BELOW
        self.setVisible(not brief or style.mark is not None)
        if not self.isVisible():
            self.box = QRectF()
            return
        text = "" if brief else readout.text
        fitting = _OF_AREA * self._rect.width() * scale / _width(text, style, height)
        height = brush.grown(height, resolution.letters, height * fitting)
        pixmap = _drawn(text, readout.gauge, style, height, resolution.ratio)
        size = pixmap.deviceIndependentSize() / scale
        top = self._rect.bottom() - _ABOVE - max(0.0, size.height() - HEIGHT) * _UPWARDS
        top_left = QPointF(self._rect.center().x() - size.width() / 2, top)
        self.box = _inside(QRectF(top_left, size), self._board)
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        self.setPos(self.box.topLeft())


class Readouts:
    """The readouts of one scene.

    Attributes:
        boxes: their boxes in scene units, by area; empty until they have been drawn.
    """

    def __init__(self, scene: QGraphicsScene, geometry: BoardGeometry) -> None:
        self._scene, self._geometry = scene, geometry
        self._items: dict[str, ReadoutItem] = {}
        self._told: Mapping[str, Readout] = {}
        self._styles: Mapping[str, ReadoutStyle] = {}
        self._resolution: Resolution | None = None
        self.boxes: dict[str, QRectF] = {}

    def show(self, readouts: Mapping[str, Readout], styles: Mapping[str, ReadoutStyle]) -> None:
        """Show signs at areas; areas left out lose their signs.

        Args:
            readouts: the contents, by area.
            styles: the styles by name.
        """
        self._told, self._styles = readouts, styles
        for area in [area for area in self._items if area not in readouts]:
            self._scene.removeItem(self._items.pop(area))
        self._draw()

    def draw(self, resolution: Resolution) -> None:
        """Draw all signs for another size."""
        self._resolution = resolution
        self._draw()

    def relay(self, geometry: BoardGeometry, resolution: Resolution | None) -> None:
        """Move the signs to the areas of another geometry, drawn for a size."""
        self._geometry, self._resolution = geometry, resolution
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._draw()

    def at(self, point: QPointF) -> str:
        """Return the area whose readout is under a point, or an empty text."""
        return next((area for area, box in self.boxes.items() if box.contains(point)), "")

    def text(self, area: str) -> str:
        """Return the text of an area's readout, or an empty text."""
        return self._told[area].text if area in self._told else ""

    def _draw(self) -> None:
        if self._resolution is None:
            return
        for area, readout in self._told.items():
            if area not in self._items:
                self._items[area] = ReadoutItem(self._geometry.areas[area].rect, self._geometry.size)
                self._scene.addItem(self._items[area])
            self._items[area].show_readout(readout, self._styles[readout.style], self._resolution)
        self.boxes = {area: item.box for area, item in self._items.items() if item.isVisible()}


def _inside(box: QRectF, board: QRectF) -> QRectF:
    x = min(max(box.left(), board.left()), board.right() - box.width())
    return QRectF(QPointF(x, min(box.top(), board.bottom() - box.height())), box.size())


def _width(text: str, style: ReadoutStyle, height: float) -> float:
    """Return the width of a sign of a height, both in widget pixels."""
    return 2 * _PAD * height + _mark(text, style, height) + QFontMetricsF(_font(height)).horizontalAdvance(text)


def _mark(text: str, style: ReadoutStyle, height: float) -> float:
    """Return the width of the mark of a sign, with the gap beside it."""
    return height * (_SIDE + (0.24 if text else -0.14)) if style.mark is not None else 0.0


def _font(height: float) -> QFont:
    return brush.badge_font(max(height * _SIDE, SMALLEST_LETTERS))


def _drawn(text: str, gauge: float, style: ReadoutStyle, height: float, ratio: float) -> QPixmap:
    """Return the picture of a sign of a height in widget pixels."""
    pad, side, mark, width = height * _PAD, height * _SIDE, _mark(text, style, height), _width(text, style, height)
    pixmap = brush.blank(QSizeF(width, height), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QRectF(0, 0, width, height).adjusted(0.8, 0.8, -0.8, -0.8)
    _draw_ground(painter, body, gauge, style)
    if style.mark is not None:
        square = QRectF(pad * 0.8, (height - side) / 2, side, side)
        painter.setPen(QPen(brush.DARK, max(0.8, height * 0.05)))
        painter.setBrush(QColor(style.mark_ink))
        place = QTransform.fromTranslate(square.left(), square.top()).scale(side, side)
        painter.drawPath(place.map(style.mark))
    painter.setPen(QColor(style.ink))
    painter.setFont(_font(height))
    room = QRectF(pad + mark, 0, width - 2 * pad - mark + 2, height * (0.94 if gauge >= 0 else 1.0))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
    painter.end()
    return brush.kept(pixmap)


def _draw_ground(painter: QPainter, body: QRectF, gauge: float, style: ReadoutStyle) -> None:
    """Draw the sign itself: a pill with the gauge along its lower edge."""
    radius = body.height() / 3
    pill = QPainterPath()
    pill.addRoundedRect(body, radius, radius)
    painter.fillPath(pill, QColor(style.ground))
    if gauge >= 0:
        painter.setClipPath(pill)
        depth = max(2.0, body.height() * 0.16)
        track = QRectF(body.left(), body.bottom() - depth, body.width(), depth)
        painter.fillRect(track, QColor(255, 255, 255, 60))
        painter.fillRect(QRectF(track.topLeft(), QSizeF(track.width() * min(1.0, gauge), depth)), QColor(style.rim))
        painter.setClipping(False)
    painter.setPen(QPen(QColor(style.rim), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body, radius, radius)
