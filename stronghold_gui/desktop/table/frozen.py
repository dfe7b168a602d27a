"""Picture of the whole table, shown during zooming: one large blit a frame instead of hundreds of small ones.

Scaling the pieces one by one would cost eight times as much. When zooming has ended, everything is drawn sharp again.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from stronghold_gui.desktop.table.board_scene import BoardScene

LARGEST: Final = 2400
"""Largest width in device pixels: 14 MB. At higher zoom, the picture is slightly coarser until zooming ends."""


class FrozenTable:
    """A picture of a table at one moment."""

    def __init__(self, scene: BoardScene) -> None:
        """Take the picture, in some milliseconds. The scene needs a resolution."""
        resolution, size = scene.resolution, scene.geometry.size
        assert resolution is not None
        width = min(round(size.width() * resolution.device), LARGEST)
        self._pixmap = QPixmap(width, round(width * size.height() / size.width()))
        self._where = size
        painter = QPainter(self._pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(self._pixmap.rect()), size)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Paint the picture; the painter's coordinates are scene units."""
        painter.drawPixmap(self._where, self._pixmap, QRectF(self._pixmap.rect()))
