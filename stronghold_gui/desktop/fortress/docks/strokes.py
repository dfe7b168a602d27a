"""Small signs that docks paint: values of cards, figures and their life, order markers, faces of dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from stronghold_gui.desktop.theme import Tones, colour, ink_on

STATS: Final = ("move", "range", "attack", "defence")
_BOX: Final = 16.0
"""Side length of the box in which signs are defined, in units."""


@cache
def sign(name: str) -> QPainterPath:
    """Return the outline of a sign in a box of 16 by 16 units; a dot for an unknown sign."""
    path = _OUTLINES.get(name, _dot)()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _through(*outlines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for points in outlines:
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        path.closeSubpath()
    return path


def _move() -> QPainterPath:
    return _through(*(((x, 2), (x + 6, 8), (x, 14), (x + 0.5, 8)) for x in (1.5, 8.0)))


def _range() -> QPainterPath:
    path = QPainterPath()
    for radius in (7.0, 4.2, 1.6):
        path.addEllipse(QPointF(8, 8), radius, radius)
    return path


def _attack() -> QPainterPath:
    return _through(
        ((14, 1), (14.5, 4), (6.8, 11.2), (4.8, 9.2)),
        ((3.2, 8), (8, 12.8), (6.8, 14), (2, 9.2)),
        ((3.6, 11), (5, 12.4), (2.4, 15), (1, 13.6)),
    )


def _defence() -> QPainterPath:
    path = QPainterPath(QPointF(2, 2.5))
    path.lineTo(8, 1)
    path.lineTo(14, 2.5)
    path.cubicTo(14, 10, 11, 13.5, 8, 15.2)
    path.cubicTo(5, 13.5, 2, 10, 2, 2.5)
    return path


def _life() -> QPainterPath:
    path = QPainterPath(QPointF(8, 14.5))
    path.cubicTo(-2, 8, 2, 0.5, 8, 4.6)
    path.cubicTo(14, 0.5, 18, 8, 8, 14.5)
    return path


def _figure() -> QPainterPath:
    path = _through(((3, 15), (4.4, 8.4), (11.6, 8.4), (13, 15)))
    path.addEllipse(QPointF(8, 4.2), 3.2, 3.2)
    return path


def _skull() -> QPainterPath:
    head = QPainterPath()
    head.addRoundedRect(QRectF(2, 1, 12, 10), 5.5, 5.5)
    jaw = QPainterPath()
    jaw.addRect(QRectF(5, 9, 6, 6))
    path = head.united(jaw)
    for x in (5.6, 10.4):
        path.addEllipse(QPointF(x, 6.6), 1.9, 2.1)
    return path


def _dot() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(8, 8), 2, 2)
    return path


_OUTLINES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "move": _move, "range": _range, "attack": _attack, "defence": _defence, "life": _life, "figure": _figure,
    "skull": _skull, "shield": _defence,
}  # fmt: skip


def draw_sign(painter: QPainter, box: QRectF, name: str, ink: QColor, *, hollow: bool = False) -> None:
    """Draw a sign in a square box."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _BOX, box.height() / _BOX)
    painter.setPen(QPen(ink, 1.3) if hollow else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else ink)
    painter.drawPath(sign(name))
    painter.restore()


def draw_cross(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Draw the cross of a dead figure."""
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    inner = box.adjusted(2, 2, -2, -2)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def draw_marker(painter: QPainter, box: QRectF, word: str, state: str, tone: Tones) -> None:
    """Draw an order marker.

    Args:
        painter: the painter.
        box: its square.
        word: its sign: 1, 2, 3, X or ?.
        state: ``lies``, not used yet; ``now``, the current one; ``spent``; ``next``, to be placed; ``later``;
            ``free``, an empty place.
        tone: the colours of the theme.
    """
    weak = {"spent": tone.muted, "later": tone.muted, "free": tone.accent}
    strong = state in ("now", "next")
    ground = tone.accent if strong else tone.raised if state in weak else tone.text
    inner = box.adjusted(1, 1, -1, -1)
    line = Qt.PenStyle.DashLine if state == "free" else Qt.PenStyle.SolidLine
    painter.setPen(QPen(colour(weak.get(state, tone.text)), 1.4, line))
    painter.setBrush(colour(ground))
    painter.drawEllipse(inner)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(9, round(box.height() * 0.56)))
    painter.setFont(font)
    painter.setPen(colour(weak.get(state) or ink_on(ground)))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)
    if state == "spent":
        painter.setPen(QPen(colour(tone.muted), 1.6))
        painter.drawLine(inner.bottomLeft() + QPointF(4, -4), inner.topRight() + QPointF(-4, 4))
