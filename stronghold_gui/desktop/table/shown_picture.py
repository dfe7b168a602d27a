"""A board's picture on its scene, and the background that is shown until it is drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.picture import BoardPicture

GROUND: Final = QColor("#a9b678")
"""Background colour while the board's first picture is made."""


class ShownPicture:
    """Shows a picture in the current size as soon as it is drawn.

    Attributes:
        item: the picture.
    """

    def __init__(self, scene: QGraphicsScene, picture: BoardPicture, size: QRectF) -> None:
        """Show the background until the picture is drawn.

        Args:
            scene: the scene.
            picture: the picture of the board.
            size: size of the board, in scene units.
        """
        self._picture, self._size = picture, size
        self._ground = scene.addRect(size, QPen(Qt.PenStyle.NoPen), GROUND)
        self._ground.setZValue(-20)
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(-10)
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene.addItem(self.item)

    def relay(self, size: QRectF, *, visible: bool) -> None:
        """Adapt to a board of another size; `visible` is False if blocks replace the picture."""
        self._size = size
        self.item.setVisible(visible)
        self._ground.setRect(size)

    def show(self, resolution: Resolution | None) -> None:
        """Show the picture for a size if it is drawn; otherwise request it."""
        if resolution is not None and (pixmap := self._picture.pixmap(self.width(resolution))) is not None:
            self._put(pixmap)

    def show_now(self, resolution: Resolution | None) -> None:
        """Draw the picture in the right size and show it, however long it takes; for pictures without a window."""
        assert resolution is not None, "nothing is drawn before it is known how large"
        self._put(self._picture.pixmap_now(self.width(resolution)))

    def dim(self, veil: str) -> None:
        """Darken the picture; ``""``: restore it."""
        self._picture.dim(veil)
        self._ground.setBrush(brush.under(GROUND, veil))

    def width(self, resolution: Resolution) -> int:
        """Return the width of the board in device pixels."""
        return round(self._size.width() * resolution.device)

    @property
    def covered(self) -> QRectF:
        """The area that the picture or the background covers fully, in scene units; empty if this is not certain."""
        picture = self.item.pixmap() if self.item.isVisible() else QPixmap()
        sure = self._ground.isVisible() or not (picture.isNull() or picture.hasAlpha())
        return QRectF(self._size) if sure else QRectF()

    @property
    def drawn(self) -> bool:
        """Whether the picture is shown; until then there is only the background."""
        return not self._ground.isVisible()

    def _put(self, pixmap: QPixmap) -> None:
        self.item.setPixmap(pixmap)
        self.item.setScale(self._size.width() / pixmap.width())
        self.item.setPos(self._size.topLeft())
        self._ground.setVisible(False)
