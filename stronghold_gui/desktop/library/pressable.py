"""A plate that can be pressed anywhere, and looks otherwise while the mouse is over it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


class Pressable(QWidget):
    """The ground of a card or a choice. Whoever draws it asks ``underMouse``; Qt has it drawn again by itself.

    Attributes:
        clicked: somebody pressed it beside whatever lies on it.
    """

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press: what follows it comes here, too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press that ends where it began is a click."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()
