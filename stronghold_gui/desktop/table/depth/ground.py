"""The floor of a board in depth, which hides nothing: cloth and floor blocks, painted into a few pictures.

The floor is painted in bands across the board, each as wide as its blocks. On a turned hexagonal map half the board is
cloth, which Qt fills faster with a colour than with a picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.depth.blocks import Block, BlockArt, DrawnAs, Layer

_CLOTH, _FLOOR = -6.0, -5.0
"""Heights above the board's picture, below all blocks that hide something."""
_BANDS: Final = 8
_LARGEST: Final = 4096
"""Longest side of the board in device pixels at which the floor is drawn; at higher zoom it is scaled up."""
_OVERLAP: Final = 2
"""Device pixels by which bands overlap, so that rounding in Qt leaves no gap between them."""


class _Shape(NamedTuple):
    """The bands of the floor of one side of a board, in device pixels from the board's corner.

    It is cached for each side: computing it takes 5 ms, twice as long as the rest of a turn.
    """

    blocks: Sequence[Block]
    device: float
    bands: tuple[QRect, ...]


class Ground:
    """The cloth and the floor of one scene."""

    def __init__(self, scene: QGraphicsScene, art: BlockArt) -> None:
        self._art = art
        self._shapes: dict[int, _Shape] = {}
        self._cloth = scene.addRect(QRectF(), QPen(Qt.PenStyle.NoPen))
        self._cloth.setZValue(_CLOTH)
        self._bands = [QGraphicsPixmapItem() for _ in range(_BANDS)]
        for band in self._bands:
            band.setZValue(_FLOOR)
            band.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            scene.addItem(band)
        self.hide()

    def hide(self) -> None:
        """Hide the floor, since the board is a picture."""
        for item in (self._cloth, *self._bands):
            item.hide()

    def lay(self, blocks: Sequence[Block], size: QRectF, cloth: QColor, drawn_as: DrawnAs) -> None:
        """Show the floor of one side of a board.

        Args:
            blocks: all blocks of that side; always the same object.
            size: size of the board, in scene units.
            cloth: the colour around the floor, without the veil.
            drawn_as: the drawing parameters.
        """
        sharp = drawn_as.resolution.device
        # Use whole pixels, so that the edges are sharp.
        right, bottom = round(size.width() * sharp) / sharp, round(size.height() * sharp) / sharp
        self._cloth.setRect(QRectF(size.topLeft(), QSizeF(right, bottom)))
        self._cloth.setBrush(brush.under(cloth, drawn_as.veil))
        self._cloth.show()
        device = min(sharp, _LARGEST / max(size.width(), size.height()))
        shape = self._shape(blocks, size.topLeft(), device)
        for number, (item, box) in enumerate(zip(self._bands, shape.bands, strict=True)):
            key = "floor", id(blocks), number, device, drawn_as.veil, cloth.rgba()
            paint = partial(self._painted, shape, box, size.topLeft(), cloth, drawn_as.veil)
            item.setPixmap(self._art.pieces.composed(key, paint))
            item.setScale(1 / device)
            item.setPos(size.topLeft() + QPointF(box.topLeft()) / device)
            item.show()

    def _shape(self, blocks: Sequence[Block], corner: QPointF, device: float) -> _Shape:
        known = self._shapes.get(id(blocks))
        if known is None or known.device != device:
            # Keep a reference to the blocks, so that no other object gets their id.
            known = self._shapes[id(blocks)] = _Shape(blocks, device, tuple(self._cut(blocks, corner, device)))
        return known

    def _cut(self, blocks: Sequence[Block], corner: QPointF, device: float) -> Iterator[QRect]:
        """Yield the bands: equally high except the last one, each as wide as its contents."""
        boxes = [box for _, box in self._pictures(blocks, corner, device)]
        top = min((floor(box.top()) for box in boxes), default=0)
        low = ceil(max((box.bottom() for box in boxes), default=0.0))
        high = ceil((low - top) / _BANDS)
        for number in range(_BANDS):
            # Clip the last band to the bottom of the background.
            first, last = min(low, top + number * high), min(low, top + (number + 1) * high + _OVERLAP)
            here = [box for box in boxes if box.top() < last and box.bottom() > first]
            left = min((floor(box.left()) for box in here), default=0)
            right = max((ceil(box.right()) for box in here), default=0)
            yield QRect(left, first, right - left, last - first)

    def _pictures(self, blocks: Sequence[Block], corner: QPointF, device: float) -> Iterator[tuple[Layer, QRectF]]:
        """Yield the pictures of the floor, the farthest first, with their boxes in device pixels from the corner."""
        for block in sorted((block for block in blocks if block.floor), key=lambda block: block.over):
            for layer in block.layers:
                box = self._art.box(layer).translated(QPointF(block.x, block.y) - corner)
                yield layer, QRectF(box.topLeft() * device, box.size() * device)

    def _painted(self, shape: _Shape, band: QRect, corner: QPointF, cloth: QColor, veil: str) -> QPixmap:
        """Return the picture of a band; a null picture if the band is empty."""
        image = QImage(band.size(), QImage.Format.Format_RGB32)
        if image.isNull():
            return QPixmap()
        image.fill(cloth)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-band.topLeft())
        for layer, box in self._pictures(shape.blocks, corner, shape.device):
            if box.intersects(QRectF(band)):
                picture = self._art.pieces.pixmap(layer.art, layer.width * shape.device)
                painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if veil:
            painter.fillRect(band, QColor(veil))
        painter.end()
        return QPixmap.fromImage(image)
