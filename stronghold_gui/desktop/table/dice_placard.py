"""The placard of a throw of dice: pictures of dice that tumble, one of dice at rest, one with the verdict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table import brush, placards
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution

_TUMBLES: Final = 6
"""Number of pictures with tumbling dice."""
_SIDES: Final = (QColor("#8f2f22"), QColor("#24527a"), QColor("#5d5033"))
"""Background colours of the dice of each row."""
_TURNS: Final = (0.0, 34.0, -21.0, 58.0, 12.0, -47.0, 25.0)
"""Degrees by which dice are rotated while they tumble."""
_MOST_IN_ROW: Final = 8
_PALE: Final = 0.32
_STOPPED: Final = 0.72
"""Opacity of a die whose effect the other side stops; its face stays readable below the stroke."""


def throw_pictures(act: a.Dice, art: PieceArt, resolution: Resolution) -> list[QPixmap]:
    """Return the pictures of a throw, in order; the last but one shows dice at rest, the last one the verdict."""
    sheet = _Sheet(act, art, resolution)
    return [*(sheet.tumbling(number) for number in range(_TUMBLES)), sheet.lying(), sheet.compared()]


class _Sheet:
    """A placard for one throw."""

    def __init__(self, act: a.Dice, art: PieceArt, resolution: Resolution) -> None:
        self._act, self._art, self._ratio = act, art, resolution.ratio
        pixels = placards.reading_size(resolution)
        self._die, self._line, self._pad = pixels * 1.75, pixels * 1.4, pixels * 0.6
        self._bold = brush.badge_font(pixels * 0.92)
        self._small = brush.badge_font(pixels * 0.78)
        most = max(min(len(row.dice), _MOST_IN_ROW) for row in act.rows)
        words = max(QFontMetricsF(self._small).horizontalAdvance(row.name) for row in act.rows)
        verdict = QFontMetricsF(self._bold).horizontalAdvance(act.verdict)
        wide = max(most * self._die * 1.14, words, verdict, self._die * 3) + 2 * self._pad
        lines = sum(-(-len(row.dice) // _MOST_IN_ROW) for row in act.rows)
        high = len(act.rows) * self._line + lines * self._die * 1.14 + self._line * 1.2 + 2 * self._pad
        self._size = QSizeF(wide, high)

    def tumbling(self, number: int) -> QPixmap:
        """Return the dice while they tumble: askew, with other faces up."""
        return self._drawn(lambda row, die: _TURNS[(3 * number + 5 * die + row) % len(_TURNS)], number, verdict=False)

    def lying(self) -> QPixmap:
        """Return the dice at rest."""
        return self._drawn(lambda _row, _die: 0.0, -1, verdict=False)

    def compared(self) -> QPixmap:
        """Return the picture of the compared dice: those without effect are pale, and the verdict is shown."""
        return self._drawn(lambda _row, _die: 0.0, -1, verdict=True)

    def _drawn(self, turn: Callable[[int, int], float], tumble: int, *, verdict: bool) -> QPixmap:
        pixmap = brush.blank(self._size, self._ratio)
        painter = placards.painter_on(pixmap)
        body = placards.draw_sheet(painter, self._size, placards.PAPER)
        y = body.top() + self._pad * 0.6
        for number, row in enumerate(self._act.rows):
            painter.setPen(placards.INK)
            painter.setFont(self._small)
            painter.drawText(QRectF(body.left(), y, body.width(), self._line), Qt.AlignmentFlag.AlignCenter, row.name)
            y += self._line
            for place, die in enumerate(row.dice):
                line, column = divmod(place, _MOST_IN_ROW)
                in_line = min(_MOST_IN_ROW, len(row.dice) - line * _MOST_IN_ROW)
                step = self._die * 1.14
                x = body.center().x() + (column - in_line / 2) * step
                box = QRectF(x + step * 0.06, y + line * step, self._die, self._die)
                shown = row.dice[(place + tumble) % len(row.dice)] if tumble >= 0 else die
                pale = verdict and (not die.counts or die.stopped)
                self._draw_die(painter, box, shown, number, turn(number, place), pale=pale)
            y += -(-len(row.dice) // _MOST_IN_ROW) * self._die * 1.14
        if verdict:
            painter.setPen(placards.INK)
            painter.setFont(self._bold)
            foot = QRectF(body.left(), body.bottom() - self._line * 1.3, body.width(), self._line * 1.2)
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._act.verdict)
        painter.end()
        return pixmap

    def _draw_die(self, painter: QPainter, box: QRectF, die: a.Die, row: int, turn: float, *, pale: bool) -> None:
        painter.save()
        painter.translate(box.center())
        painter.rotate(turn)
        painter.setOpacity((_STOPPED if die.stopped else _PALE) if pale else 1.0)
        half = box.width() / 2
        face = QRectF(-half, -half, box.width(), box.height())
        painter.setPen(QPen(brush.DARK, 1.6))
        painter.setBrush(_SIDES[row % len(_SIDES)])
        painter.drawRoundedRect(face, half * 0.36, half * 0.36)
        if die.art:
            side = box.width() * 0.74
            painter.drawPixmap(QPointF(-side / 2, -side / 2), self._art.pixmap(die.art, side, self._ratio))
        else:
            painter.setPen(brush.LIGHT)
            painter.setFont(self._bold)
            painter.drawText(face, Qt.AlignmentFlag.AlignCenter, die.word)
        painter.setOpacity(1.0)
        if die.stopped and pale:
            painter.setPen(QPen(brush.RED, 2.4))
            painter.drawLine(QPointF(-half * 0.8, half * 0.8), QPointF(half * 0.8, -half * 0.8))
        painter.restore()
