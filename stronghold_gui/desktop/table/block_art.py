"""The pictures of blocks: each is put together of its layers once for a size; blocks that look alike share one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.blocks import Block, Layer
from stronghold_gui.desktop.table.brush import Resolution


@dataclass(frozen=True, slots=True)
class DrawnAs:
    """For what size, with which veil over it (``#aarrggbb``) and of which pictures a board is drawn."""

    resolution: Resolution
    veil: str
    folder: Path


class DrawnBlock(NamedTuple):
    """A block with its picture, and where that lies in scene units."""

    block: Block
    pixmap: QPixmap
    box: QRectF


class _Look(NamedTuple):
    """The layout of a block: the place of each of its pictures, and the box around all."""

    boxes: tuple[QRectF, ...]
    whole: QRectF


class BlockArt:
    """Draws blocks with the pictures of pieces."""

    def __init__(self, art: PieceArt) -> None:
        """Draw with these pictures."""
        self.pieces = art

    def check(self, blocks: Sequence[Block]) -> None:
        """Raise `MissingPiece` for a block whose picture is not there."""
        for name in {layer.art for block in blocks for layer in block.layers}:
            self.pieces.check(name)

    def box(self, layer: Layer) -> QRectF:
        """Return where a picture lies, from the block's place."""
        return QRectF(layer.x, layer.y, layer.width, layer.width * self.pieces.tall(layer.art))

    def drawn(self, blocks: Sequence[Block], drawn_as: DrawnAs) -> list[DrawnBlock]:
        """Return those blocks that may hide something with their pictures, the farthest first."""
        raised = sorted((block for block in blocks if not block.floor), key=lambda block: block.over)
        return [self._drawn(block, drawn_as) for block in raised]

    def _drawn(self, block: Block, drawn_as: DrawnAs) -> DrawnBlock:
        look, resolution = self._look(block), drawn_as.resolution
        key = ("block", block.layers, resolution.scale, resolution.ratio, drawn_as.veil)
        pixmap = self.pieces.composed(key, lambda: self._composed(block.layers, look, drawn_as))
        size = pixmap.deviceIndependentSize() / resolution.scale
        return DrawnBlock(block, pixmap, QRectF(look.whole.topLeft() + QPointF(block.x, block.y), size))

    def _look(self, block: Block) -> _Look:
        boxes = tuple(self.box(layer) for layer in block.layers)
        whole = QRectF(boxes[0])
        for box in boxes[1:]:
            whole = whole.united(box)
        return _Look(boxes, whole)

    def _composed(self, layers: tuple[Layer, ...], look: _Look, drawn_as: DrawnAs) -> QPixmap:
        resolution, whole = drawn_as.resolution, look.whole
        scale = resolution.scale
        pixmap = brush.blank((whole.size() * scale), resolution.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for layer, box in zip(layers, look.boxes, strict=True):
            picture = self.pieces.pixmap(layer.art, box.width() * scale, resolution.ratio)
            target = QRectF((box.topLeft() - whole.topLeft()) * scale, box.size() * scale)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))
        if drawn_as.veil:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(QRectF(QPointF(), whole.size() * scale), QColor(drawn_as.veil))
        painter.end()
        return pixmap
