"""Hourglasses as dots: so many are paid, so many it costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones

_STEP: Final = 14
_GLASS: Final = 14
_HEIGHT: Final = 16


class Dots(QWidget):
    """A place for every hourglass an action costs: an hourglass where one lies, a ring where one is missing.

    Attributes:
        paid, cost: how many lie there, of how many.
    """

    def __init__(self, art: PieceArt) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._art = art
        self.paid = self.cost = 0
        self._piece = "hourglass"

    def show_count(self, paid: int, cost: int, piece: str = "hourglass") -> None:
        """Show ``paid`` of ``cost`` hourglasses, which look like ``piece``."""
        if (paid, cost, piece) == (self.paid, self.cost, self._piece):
            return
        wider = cost != self.cost or paid > cost
        self.paid, self.cost, self._piece = paid, cost, piece
        if wider:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the cost."""
        return QSize(_STEP * max(self.cost, self.paid, 1) + 2, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Put hourglasses and rings there; rows that look alike share their picture."""
        ink, ratio = tones(self.palette()).muted, self.devicePixelRatioF()
        key = ("dots", self._piece, self.paid, self.cost, ink, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._art.composed(key, lambda: self._drawn(ink, ratio)))
        painter.end()

    def _drawn(self, ink: str, ratio: float) -> QPixmap:
        pixmap = brush.blank(QSizeF(self.sizeHint()), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(ink), 1.2))
        glass = self._art.pixmap(self._piece, _GLASS, ratio)
        for number in range(max(self.cost, self.paid)):
            x = 1 + number * _STEP
            if number < self.paid:
                painter.drawPixmap(x - 1, (_HEIGHT - _GLASS) // 2, glass)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(x + 1.5, _HEIGHT / 2 - 4.5, 9, 9))
        painter.end()
        return pixmap
