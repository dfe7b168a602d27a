"""The placard on which two sums count up: an empty picture, one for each term, and a last one with the verdict."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table import brush, placards
from stronghold_gui.desktop.table.brush import Resolution


class SumSteps:
    """The pictures of two sums that count up.

    The terms of both columns alternate, beginning with the first column, so that both grow together.

    Attributes:
        last: the number of the picture with the verdict.
    """

    def __init__(self, act: a.Sum, resolution: Resolution) -> None:
        self._act, self._ratio = act, resolution.ratio
        self._pixels = placards.reading_size(resolution)
        self._order = _in_turns(act.columns)
        self.last = len(self._order) + 1
        self._rows = max(len(column.terms) for column in act.columns)
        self._small, self._bold = brush.badge_font(self._pixels * 0.8), brush.badge_font(self._pixels)
        self._small.setBold(False)
        self._large = brush.badge_font(self._pixels * 1.5)
        self._widths = [self._width(column) for column in act.columns]

    def picture(self, step: int) -> QPixmap:
        """Return the picture after a number of terms; the last one has the verdict."""
        pad, line = self._pixels * 0.7, self._pixels * 1.22
        told = QFontMetricsF(self._bold).horizontalAdvance(self._act.verdict)
        inside = max(sum(self._widths) + 2 * pad, told)
        size = QSizeF(inside + 2 * pad, 1.15 * line + self._pixels * 1.9 + self._rows * line + 1.5 * line + pad * 1.1)
        pixmap = brush.blank(size, self._ratio)
        painter = placards.painter_on(pixmap)
        body = placards.draw_sheet(painter, size, placards.PAPER)
        spare = (inside - sum(self._widths) - 2 * pad) / 2
        left = pad + spare / 2
        for number, column in enumerate(self._act.columns):
            box = QRectF(left, body.top() + pad * 0.5, self._widths[number] + spare, size.height())
            shown = [row for of, row in self._order[:step] if of == number]
            self._draw_column(painter, box, column, len(shown), won=step == self.last and self._act.winner == number)
            left += box.width() + 2 * pad
        painter.setPen(QPen(placards.FAINT, 1))
        middle = pad + spare / 2 + self._widths[0] + spare + pad
        foot = body.bottom() - 1.6 * line
        painter.drawLine(QPointF(middle, body.top() + pad), QPointF(middle, foot - pad * 0.2))
        if step == self.last:
            painter.setPen(placards.INK)
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
        painter.setPen(placards.INK)
        painter.setFont(self._bold)
        painter.drawText(QRectF(box.left(), box.top(), box.width(), line), Qt.AlignmentFlag.AlignCenter, column.name)
        head = QRectF(box.left(), box.top() + line * 1.1, box.width(), self._pixels * 1.8)
        if won:
            pill = QRectF(0, 0, max(head.height() * 1.5, self._pixels * 2.4), head.height())
            pill.moveCenter(head.center())
            painter.setBrush(brush.GOLD)
            painter.setPen(QPen(brush.DARK, 1.6))
            painter.drawRoundedRect(pill, pill.height() / 2.4, pill.height() / 2.4)
            painter.setPen(placards.INK)
        painter.setFont(self._large)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(total))
        painter.setFont(self._small)
        for row, (name, number) in enumerate(column.terms[:shown]):
            at = QRectF(box.left(), head.bottom() + row * line + 2, box.width(), line)
            painter.setPen(placards.FAINT)
            painter.drawText(at, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
            painter.setPen(placards.INK)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"+{number}")


def _in_turns(columns: tuple[a.Column, a.Column]) -> list[tuple[int, int]]:
    """Return column and row of every term, in the order in which they are counted."""
    return sorted(
        ((of, row) for of, column in enumerate(columns) for row in range(len(column.terms))), key=lambda at: at[::-1]
    )
