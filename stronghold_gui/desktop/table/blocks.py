"""Boards in depth: put together of blocks, each a picture that hides what lies behind it; pieces stand between them.

A block is made of pictures of the folder of pieces, laid one over the other; blocks that look alike share one picture.
Where nothing may be hidden, a block is drawn faded and behind all that stands: several of them before one piece would
leave little of it, however faint each is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.core.value import value
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution

_FLOOR: Final = -5.0
"""Over the board's picture, below all blocks."""
FADED: Final = 0.32
"""How opaque a block is behind which something must be seen."""
_BEHIND, _APART = -4.0, 0.05
"""In front of the floor and behind all else: where faded blocks are drawn, and how far apart for each row between."""


_SEEN_THROUGH: Final = 127
"""Alpha up to which a pixel of a block hides nothing."""


@value
class Layer:
    """A picture of a block.

    Attributes:
        art: its name in the folder of pieces.
        x, y: scene units from the block's place to its upper left corner.
        width: in scene units; its height follows from its proportions.
    """

    art: str
    x: float
    y: float
    width: float


@value
class Block:
    """A part of a board in depth.

    Attributes:
        key: names it on its board.
        x, y: its place, in scene units.
        over: how far in front it lies, as `geometry.Area.over` says it.
        layers: its pictures, the lowest first; at least one.
        floor: whether it hides nothing: then it is painted with others of the kind into one picture below everything.
    """

    key: str
    x: float
    y: float
    over: float
    layers: tuple[Layer, ...]
    floor: bool = False


@value
class _Look:
    """How blocks look that are put together of the same pictures: its number, where each lies, the box of all."""

    number: int
    boxes: tuple[QRectF, ...]
    whole: QRectF


_DrawnAs = tuple[Resolution, str, Path]
"""For what size, with which veil over it and of which pictures a board was drawn."""


