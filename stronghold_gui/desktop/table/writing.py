"""Names on the board and counters: text as pictures, drawn anew when size or language changes."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import fitting_font
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import Label

Z_LABELS: Final = 20.0
Z_COUNTERS: Final = 35.0
SMALLEST_LABEL: Final = 9.0
"""Widget pixels; below that a label could as well be left out."""
_ANCHORS: Final = {
    "start": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "end": Qt.AlignmentFlag.AlignRight,
}


class LabelItem(QGraphicsPixmapItem):
    """The name of an area."""

    def __init__(self, label: Label) -> None:
        super().__init__()
        self._label = label
        self._shown: tuple[str, Resolution] | None = None
        self.setZValue(Z_LABELS)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def write(self, text: str, resolution: Resolution) -> None:
        """Show a text; too long ones get smaller, then are cut off."""
        if self._shown == (text, resolution):
            return
        self._shown = text, resolution
        rect, scale = self._label.rect, resolution.scale
        # Small letters may stand over their box a little; the middle stays where the artist put it.
        height = max(rect.height() * scale, SMALLEST_LABEL * 1.4)
        box = QRectF(0, 0, rect.width() * scale, height)
        pixmap = brush.blank(box.size(), resolution.ratio)
        painter = QPainter(pixmap)
        font, text = fitting_font(text, box.width(), self._label.pixels * scale, SMALLEST_LABEL)
        painter.setFont(font)
        painter.setPen(QColor(self._label.colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | _ANCHORS[self._label.anchor], text)
        painter.end()
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        self.setPos(rect.left(), rect.center().y() - height / scale / 2)


class CounterItem(QGraphicsPixmapItem):
    """A number or short text in the right half of an area (a gate's toughness)."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._shown: tuple[str, Resolution] | None = None
        self.setZValue(Z_COUNTERS)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def write(self, text: str, resolution: Resolution) -> None:
        """Show a text."""
        if self._shown == (text, resolution):
            return
        self._shown = text, resolution
        scale = resolution.scale
        pixels = max(10.0, min(22.0, self._rect.height() * 0.5) * scale)
        size = brush.badge_size(text, pixels)
        pixmap = brush.blank(size, resolution.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.draw_badge(painter, QRectF(QPointF(), size), text, pixels)
        painter.end()
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        x = self._rect.right() - size.width() / scale - 3
        self.setPos(x, self._rect.center().y() - size.height() / scale / 2)
