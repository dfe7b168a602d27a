"""Drawing that scene items share: number badges, and the resolution of all pictures."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen, QPixmap

DARK: Final = QColor("#211c16")
LIGHT: Final = QColor("#fffaf0")
GOLD: Final = QColor("#ffc928")
RED: Final = QColor("#d3321d")
BLUE: Final = QColor("#2fb4ff")
FADED: Final = 0.32
"""Opacity of faded things: blocks in front of something visible, pieces that are not there yet."""

_USUAL: Final = 13.0
"""Height in pixels of the usual letters: 10 points on most screens."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """The current size of drawings.

    Attributes:
        scale: widget pixels per scene unit.
        ratio: device pixels per widget pixel.
        letters: the size of the window's texts, relative to the usual one; at least 1.
    """

    scale: float
    ratio: float = 1.0
    letters: float = 1.0

    @property
    def device(self) -> float:
        """Device pixels per scene unit."""
        return self.scale * self.ratio


def text_factor(font: QFont) -> float:
    """Return how much larger the texts in a font are than usual, at least 1; for `Resolution.letters`."""
    return max(1.0, QFontInfo(font).pixelSize() / _USUAL)


def grown(usual: float, letters: float, largest: float) -> float:
    """Return a size that grows with the window's texts (`Resolution.letters`), but not beyond a largest one."""
    return max(usual, min(usual * letters, largest))


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """Return a transparent picture of a size in widget pixels."""
    width, height = (max(1, -int(-side * ratio // 1)) for side in (size.width(), size.height()))
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def kept(pixmap: QPixmap) -> QPixmap:
    """Return a copy of a finished picture for storage: a painted pixmap holds its painter's engine, some 3 KiB."""
    return pixmap.copy()


def badge_font(pixels: float) -> QFont:
    """Return the font of badges."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(1, round(pixels)))
    return font


def badge_size(text: str, pixels: float) -> QSizeF:
    """Return the size of a badge with this font size."""
    metrics = QFontMetricsF(badge_font(pixels))
    height = pixels * 1.32
    return QSizeF(max(height, metrics.horizontalAdvance(text) + pixels * 0.55), height)


def badge_picture(text: str, pixels: float, ratio: float, rim: QColor = LIGHT) -> QPixmap:
    """Return a badge as a separate picture."""
    size = badge_size(text, pixels)
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_badge(painter, QRectF(QPointF(), size), text, pixels, rim)
    painter.end()
    return pixmap


def draw_badge(painter: QPainter, box: QRectF, text: str, pixels: float, rim: QColor = LIGHT) -> None:
    """Draw a light text on a dark pill with a light rim: readable on any background."""
    painter.setPen(QPen(rim, 1.2))
    painter.setBrush(DARK)
    painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), box.height() / 2.4, box.height() / 2.4)
    painter.setPen(LIGHT)
    painter.setFont(badge_font(pixels))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def under(ground: QColor, veil: str) -> QColor:
    """Return a colour with a translucent one (``#aarrggbb``) on top; ``""`` leaves it unchanged."""
    return _mixed(ground, QColor(veil)) if veil else ground


def _mixed(ground: QColor, veil: QColor) -> QColor:
    share = veil.alphaF()
    red, green, blue = (
        below * (1 - share) + above * share
        for below, above in (
            (ground.redF(), veil.redF()),
            (ground.greenF(), veil.greenF()),
            (ground.blueF(), veil.blueF()),
        )
    )
    return QColor.fromRgbF(red, green, blue)
