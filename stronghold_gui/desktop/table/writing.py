"""Names on the board and counters: text as pictures, drawn anew when size or language changes."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from stronghold_gui.desktop.table import brush
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


def fitting_lines(text: str, room: QSizeF, pixels: float) -> tuple[QFont, str]:
    """Return a font of at most `pixels` height, and the text broken into lines so that it fits.

    Two lines of the full size are better than a small one; what does not fit even in the smallest size is cut off.
    """
    size = max(round(pixels), round(SMALLEST_LABEL))
    while True:
        font = brush.badge_font(size)
        metrics = QFontMetricsF(font)
        lines = _broken(text, metrics, room.width()) if room.height() >= 1.9 * metrics.height() else [text]
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        if size <= SMALLEST_LABEL or (widest <= room.width() and len(lines) * metrics.height() <= room.height() + 3):
            break
        size -= 1
    return font, "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width() + 1) for line in lines)


def _broken(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class LabelItem(QGraphicsPixmapItem):
    """The name of an area."""

    def __init__(self, label: Label) -> None:
        super().__init__()
        self._label = label
        self._shown: tuple[str, Resolution] | None = None
        self.setZValue(Z_LABELS)

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
        font, lines = fitting_lines(text, box.size(), self._label.pixels * scale)
        painter.setFont(font)
        painter.setPen(QColor(self._label.colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | _ANCHORS[self._label.anchor], lines)
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
