"""The frame around the board during a look back or a trial."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import Tones, colour, tones

Mode = Literal["look", "what_if"]
"""The modes: a look back, or a trial."""

_WIDTH: Final = 7
"""Width of the frame in pixels."""


def shade_of(mode: Mode, tone: Tones) -> str:
    """Return the colour of a mode."""
    return tone.accent if mode == "look" else tone.seats[2]


class HistoryFrame(QWidget):
    """A frame along the edge of a widget, in the margin of the widget's layout."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        named(self, "history_frame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._mode: Mode = "look"
        around.installEventFilter(self)
        self.hide()

    def surround(self, mode: Mode) -> None:
        """Show the frame of a mode."""
        self._mode = mode
        self._leave_room(_WIDTH)
        self._fit()
        self.show()
        self.raise_()
        self.update()

    def vanish(self) -> None:
        """Hide the frame."""
        self.hide()
        self._leave_room(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame: plain during a look back, striped during a trial."""
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.fillRect(self.rect(), colour(shade_of(self._mode, tone)))
        if self._mode == "what_if":
            painter.fillRect(self.rect(), QBrush(colour(tone.base), Qt.BrushStyle.BDiagPattern))
        painter.end()

    def _leave_room(self, pixels: int) -> None:
        """Set the margins of the widget's layout, so that the frame hides none of its content."""
        parent = self.parentWidget()
        if parent is not None and parent.contentsMargins().left() != pixels:
            parent.setContentsMargins(pixels, pixels, pixels, pixels)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        whole = parent.rect()
        self.setGeometry(whole)
        inside = QRect(whole).adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setMask(QRegion(whole).subtracted(QRegion(inside)))
