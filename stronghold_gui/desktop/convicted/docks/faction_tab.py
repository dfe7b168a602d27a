"""A tab in the dock of the enemy, for one of the cards that the enemy may have."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from stronghold_gui.desktop.convicted.docks.face import face_of
from stronghold_gui.desktop.labels import draw_elided
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.theme import colour, tones

_FACE: Final = 22
"""Pixels of the portrait."""


class FactionTab(QAbstractButton):
    """A button that stays pressed while its card is shown."""

    def __init__(self, art: PieceArt, faction: str) -> None:
        super().__init__()
        self._art, self._faction = art, faction
        self.setObjectName(f"card_{faction}")
        self.setProperty("faction", faction)
        about(self, faction)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of a line with padding, as high as the portrait."""
        return QSize(60, max(QFontMetrics(self.font()).height(), _FACE) + 10)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tone = QPainter(self), tones(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        down = self.isChecked()
        edge = tone.accent if down or self.hasFocus() else tone.line
        painter.setPen(QPen(colour(edge), 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(colour(tone.accent if down else tone.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(colour(tone.on_accent if down else tone.text))
        font = QFont(self.font())
        font.setBold(down)
        painter.setFont(font)
        picture = self._art.pixmap(face_of(self._faction), _FACE, self.devicePixelRatioF())
        painter.drawPixmap(6, (self.height() - _FACE) // 2, picture)
        room = QRectF(self.rect()).adjusted(_FACE + 10, 0, -4, 0)
        draw_elided(painter, room, self.text(), Qt.AlignmentFlag.AlignCenter)
        painter.end()
