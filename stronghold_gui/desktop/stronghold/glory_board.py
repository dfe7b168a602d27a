"""The glory board: a row of coins for each camp, so that one sees who is ahead without reading."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.words import number_text

_ROW: Final = 34
_COIN: Final = 24
_BADGE: Final = 26
_STEP: Final = 22.0
"""From one coin to the next while there is room; they lie closer when there are many."""
_LEAST: Final = 5.0
_NUMBER: Final = 40
_BADGES: Final = ("seat_invader", "seat_defender")


class GloryBoard(QWidget):
    """Two rows: a camp's badge, its coins, its points. The table below says the same in words, with the sources."""

    def __init__(self, art: PieceArt) -> None:
        super().__init__()
        self.setObjectName("glory_board")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._art = art
        self._points = (0, 0)

    def show_points(self, invader: int, defender: int) -> None:
        """Show each camp's points."""
        if (invader, defender) != self._points:
            self._points = invader, defender
            self.update()

    def sizeHint(self) -> QSize:
        """Two rows; any width will do."""
        return QSize(260, 2 * _ROW + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both rows, a coin for every point; debts are a number alone."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        step = self.step(max(self._points))
        for row, (badge, points) in enumerate(zip(_BADGES, self._points, strict=True)):
            plate = QRectF(0.5, row * (_ROW + 4) + 0.5, self.width() - 1, _ROW)
            painter.setPen(QPen(colour(tone.line), 1))
            painter.setBrush(colour(tone.raised))
            painter.drawRoundedRect(plate, 7, 7)
            y = plate.y()
            painter.drawPixmap(5, round(y + (_ROW - _BADGE) / 2), self._art.pixmap(badge, _BADGE, ratio))
            coin = self._art.pixmap("glory", _COIN, ratio)
            for number in range(max(0, points)):
                painter.drawPixmap(round(_BADGE + 12 + number * step), round(y + (_ROW - _COIN) / 2), coin)
            painter.setPen(colour(tone.text))
            room = plate.adjusted(0, 0, -10, 0)
            painter.drawText(
                room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), number_text(points)
            )
        painter.end()

    def step(self, most: int) -> float:
        """Return how far apart the coins lie so that the longer row fits."""
        room = self.width() - _BADGE - 12 - _COIN - _NUMBER
        return min(_STEP, max(_LEAST, room / max(1, most - 1)))
