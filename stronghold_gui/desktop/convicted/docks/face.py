"""A portrait in a dock: the face of a hero or of a faction."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.table.art import PieceArt


def face_of(name: str) -> str:
    """Return the name of the picture of a hero's or faction's face."""
    return f"face.{name}"


class Face(QWidget):
    """A square portrait, ``pixels`` wide."""

    def __init__(self, art: PieceArt, name: str, pixels: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFixedSize(pixels, pixels)
        self._art, self.shown = art, ""

    def show_face(self, name: str, words: str) -> None:
        """Show the face of a hero or faction; ``words`` are for screen readers."""
        self.setAccessibleName(words)
        if name != self.shown:
            self.shown = name
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.shown:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._art.pixmap(face_of(self.shown), self.width(), self.devicePixelRatioF()))
            painter.end()
