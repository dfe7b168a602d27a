"""The pictures of the theatre: missiles, cards, sums, tokens and stars, painted for a size.

They are kept while they are seen.
Sizes are widget pixels. What is read keeps a readable size however small the board is; it does not grow with a large
one beyond what is pleasant.
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
_STEEL: Final = QColor("#d8dde2")
_FEATHER: Final = QColor("#c9402c")
_STONE: Final = QColor("#8f8a80")
_IRON: Final = QColor("#3a3c42")
_PAPER: Final = QColor("#f4ead2")
_INK: Final = QColor("#2d2418")
_FAINT: Final = QColor("#6d6047")
_YES: Final = QColor("#2f6b34")
_NO: Final = QColor("#8c2b1c")


def _reading(resolution: Resolution) -> float:
    """Return the size of letters that are to be read in passing, in widget pixels."""
    return min(max(20 * resolution.scale, 13.0), 24.0)


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


# -- missiles ------------------------------------------------------------------------------------------------------


def missile(shape: a.MissileShape, resolution: Resolution) -> QPixmap:
    """Return a missile that flies to the right."""
    unit = max(resolution.scale, 0.75)
    if shape == "arrow":
        return _arrow(46 * unit, resolution.ratio)
    return _round_shot((24 if shape == "stone" else 18) * unit, shape, resolution.ratio)


def _arrow(length: float, ratio: float) -> QPixmap:
    height = length * 0.3
    pixmap = brush.blank(QSizeF(length, height), ratio)
    painter = _painter(pixmap)
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
    painter = _painter(pixmap)
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


# -- cards ---------------------------------------------------------------------------------------------------------


def _card_size(resolution: Resolution) -> QSizeF:
    width = min(max(92 * resolution.scale, 66.0), 118.0)
    return QSizeF(width, width * 1.28)


def card_back(resolution: Resolution) -> QPixmap:
    """Return the back of a card."""
    size = _card_size(resolution)
    pixmap = brush.blank(size, resolution.ratio)
    painter = _painter(pixmap)
    body = _sheet(painter, size, _WOOD)
    painter.setPen(QPen(_PAPER, 1.6))
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
    size = _card_size(resolution)
    font = brush.badge_font(_reading(resolution) * 0.86)
    mark = font.pixelSize() * 0.95 if act.mark else 0.0
    words = QFontMetricsF(font).horizontalAdvance(act.word) + (mark * 1.4)
    size = QSizeF(max(size.width(), words + 16), size.height())
    pixmap = brush.blank(size, resolution.ratio)
    painter = _painter(pixmap)
    body = _sheet(painter, size, _PAPER)
    foot = font.pixelSize() * 1.5 if act.word else 0.0
    _draw_pieces(painter, body.adjusted(6, 6, -6, -6 - foot), act.front, art, resolution)
    if act.word:
        line = QRectF(body.left(), body.bottom() - foot - 2, body.width(), foot)
        left = line.center().x() - words / 2
        ink = {"yes": _YES, "no": _NO}.get(act.mark, _INK)
        if act.mark:
            _draw_mark(painter, QRectF(left, line.center().y() - mark / 2, mark, mark), act.mark, ink)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(
            line.adjusted(left - line.left() + mark * 1.4, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, act.word
        )
    painter.end()
    return pixmap


def _sheet(painter: QPainter, size: QSizeF, ground: QColor) -> QRectF:
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
    """Return a pill with a word or number, a piece before it."""
    font = brush.badge_font(_reading(resolution) * 1.15)
    height = font.pixelSize() * 1.7
    side = height * 0.86 if name else 0.0
    words = QFontMetricsF(font).horizontalAdvance(text)
    width = height * 0.5 + side + (height * 0.14 if name and text else 0) + words + height * 0.4
    pixmap = brush.blank(QSizeF(width, height), resolution.ratio)
    painter = _painter(pixmap)
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
    font = brush.badge_font(_reading(resolution) * 1.35)
    words = QFontMetricsF(font).horizontalAdvance(word)
    size = QSizeF(max(words * 1.75, 120 * resolution.scale), max(font.pixelSize() * 4.6, 96 * resolution.scale))
    pixmap = brush.blank(size, resolution.ratio)
    painter = _painter(pixmap)
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


# -- sums ----------------------------------------------------------------------------------------------------------


class SumSteps:
    """The pictures of a sum that counts up: empty, one term more each time, and at last with its verdict.

    The terms of both columns come in turns, those of the first column first, so that both grow together.

    Attributes:
        last: the number of the picture with the verdict.
    """

    def __init__(self, act: a.Sum, resolution: Resolution) -> None:
        self._act, self._ratio = act, resolution.ratio
        self._pixels = _reading(resolution)
        self._order = _in_turns(act.columns)
        self.last = len(self._order) + 1
        self._rows = max(len(column.terms) for column in act.columns)
        self._small, self._bold = brush.badge_font(self._pixels * 0.8), brush.badge_font(self._pixels)
        self._small.setBold(False)
        self._large = brush.badge_font(self._pixels * 1.5)
        self._widths = [self._width(column) for column in act.columns]

    def picture(self, step: int) -> QPixmap:
        """Return the picture after so many terms; the last one has the verdict."""
        pad, line = self._pixels * 0.7, self._pixels * 1.22
        told = QFontMetricsF(self._bold).horizontalAdvance(self._act.verdict)
        inside = max(sum(self._widths) + 2 * pad, told)
        size = QSizeF(inside + 2 * pad, 1.15 * line + self._pixels * 1.9 + self._rows * line + 1.5 * line + pad * 1.1)
        pixmap = brush.blank(size, self._ratio)
        painter = _painter(pixmap)
        body = _sheet(painter, size, _PAPER)
        spare = (inside - sum(self._widths) - 2 * pad) / 2
        left = pad + spare / 2
        for number, column in enumerate(self._act.columns):
            box = QRectF(left, body.top() + pad * 0.5, self._widths[number] + spare, size.height())
            shown = [row for of, row in self._order[:step] if of == number]
            self._draw_column(painter, box, column, len(shown), won=step == self.last and self._act.winner == number)
            left += box.width() + 2 * pad
        painter.setPen(QPen(_FAINT, 1))
        middle = pad + spare / 2 + self._widths[0] + spare + pad
        foot = body.bottom() - 1.6 * line
        painter.drawLine(QPointF(middle, body.top() + pad), QPointF(middle, foot - pad * 0.2))
        if step == self.last:
            painter.setPen(_INK)
            painter.setFont(self._bold)
            painter.drawText(
                QRectF(body.left(), foot, body.width(), 1.6 * line), Qt.AlignmentFlag.AlignCenter, self._act.verdict
            )
        painter.end()
        return pixmap

    def _width(self, column: a.Column) -> float:
        names = QFontMetricsF(self._small)
        rows = max((names.horizontalAdvance(f"{name}  +{number}") for name, number in column.terms), default=0.0)
        return max(rows, QFontMetricsF(self._bold).horizontalAdvance(column.name), self._pixels * 3)

    def _draw_column(self, painter: QPainter, box: QRectF, column: a.Column, shown: int, *, won: bool) -> None:
        line, total = self._pixels * 1.22, sum(number for _, number in column.terms[:shown])
        painter.setPen(_INK)
        painter.setFont(self._bold)
        painter.drawText(QRectF(box.left(), box.top(), box.width(), line), Qt.AlignmentFlag.AlignCenter, column.name)
        head = QRectF(box.left(), box.top() + line * 1.1, box.width(), self._pixels * 1.8)
        if won:
            pill = QRectF(0, 0, max(head.height() * 1.5, self._pixels * 2.4), head.height())
            pill.moveCenter(head.center())
            painter.setBrush(brush.GOLD)
            painter.setPen(QPen(brush.DARK, 1.6))
            painter.drawRoundedRect(pill, pill.height() / 2.4, pill.height() / 2.4)
            painter.setPen(_INK)
        painter.setFont(self._large)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(total))
        painter.setFont(self._small)
        for row, (name, number) in enumerate(column.terms[:shown]):
            at = QRectF(box.left(), head.bottom() + row * line + 2, box.width(), line)
            painter.setPen(_FAINT)
            painter.drawText(at, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
            painter.setPen(_INK)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"+{number}")


def _in_turns(columns: tuple[a.Column, a.Column]) -> list[tuple[int, int]]:
    """Return column and row of every term, in the order in which they are counted."""
    return sorted(
        ((of, row) for of, column in enumerate(columns) for row in range(len(column.terms))), key=lambda at: at[::-1]
    )
