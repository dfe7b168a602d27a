"""The plate of a card: a rounded box with a line around it, put together from pictures of its corners.

To draw a rounded box smoothly takes Qt a tenth of a millisecond, and after a hand-over half a dozen cards are painted.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from stronghold_gui.desktop.table import brush

_ROUND: Final = 7.0
_CORNER: Final = 8
"""Pixels of a corner: within it the line is round, and straight from there on."""
_SIDE: Final = 2 * _CORNER
_corners: Final[dict[tuple[int, int, float], QPixmap]] = {}
"""A plate that is all corners, by colour of ground and line and device pixels per pixel."""
_MOST: Final = 12


def paint_plate(painter: QPainter, box: QRect, ground: QColor, line: QColor, ratio: float) -> None:
    """Draw a plate that fills a box; the painter's pen and brush are others afterwards."""
    if min(box.width(), box.height()) < _SIDE or ratio != int(ratio):
        # Between whole pixels of the screen its sides are no plain lines.
        _draw(painter, QRectF(box), ground, line)
        return
    corners = _kept(ground, line, ratio)
    left, top, right, bottom = box.left(), box.top(), box.right() + 1, box.bottom() + 1
    wide, high, dense = box.width() - _SIDE, box.height() - _SIDE, round(_CORNER * ratio)
    for x, from_x in ((left, 0), (right - _CORNER, dense)):
        for y, from_y in ((top, 0), (bottom - _CORNER, dense)):
            painter.drawPixmap(x, y, corners, from_x, from_y, dense, dense)
    painter.fillRect(left + _CORNER, top + 1, wide, box.height() - 2, ground)
    painter.fillRect(left + _CORNER, top, wide, 1, line)
    painter.fillRect(left + _CORNER, bottom - 1, wide, 1, line)
    for x, inner in ((left, left + 1), (right - 1, right - _CORNER)):
        painter.fillRect(inner, top + _CORNER, _CORNER - 1, high, ground)
        painter.fillRect(x, top + _CORNER, 1, high, line)


def _kept(ground: QColor, line: QColor, ratio: float) -> QPixmap:
    key = ground.rgba(), line.rgba(), ratio
    if key not in _corners:
        if len(_corners) >= _MOST:
            _corners.clear()
        pixmap = brush.blank(QSizeF(_SIDE, _SIDE), ratio)
        painter = QPainter(pixmap)
        _draw(painter, QRectF(0, 0, _SIDE, _SIDE), ground, line)
        painter.end()
        _corners[key] = brush.kept(pixmap)
    return _corners[key]


def _draw(painter: QPainter, box: QRectF, ground: QColor, line: QColor) -> None:
    """Draw a plate as Qt draws it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(line)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
