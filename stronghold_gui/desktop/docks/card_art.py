"""Pictures on the heads of cards: cut to a form, drawn once, and when nobody waits for anything."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap

from stronghold_gui.desktop.broken import renderer_of
from stronghold_gui.desktop.table import brush

_drawn: dict[tuple[Path, QSize, float, float], QPixmap] = {}
"""What was drawn, by file, size in the widget's pixels, roundness of the corners, device pixels per pixel."""
_MOST = 48
"""Pictures that are kept; a card has two sizes, and windows are seldom resized."""


def kept(path: Path, size: QSize, radius: float, ratio: float) -> QPixmap | None:
    """Return a picture that was drawn already."""
    return _drawn.get((path, size, radius, ratio))


def draw(path: Path, size: QSize, radius: float, ratio: float) -> QPixmap:
    """Return a drawing that fills a box with round corners, cut where its form is another one; some milliseconds.

    What was drawn already is returned as it is.
    """
    if (drawn := kept(path, size, radius, ratio)) is not None:
        return drawn
    while len(_drawn) >= _MOST:
        _drawn.pop(next(iter(_drawn)))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = renderer_of(path)
    box = QRectF(0, 0, size.width(), size.height())
    fitting = QSizeF(renderer.defaultSize()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    where = QRectF(0, 0, fitting.width(), fitting.height())
    where.moveCenter(box.center())
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, where)
    painter.end()
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(image))
    painter.drawRoundedRect(box, radius, radius)
    painter.end()
    found = _drawn[path, size, radius, ratio] = brush.kept(pixmap)
    return found
