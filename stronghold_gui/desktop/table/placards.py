"""The placards of the animation: cards, tokens and stars, painted for a size.

Sizes are widget pixels. Text stays readable on a small board, and does not grow too large on a large one.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution

_WOOD: Final = QColor("#7a5230")
PAPER: Final = QColor("#f4ead2")
INK: Final = QColor("#2d2418")
FAINT: Final = QColor("#6d6047")
_YES: Final = QColor("#2f6b34")
_NO: Final = QColor("#8c2b1c")
_LARGEST: Final = 42.0
"""Largest size of letters that grow with the texts of the window, in scene units: more would cover the board."""


def reading_size(resolution: Resolution) -> float:
    """Return the size of letters for text read in passing, in widget pixels."""
    usual = min(max(20 * resolution.scale, 13.0), 24.0)
    return brush.grown(usual, resolution.letters, _LARGEST * resolution.scale)


def painter_on(pixmap: QPixmap) -> QPainter:
    """Return a painter that paints smoothly; the caller ends it."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


# -- cards ---------------------------------------------------------------------------------------------------------


def _card_size(resolution: Resolution, times: float) -> QSizeF:
    width = min(max(92 * resolution.scale, 66.0), 118.0) * times
    return QSizeF(width, width * 1.28)


def card_back(resolution: Resolution, times: float = 1.0) -> QPixmap:
    """Return the back of a card, enlarged by a factor."""
    size = _card_size(resolution, times)
    pixmap = brush.blank(size, resolution.ratio)
    painter = painter_on(pixmap)
    body = draw_sheet(painter, size, _WOOD)
    painter.setPen(QPen(PAPER, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = body.adjusted(5, 5, -5, -5)
    painter.drawRoundedRect(inner, 4, 4)
    painter.drawPolygon(
        QPolygonF([
            QPointF(inner.center().x(), inner.top() + 6), QPointF(inner.right() - 6, inner.center().y()),
            QPointF(inner.center().x(), inner.bottom() - 6), QPointF(inner.left() + 6, inner.center().y()),
        ])
    )  # fmt: skip
    painter.end()
    return pixmap


def card(act: a.Turn, art: PieceArt, resolution: Resolution) -> QPixmap:
    """Return the face of a card: its pieces, and below them a mark and a word."""
    size = _card_size(resolution, act.size)
    font = brush.badge_font(reading_size(resolution) * 0.86)
    mark = font.pixelSize() * 0.95 if act.mark else 0.0
    words = QFontMetricsF(font).horizontalAdvance(act.word) + (mark * 1.4)
    size = QSizeF(max(size.width(), words + 16), size.height())
    pixmap = brush.blank(size, resolution.ratio)
    painter = painter_on(pixmap)
    body = draw_sheet(painter, size, PAPER)
    foot = font.pixelSize() * 1.5 if act.word else 0.0
    _draw_pieces(painter, body.adjusted(6, 6, -6, -6 - foot), act.front, art, resolution)
    if act.word:
        line = QRectF(body.left(), body.bottom() - foot - 2, body.width(), foot)
        left = line.center().x() - words / 2
        ink = {"yes": _YES, "no": _NO}.get(act.mark, INK)
        if act.mark:
            _draw_mark(painter, QRectF(left, line.center().y() - mark / 2, mark, mark), act.mark, ink)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(
            line.adjusted(left - line.left() + mark * 1.4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, act.word
        )
    painter.end()
    return pixmap


def draw_sheet(painter: QPainter, size: QSizeF, ground: QColor) -> QRectF:
    """Draw an empty card or placard of a size, and return its box."""
    body = QRectF(QPointF(), size).adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(brush.DARK, 2.4))
    painter.setBrush(ground)
    painter.drawRoundedRect(body, 7, 7)
    return body


def _draw_pieces(
    painter: QPainter, room: QRectF, names: tuple[str, ...], art: PieceArt, resolution: Resolution
) -> None:
    """Draw one piece large, two one below the other, more in rows of two."""
    if not names:
        return
    columns = 1 if len(names) <= 2 else 2
    rows = -(-len(names) // columns)
    side = min(room.width() / columns, room.height() / rows)
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        in_row = min(columns, len(names) - row * columns)
        x = room.center().x() + (column - in_row / 2) * side
        y = room.center().y() + (row - rows / 2) * side
        painter.drawPixmap(QPointF(x + 1, y + 1), art.pixmap(name, side - 2, resolution.ratio))


def _draw_mark(painter: QPainter, box: QRectF, mark: str, ink: QColor) -> None:
    painter.setPen(QPen(ink, box.width() * 0.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if mark == "yes":
        low = QPointF(box.left() + box.width() * 0.38, box.bottom() - box.height() * 0.12)
        painter.drawPolyline([QPointF(box.left(), box.center().y()), low, QPointF(box.right(), box.top() + 1)])
    else:
        inner = box.adjusted(1, 1, -1, -1)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


# -- tokens and stars ----------------------------------------------------------------------------------------------


def token(text: str, name: str, art: PieceArt, resolution: Resolution) -> QPixmap:
    """Return a pill with a word or number, and the picture of a piece before it if `name` is given."""
    font = brush.badge_font(reading_size(resolution) * 1.15)
    height = font.pixelSize() * 1.7
    side = height * 0.86 if name else 0.0
    words = QFontMetricsF(font).horizontalAdvance(text)
    width = height * 0.5 + side + (height * 0.14 if name and text else 0) + words + height * 0.4
    pixmap = brush.blank(QSizeF(width, height), resolution.ratio)
    painter = painter_on(pixmap)
    body = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(brush.GOLD, 1.8))
    painter.setBrush(brush.DARK)
    painter.drawRoundedRect(body, height / 2.4, height / 2.4)
    if name:
        painter.drawPixmap(QPointF(height * 0.4, (height - side) / 2), art.pixmap(name, side, resolution.ratio))
    painter.setPen(brush.LIGHT)
    painter.setFont(font)
    painter.drawText(QRectF(width - words - height * 0.45, 0, words + 2, height), Qt.AlignmentFlag.AlignVCenter, text)
    painter.end()
    return pixmap


def burst(word: str, resolution: Resolution) -> QPixmap:
    """Return a star with a word across it."""
    font = brush.badge_font(reading_size(resolution) * 1.35)
    words = QFontMetricsF(font).horizontalAdvance(word)
    size = QSizeF(max(words * 1.75, 120 * resolution.scale), max(font.pixelSize() * 4.6, 96 * resolution.scale))
    pixmap = brush.blank(size, resolution.ratio)
    painter = painter_on(pixmap)
    middle = QPointF(size.width() / 2, size.height() / 2)
    star = QPainterPath()
    points = []
    for number in range(28):
        reach = (0.98, 0.74)[number % 2] * (1.0 if number % 4 else 0.9)
        angle = number * pi / 14
        points.append(middle + QPointF(middle.x() * reach * sin(angle), -middle.y() * reach * cos(angle)))
    star.addPolygon(QPolygonF(points))
    star.closeSubpath()
    painter.setPen(QPen(brush.DARK, 2.4))
    painter.setBrush(brush.RED)
    painter.drawPath(star)
    painter.setPen(brush.LIGHT)
    painter.setFont(font)
    painter.drawText(QRectF(QPointF(), size), Qt.AlignmentFlag.AlignCenter, word)
    painter.end()
    return pixmap
