"""Pictures of missiles: an arrow, a stone, a ball. All point to the right; the caller turns them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap, QPolygonF

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.acts import MissileShape
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.placards import painter_on

_WOOD: Final = QColor("#7a5230")
_STEEL: Final = QColor("#d8dde2")
_FEATHER: Final = QColor("#c9402c")
_STONE: Final = QColor("#8f8a80")
_IRON: Final = QColor("#3a3c42")


def missile(shape: MissileShape, resolution: Resolution) -> QPixmap:
    """Return the picture of a missile that points to the right."""
    unit = max(resolution.scale, 0.75)
    if shape == "arrow":
        return _arrow(46 * unit, resolution.ratio)
    return _round_shot((24 if shape == "stone" else 18) * unit, shape, resolution.ratio)


def _arrow(length: float, ratio: float) -> QPixmap:
    height = length * 0.3
    pixmap = brush.blank(QSizeF(length, height), ratio)
    painter = painter_on(pixmap)
    middle, tip = height / 2, length * 0.26
    painter.setPen(QPen(brush.DARK, height * 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(2, middle), QPointF(length - tip * 0.6, middle))
    painter.setPen(QPen(_WOOD.lighter(150), height * 0.14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(2, middle), QPointF(length - tip * 0.6, middle))
    painter.setPen(QPen(brush.DARK, max(1.0, height * 0.08)))
    painter.setBrush(_STEEL)
    edge = height * 0.1
    painter.drawPolygon(
        QPolygonF([QPointF(length - 1, middle), QPointF(length - tip, edge), QPointF(length - tip, height - edge)])
    )
    painter.setBrush(_FEATHER)
    for side in (edge, height - edge):
        painter.drawPolygon(
            QPolygonF(
                [QPointF(length * 0.24, middle), QPointF(length * 0.16, side), QPointF(1, side), QPointF(6, middle)]
            )
        )
    painter.end()
    return pixmap


def _round_shot(side: float, shape: str, ratio: float) -> QPixmap:
    pixmap = brush.blank(QSizeF(side, side), ratio)
    painter = painter_on(pixmap)
    ground = _STONE if shape == "stone" else _IRON
    painter.setPen(QPen(brush.DARK, max(1.0, side * 0.08)))
    painter.setBrush(ground)
    if shape == "stone":
        reach = (0.46, 0.4, 0.47, 0.42, 0.45, 0.39, 0.46)
        painter.drawPolygon(QPolygonF([_around(side / 2, side * r, n / len(reach)) for n, r in enumerate(reach)]))
    else:
        painter.drawEllipse(QRectF(0, 0, side, side).adjusted(1, 1, -1, -1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground.lighter(165))
    painter.drawEllipse(QRectF(side * 0.25, side * 0.2, side * 0.26, side * 0.22))
    painter.end()
    return pixmap


def _around(middle: float, reach: float, share: float) -> QPointF:
    return QPointF(middle + reach * sin(2 * pi * share), middle - reach * cos(2 * pi * share))
