"""The stock of the deciding seat, as icons with numbers at the end of the prompt's first line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.shown import Stock
from stronghold_gui.desktop.theme import colour, tones

_PICTURE: Final = 1.1
"""Size of a picture, in line heights."""
_GAP: Final = 3
_BETWEEN: Final = 8
"""Pixels between a picture and its number, and between a number and the next picture."""


class StockRow(QWidget):
    """A row of pictures with numbers; if empty, it takes no space."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "prompt_stock")
        self._stock: tuple[Stock, ...] = ()
        self._icons: tuple[QIcon, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def stock(self) -> Sequence[Stock]:
        """The shown stock."""
        return self._stock

    def show_stock(self, stock: Sequence[Stock], icons: Sequence[QIcon]) -> None:
        """Show the stock, with an icon for each item."""
        if tuple(stock) == self._stock and [one.cacheKey() for one in icons] == [one.cacheKey() for one in self._icons]:
            return
        self._stock, self._icons = tuple(stock), tuple(icons)
        words = "\n".join(one.words for one in stock)
        self.setAccessibleName(words)
        self.setToolTip(tip_of(words))
        self.setVisible(bool(stock))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(sum(map(self._wide, self._stock))), round(self._metrics.height() * _PICTURE) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone, left = QPainter(self), tones(self.palette()), 0.0
        painter.setFont(self._letters)
        painter.setPen(colour(tone.text))
        side = round(self._metrics.height() * _PICTURE)
        for one, icon in zip(self._stock, self._icons, strict=True):
            at = left + _BETWEEN
            if one.art:
                icon.paint(painter, round(at), (self.height() - side) // 2, side, side)
                at += side + _GAP
            box = QRectF(at, 0, left + self._wide(one) - at + 1, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, one.number)
            left += self._wide(one)
        painter.end()

    @property
    def _letters(self) -> QFont:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold

    @property
    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._letters)

    def _wide(self, one: Stock) -> float:
        picture = round(self._metrics.height() * _PICTURE) + _GAP if one.art else 0
        return _BETWEEN + picture + self._metrics.horizontalAdvance(one.number)
