"""Pictures of dice side by side, and columns of the probabilities of wounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.fortress.docks.odds_words import Column
from stronghold_gui.desktop.fortress.docks.strokes import draw_sign
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, ink_on, tones

_DIE: Final = 20
_GAP: Final = 4
_HIGH: Final = 62
"""Height of the highest column in pixels."""
_LEGIBLE: Final = 7.0
"""Smallest font size in points."""
_WIDEST: Final = 54


class DiceStrip(QWidget):
    """The dice of one side, each showing the face that counts for it."""

    def __init__(self, name: str, sign: str) -> None:
        super().__init__()
        named(self, f"dice_{name}")
        self._sign, self._dice = sign, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_DIE + 2)

    def show_dice(self, dice: int, words: str) -> None:
        """Show a number of dice; ``words`` are for screen readers."""
        self.setAccessibleName(words)
        if dice != self._dice:
            self._dice = dice
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _DIE + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dice, closer together if they would not fit."""
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.width() - _DIE - 2
        step = min(_DIE + _GAP, room / max(1, self._dice - 1))
        ground = tone.warn if self._sign == "skull" else tone.accent
        for number in range(self._dice):
            box = QRectF(1 + number * step, 1, _DIE, _DIE)
            painter.setPen(QPen(colour(tone.raised), 1))
            painter.setBrush(colour(ground))
            painter.drawRoundedRect(box, 4, 4)
            draw_sign(painter, box.adjusted(4, 4, -4, -4), self._sign, colour(ink_on(ground)))
        painter.end()


class WoundColumns(QWidget):
    """A column for each number of wounds; its height is the probability."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "wound_columns")
        self._columns: tuple[Column, ...] = ()
        self._line = QFontMetrics(self.font()).height()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HIGH + 2 * self._line + 4)

    def show_columns(self, columns: Sequence[Column], words: str) -> None:
        """Show the probabilities; ``words`` describe them for screen readers."""
        self.setAccessibleName(words)
        if tuple(columns) != self._columns:
            self._columns = tuple(columns)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the columns: per cent above, the number of wounds below."""
        if not self._columns:
            return
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = min(_WIDEST, (self.width() - 4) / len(self._columns))
        highest = max(column.share for column in self._columns)
        floor = self._line + _HIGH
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        font = fitting(self.font(), [column.percent for column in self._columns], wide)
        for number, column in enumerate(self._columns):
            x = 2 + number * wide
            high = _HIGH * column.share / highest if highest else 0
            ground = tone.good if column.destroys else tone.muted if not number else tone.warn
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(ground))
            painter.drawRoundedRect(QRectF(x + 2, floor - high, wide - 4, max(high, 1.5)), 2, 2)
            painter.setPen(colour(tone.text))
            painter.setFont(font)
            painter.drawText(QRectF(x, floor - high - self._line, wide, self._line), centre, column.percent)
            painter.setFont(self.font())
            box = QRectF(x, floor + 2, wide, self._line)
            painter.drawText(box, centre, f"{column.label} ✕" if column.destroys else column.label)
        painter.end()


def fitting(font: QFont, labels: Sequence[str], wide: float) -> QFont:
    """Return a font in which each label is at most ``wide`` pixels wide, but not smaller than legible."""
    found = QFont(font)
    while found.pointSizeF() > _LEGIBLE and max(map(QFontMetrics(found).horizontalAdvance, labels)) > wide:
        found.setPointSizeF(found.pointSizeF() - 0.5)
    return found
