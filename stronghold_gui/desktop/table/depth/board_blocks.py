"""Shows a board in depth: its floor, and its blocks in front of and behind the pieces that stand among them.

All blocks are one picture, below all upright pieces. The picture of a piece includes the blocks in front of it
(`walls.py`). Both are cached for each side of the board. A faded block is drawn faintly and behind all pieces: several
faint blocks in front of a piece would still hide most of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.blocks import Block, BlockArt, DrawnAs, DrawnBlock
from stronghold_gui.desktop.table.depth.ground import Ground
from stronghold_gui.desktop.table.depth.walls import Cover, Walls, cover, walls
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.pieces import MARGIN

_WALLS: Final = -4.0
"""Z value of the picture of all blocks: above the floor, below all upright pieces."""
_KEPT: Final = 6_000_000
"""Pixels of cached wall pictures of other sides; at 1920 by 1080, six sides take a third of that."""
_SEEN_THROUGH: Final = 127
"""Largest alpha value (of 255) at which a pixel of a block hides nothing."""


@dataclass(slots=True)
class _Side:
    """Cache of one side of a board as it was drawn last, for users who turn the board repeatedly.

    Attributes:
        blocks: the blocks; the reference ensures that no other object gets the same id.
        keys: the keys of the blocks that may hide something.
        drawn_as, drawn: the drawing parameters, and the drawn blocks.
        around: the box around all blocks, in scene units.
        faint: the keys of the faded blocks.
        walls: the picture of all blocks.
    """

    blocks: Sequence[Block]
    keys: frozenset[str]
    drawn_as: DrawnAs | None = None
    drawn: Sequence[DrawnBlock] = ()
    around: QRectF = field(default_factory=QRectF)
    faint: frozenset[str] = frozenset()
    walls: Walls | None = None


class Blocks:
    """The blocks of one scene."""

    def __init__(self, scene: QGraphicsScene, art: PieceArt) -> None:
        self._art = BlockArt(art)
        self._ground = Ground(scene, self._art)
        self._sides: dict[int, _Side] = {}
        self._seen: _Side | None = None
        self._faded: frozenset[str] = frozenset()
        self._resolution: Resolution | None = None
        self._veil = ""
        self._all: Sequence[Block] = ()
        self._size, self._cloth = QRectF(), QColor()
        self._walls = QGraphicsPixmapItem()
        self._walls.setZValue(_WALLS)
        self._walls.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._walls)

    @property
    def all(self) -> Sequence[Block]:
        """The blocks of the board; empty if the board is a picture."""
        return self._all

    @property
    def faded(self) -> frozenset[str]:
        """The keys of the faded blocks."""
        return self._faded & self._side().keys

    def build(
        self,
        blocks: Sequence[Block],
        size: QRectF,
        cloth: QColor,
        resolution: Resolution | None = None,
        faded: Iterable[str] | None = None,
    ) -> None:
        """Build the board from blocks, on cloth of a colour.

        Args:
            blocks: the blocks; always the same object for one side of a board.
            size: size of the board, in scene units.
            cloth: the colour around them.
            resolution: the new size for drawing, if it has changed.
            faded: the keys of the faded blocks, if they have changed.

        Raises:
            MissingPiece: a block's picture is missing.
        """
        self._all, self._size, self._cloth = blocks, size, cloth
        self._resolution = resolution or self._resolution
        self._faded = self._faded if faded is None else frozenset(faded)
        self._seen = self._drawn_side()
        self._show_ground()
        self._show_walls()

    def fade(self, keys: Iterable[str]) -> bool:
        """Fade exactly these blocks, by their keys; return whether that is a change."""
        before, self._faded = self.faded, frozenset(keys)
        if self.faded == before:
            return False
        self._seen = self._drawn_side()
        self._show_walls()
        return True

    def draw(self, resolution: Resolution | None, veil: str | None = None) -> None:
        """Draw everything again, for a size and with a veil (``#aarrggbb``; ``None``: as before)."""
        self._resolution = resolution
        self._veil = self._veil if veil is None else veil
        # The other sides are drawn when they are seen: until then, pictures of another size need not be kept.
        for side in self._sides.values():
            side.drawn_as, side.drawn, side.walls = None, (), None
        self._seen = self._drawn_side()
        self._show_ground()
        self._show_walls()

    def cover(self, spot: Spot, over: float) -> Cover | None:
        """Return the blocks that cover a piece of the depth `over`, or None."""
        side = self._seen
        if side is None:
            return None
        assert self._resolution is not None
        margin = MARGIN / self._resolution.scale
        box = spot.drawn.adjusted(-margin, -margin, margin, margin)
        return cover(side.drawn, side.faint, box, over, self._resolution) if box.intersects(side.around) else None

    def hides(self, point: QPointF, over: float) -> bool:
        """Return whether an opaque block covers a point in front of the depth `over`."""
        side = self._seen
        return side is not None and any(
            one.block.over > over and one.block.key not in side.faint and _covers(one, point) for one in side.drawn
        )

    # -- inside ------------------------------------------------------------------------------------------------------

    def _side(self) -> _Side:
        """Return the cache of the shown side."""
        number = id(self._all)
        if number not in self._sides:
            self._art.check(self._all)
            keys = frozenset(block.key for block in self._all if not block.floor)
            self._sides[number] = _Side(self._all, keys)
        return self._sides[number]

    def _drawn_side(self) -> _Side | None:
        """Return the visible side with its blocks drawn for the current size; ``None`` without a size or blocks."""
        if self._resolution is None or not self._all:
            return None
        side, drawn_as = self._side(), DrawnAs(self._resolution, self._veil, self._art.pieces.folder)
        if side.drawn_as != drawn_as:
            side.drawn_as, side.drawn, side.walls = drawn_as, self._art.drawn(side.blocks, drawn_as), None
            side.around = QRectF()
            for one in side.drawn:
                side.around = side.around.united(one.box)
        side.faint = self._faded & side.keys
        return side

    def _show_ground(self) -> None:
        side = self._seen
        if side is None or side.drawn_as is None:
            self._ground.hide()
        else:
            self._ground.lay(self._all, self._size, self._cloth, side.drawn_as)

    def _show_walls(self) -> None:
        """Show the picture of all blocks; repaint it only if it has changed since the side was last shown."""
        side = self._seen
        self._walls.setVisible(side is not None and bool(side.drawn))
        if side is None or not side.drawn:
            return
        if side.walls is None or side.walls.faint != side.faint:
            assert self._resolution is not None
            side.walls = walls(side.drawn, side.around, side.faint, self._resolution)
            self._forget_others(side)
        self._walls.setPixmap(side.walls.picture)
        self._walls.setScale(1 / side.walls.scale)
        self._walls.setPos(side.walls.corner)

    def _forget_others(self, seen: _Side) -> None:
        """Drop pictures of other sides until the rest is small enough."""
        pictures = [side.walls.picture for side in self._sides.values() if side.walls is not None]
        if sum(picture.width() * picture.height() for picture in pictures) > _KEPT:
            for side in self._sides.values():
                side.walls = side.walls if side is seen else None


def _covers(one: DrawnBlock, point: QPointF) -> bool:
    """Return whether a block's picture is opaque at a point of the scene."""
    if not one.box.contains(point):
        return False
    picture = one.pixmap
    across, down = (point.x() - one.box.x()) / one.box.width(), (point.y() - one.box.y()) / one.box.height()
    pixel = QPoint(int(across * picture.width()), int(down * picture.height()))
    return picture.rect().contains(pixel) and picture.toImage().pixelColor(pixel).alpha() > _SEEN_THROUGH
