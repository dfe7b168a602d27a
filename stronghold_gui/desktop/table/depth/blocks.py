"""Blocks, the parts of a board in depth, and their pictures: each hides what is behind it.

A block consists of pictures from the folder of pieces, one above the other. `board_blocks.py` shows blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.layout import Spot


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture of a block.

    Attributes:
        art: its name in the folder of pieces.
        x, y: scene units from the block's place to the picture's upper left corner.
        width: in scene units; its height follows from its proportions.
    """

    art: str
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a board in depth.

    Attributes:
        key: its name on its board.
        x, y: its place, in scene units.
        over: its depth, as in `geometry.Area.over`.
        layers: its pictures, the lowest first; at least one.
        floor: whether it hides nothing: such blocks are painted together into one picture below everything.
        low: whether it is low enough that badges of pieces behind it are shown above it.
    """

    key: str
    x: float
    y: float
    over: float
    layers: tuple[Layer, ...]
    floor: bool = False
    low: bool = False


class NoBlocks:
    """The blocks of a board that is a picture: a null object with the methods of real blocks.

    Attributes:
        all, faded: as in `board_blocks.Blocks`, but empty.
        veil, through: the veil and the faded blocks, stored for later.
    """

    all: Final[Sequence[Block]] = ()
    faded: Final[frozenset[str]] = frozenset()

    def __init__(self) -> None:
        self.veil = ""
        self.through: frozenset[str] = frozenset()

    def build(
        self,
        _blocks: Sequence[Block],
        _size: QRectF,
        _cloth: QColor,
        _resolution: Resolution | None = None,
        faded: Iterable[str] | None = None,
    ) -> None:
        """Store the faded blocks."""
        self.through = self.through if faded is None else frozenset(faded)

    def fade(self, keys: Iterable[str]) -> bool:
        """Store the faded blocks; nothing is drawn differently."""
        self.through = frozenset(keys)
        return False

    def draw(self, _resolution: Resolution | None, veil: str | None = None) -> None:
        """Store the veil."""
        self.veil = self.veil if veil is None else veil

    def cover(self, _spot: Spot, _over: float) -> None:
        """Return None: no block is in front of a piece."""

    def hides(self, _point: QPointF, _over: float) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class DrawnAs:
    """The parameters of a drawn board: its size, the veil over it (``#aarrggbb``) and the folder of its pictures."""

    resolution: Resolution
    veil: str
    folder: Path


class DrawnBlock(NamedTuple):
    """A block with its picture, and the picture's box in scene units."""

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
        self.pieces = art

    def check(self, blocks: Sequence[Block]) -> None:
        """Raise `MissingPiece` for a block whose picture is missing."""
        for name in {layer.art for block in blocks for layer in block.layers}:
            self.pieces.check(name)

    def box(self, layer: Layer) -> QRectF:
        """Return the box of a picture, relative to the block's place."""
        return QRectF(layer.x, layer.y, layer.width, layer.width * self.pieces.tall(layer.art))

    def drawn(self, blocks: Sequence[Block], drawn_as: DrawnAs) -> list[DrawnBlock]:
        """Return the blocks that can hide something, with their pictures, the farthest first."""
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
