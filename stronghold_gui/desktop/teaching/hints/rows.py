"""A line of a hint that belongs to places: while the mouse or the keys are at it, its places light up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.words import keep_whole

_INDENT = 18
_DOT = 5
_ROUND = 3


class HintRow(QLabel):
    """One line with a mark before it.

    Attributes:
        pointed: ``(areas)``: light these; none ends it.
        areas: the areas of the board that it speaks of.
    """

    pointed = Signal(object)

    def __init__(self, text: str, areas: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wordWrap=True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        keep_whole(self)
        self.setContentsMargins(_INDENT, 2, 4, 2)
        self.setAccessibleName(text)
        self.areas = areas
        if areas:
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of what is pointed at, the mark, and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        lit = bool(self.areas) and (self.hasFocus() or self.underMouse())
        painter.setPen(colour(tone.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.lit) if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(1, 0, -1, -1), _ROUND, _ROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone.accent if self.areas else tone.muted))
        painter.drawEllipse(_INDENT // 2 - 2, 2 + self.fontMetrics().height() // 2 - _DOT // 2, _DOT, _DOT)
        painter.end()
        super().paintEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the places."""
        super().enterEvent(event)
        self._point(self.areas)

    def leaveEvent(self, event: QEvent) -> None:
        """Let them be."""
        super().leaveEvent(event)
        self._point(())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light the places for whoever has no mouse, too."""
        super().focusInEvent(event)
        self._point(self.areas)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let them be."""
        super().focusOutEvent(event)
        self._point(())

    def _point(self, areas: tuple[str, ...]) -> None:
        self.update()
        if self.areas:
            self.pointed.emit(areas)