class BlockItem(QGraphicsPixmapItem):
    """A block on the board: one blit without Python."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._drawn_for, self._faint = 0.0, False

    def show_block(self, pixmap: QPixmap, scale: float, place: QPointF) -> None:
        """Look like a block.

        Args:
            pixmap: its picture.
            scale: widget pixels a scene unit for which that was drawn.
            place: its upper left corner, in scene units.
        """
        self.setPixmap(pixmap)
        if scale != self._drawn_for:
            self._drawn_for = scale
            self.setScale(1 / scale)
        self.setPos(place)

    def stand(self, over: float, *, faint: bool) -> None:
        """Stand so far in front, or be seen through, behind all that stands."""
        if faint is not self._faint:
            self._faint = faint
            self.setOpacity(FADED if faint else 1.0)
        self.setZValue(_BEHIND + over * _APART if faint else over)


class Blocks:
    """The blocks of one scene."""

    def __init__(self, scene: QGraphicsScene, art: PieceArt) -> None:
        """Begin with none.

        Args:
            scene: the board's.
            art: the pictures of the pieces.
        """
        self._scene, self._art = scene, art
        self._items: dict[str, tuple[BlockItem, Block | None]] = {}
        self._drawn: dict[int, tuple[_DrawnAs, list[tuple[Block, QPixmap, QPointF]]]] = {}
        self._looks: dict[tuple[Layer, ...], _Look] = {}
        self._faded: frozenset[str] = frozenset()
        self._faint: frozenset[str] = frozenset()
        self._wanted: Sequence[tuple[Block, _Look]] = ()
        self._resolution: Resolution | None = None
        self._veil = ""
        self._all: Sequence[Block] = ()
        self._sides: dict[int, tuple[Sequence[Block], list[tuple[Block, _Look]]]] = {}
        self._folder = art.folder
        self._size, self._cloth = QRectF(), QColor()
        self._floor = QGraphicsPixmapItem()
        self._floor.setZValue(_FLOOR)
        self._floor.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._floor.hide()
        scene.addItem(self._floor)

    @property
    def all(self) -> Sequence[Block]:
        """What the board is put together of; nothing where it is a picture."""
        return self._all

    @property
    def faded(self) -> frozenset[str]:
        """The keys of the blocks that one sees through."""
        return self._faded & self._items.keys()

    def build(self, blocks: Sequence[Block], size: QRectF, cloth: QColor, resolution: Resolution | None = None) -> None:
        """Put the board together of blocks, on cloth of a colour; those that stay as they are are left alone.

        Args:
            blocks: the same object each time for one side of a board.
            size: of the board, in scene units.
            cloth: what is seen around them.
            resolution: another size for which everything is drawn from now on, if it is another one.

        Raises:
            MissingPiece: a block's picture is not there.
        """
        self._all, self._size, self._cloth = blocks, size, cloth
        another = resolution is not None and resolution != self._resolution
        self._resolution = resolution or self._resolution
        wanted = self._side(blocks)
        if wanted is not self._wanted:
            self._wanted = wanted
            self._have_items([block.key for block, _ in wanted])
        for block, pixmap, place in self._drawn_side():
            item, before = self._items[block.key]
            if another or block is not before:
                self._show(item, block, pixmap, place)
        self._lay_floor()
        self.fade(self._faded)

    def _have_items(self, keys: Sequence[str]) -> None:
        """Have an item for each of these blocks, in their order, and for no others."""
        gone = self._items.keys() - set(keys)
        self._faint -= gone
        for key in gone:
            self._scene.removeItem(self._items.pop(key)[0])
        for key in keys:
            if key not in self._items:
                self._items[key] = BlockItem(), None
                self._scene.addItem(self._items[key][0])

    def _show(self, item: BlockItem, block: Block, pixmap: QPixmap, place: QPointF) -> None:
        assert self._resolution is not None
        self._items[block.key] = item, block
        item.show_block(pixmap, self._resolution.scale, place)
        item.stand(block.over, faint=block.key in self._faint)

    def _drawn_side(self) -> list[tuple[Block, QPixmap, QPointF]]:
        """Return the blocks that may hide something, with their pictures and where those lie; none without a size.

        They are kept for each side of a board as it was drawn last: who turns it round and round sees them again.
        """
        if self._resolution is None or not self._all:
            return []
        drawn_as = self._resolution, self._veil, self._art.folder
        known = self._drawn.get(id(self._all))
        if known is None or known[0] != drawn_as:
            side = [
                (block, self._picture(block, look), QPointF(block.x + look.whole.x(), block.y + look.whole.y()))
                for block, look in self._side(self._all)
            ]
            known = self._drawn[id(self._all)] = drawn_as, side
        return known[1]

    def _picture(self, block: Block, look: _Look) -> QPixmap:
        """Return the picture of a block; those that look alike share one."""
        art, resolution, veil = self._art, self._resolution, self._veil
        assert resolution is not None
        key = ("block", look.number, resolution.scale, resolution.ratio, veil)
        return art.composed(key, lambda: _drawn(block.layers, look, art, resolution, veil))

    def _side(self, blocks: Sequence[Block]) -> list[tuple[Block, _Look]]:
        """Return the blocks that may hide something, and how each looks; worked out once for each side of a board."""
        if self._folder != self._art.folder:
            # Other pictures may have other proportions.
            self._folder = self._art.folder
            self._looks.clear()
            self._sides.clear()
            self._drawn.clear()
        if id(blocks) not in self._sides:
            for name in {layer.art for block in blocks for layer in block.layers}:
                self._art.check(name)
            # With the blocks themselves, so that no others come to have the same number.
            self._sides[id(blocks)] = blocks, [(block, self._look(block)) for block in blocks if not block.floor]
        return self._sides[id(blocks)][1]

    def _look(self, block: Block) -> _Look:
        if block.layers not in self._looks:
            boxes = tuple(_box(layer, self._art) for layer in block.layers)
            whole = QRectF(boxes[0])
            for box in boxes[1:]:
                whole = whole.united(box)
            self._looks[block.layers] = _Look(len(self._looks), boxes, whole)
        return self._looks[block.layers]

    def _lay_floor(self) -> None:
        """Show the picture of all that hides nothing."""
        self._floor.setVisible(bool(self._all))
        if self._resolution is None or not self._all:
            return
        key = ("floor", id(self._all), self._resolution, self._veil, self._cloth.rgba())
        self._floor.setPixmap(self._art.composed(key, self._painted_floor))
        self._floor.setScale(1 / self._resolution.scale)
        self._floor.setPos(self._size.topLeft())

    def _painted_floor(self) -> QPixmap:
        assert self._resolution is not None
        scale, ratio = self._resolution.scale, self._resolution.ratio
        size = self._size.size() * scale
        image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self._cloth)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for block in sorted((block for block in self._all if block.floor), key=lambda block: block.over):
            for layer in block.layers:
                picture = self._art.pixmap(layer.art, layer.width * scale, ratio)
                corner = QPointF(block.x + layer.x, block.y + layer.y) - self._size.topLeft()
                box = QRectF(corner * scale, _box(layer, self._art).size() * scale)
                painter.drawPixmap(box, picture, QRectF(picture.rect()))
        if self._veil:
            painter.fillRect(QRectF(QPointF(), size), QColor(self._veil))
        painter.end()
        return QPixmap.fromImage(image)

    def fade(self, keys: Iterable[str]) -> None:
        """Have one see through some blocks, by their keys, and through no others."""
        self._faded = frozenset(keys)
        before, self._faint = self._faint, self.faded
        for key in before ^ self._faint:
            item, block = self._items[key]
            if block is not None:
                item.stand(block.over, faint=key in self._faint)

    def hide(self, point: QPointF, over: float) -> bool:
        """Tell whether a block that is not seen through lies at a point before what lies so far in front."""
        return any(
            item.zValue() > over and key not in self._faded and _covers(item, point)
            for key, (item, *_) in self._items.items()
        )

    def draw(self, resolution: Resolution | None, veil: str | None = None) -> None:
        """Draw all again, for a size and with a veil over them (``#aarrggbb``; ``None``: as before)."""
        self._resolution = resolution
        self._veil = self._veil if veil is None else veil
        self._lay_floor()
        for block, pixmap, place in self._drawn_side():
            self._show(self._items[block.key][0], block, pixmap, place)


def _covers(item: BlockItem, point: QPointF) -> bool:
    """Tell whether something is painted at a point of the scene."""
    here, picture = item.mapFromScene(point), item.pixmap()
    if not item.boundingRect().contains(here):
        return False
    pixel = ((here - item.offset()) * picture.devicePixelRatio()).toPoint()
    return picture.rect().contains(pixel) and picture.toImage().pixelColor(pixel).alpha() > _SEEN_THROUGH


def _box(layer: Layer, art: PieceArt) -> QRectF:
    """Return where a picture lies, from the block's place."""
    return QRectF(layer.x, layer.y, layer.width, layer.width * art.tall(layer.art))


def _drawn(layers: tuple[Layer, ...], look: _Look, art: PieceArt, resolution: Resolution, veil: str) -> QPixmap:
    scale, whole = resolution.scale, look.whole
    pixmap = brush.blank((whole.size() * scale), resolution.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for layer, box in zip(layers, look.boxes, strict=True):
        picture = art.pixmap(layer.art, box.width() * scale, resolution.ratio)
        target = QRectF((box.topLeft() - whole.topLeft()) * scale, box.size() * scale)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
    if veil:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(QRectF(QPointF(), whole.size() * scale), QColor(veil))
    painter.end()
    return pixmap
