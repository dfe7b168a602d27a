"""Panels of the library: a rounded background whose border shows hover and focus, and which can be clicked."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import Tones, colour, system_wants_contrast, tones


class Pressable(QWidget):
    """The background of a card or a choice, which can be clicked. Qt repaints it when the mouse enters or leaves.

    Attributes:
        clicked: it was clicked, but not on a widget inside it.
    """

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release is received, too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit a click if the release is inside."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


EDGE: Final = 6
"""Width in pixels of a panel's shadow."""
RADIUS: Final = 12
"""Radius of its corners in pixels."""


def edge_ink(tone: Tones) -> str:
    """Return the colour of edges without hover and focus; it is stronger in high contrast."""
    return tone.outline if system_wants_contrast() else tone.line


class Panel(Pressable):
    """The background of a card."""

    def __init__(self, name: str) -> None:
        super().__init__()
        named(self, name)
        self.setContentsMargins(EDGE, EDGE, EDGE, EDGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw shadow, background and border."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in range(1, EDGE):
            painter.setBrush(QColor(0, 0, 0, 9))
            painter.drawRoundedRect(
                ground.adjusted(-spread, 2 - spread, spread, spread), RADIUS + spread, RADIUS + spread
            )
        painter.setBrush(colour(tones(self.palette()).raised))
        painter.drawRoundedRect(ground, RADIUS, RADIUS)
        painter.end()

    def paint_border(self, painter: QPainter) -> None:
        """Draw the border, which is thick with the focus and darker on hover."""
        tone, keys = tones(self.palette()), QApplication.focusWidget()
        within = keys is not None and self.isAncestorOf(keys)
        width = 3.0 if within else 1.5 if self.underMouse() else 1.0
        ink = tone.accent if within else tone.outline if self.underMouse() else edge_ink(tone)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(ink), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = EDGE + width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)


class Border(QWidget):
    """A transparent overlay that draws a panel's border above its picture; mouse events pass through."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the border."""
        painter = QPainter(self)
        self._panel.paint_border(painter)
        painter.end()
