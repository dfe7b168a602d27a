"""The drawn blocks of a board in depth: one picture has them all; that of a piece also has the blocks in front of it.

Blocks are painted only over a piece's own pixels. The result equals painting blocks and pieces in order, even at
edges, but no repaint draws the blocks one by one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import floor, sqrt
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import FADED, Resolution
from stronghold_gui.desktop.table.depth.blocks import DrawnBlock

_LARGEST: Final = 4_000_000
"""Largest number of device pixels in the picture of all blocks; at higher zoom it is scaled up."""


class Walls(NamedTuple):
    """All blocks of one side of a board as one picture.

    Attributes:
        faint: the keys of the faded blocks.
        picture: the picture of all blocks.
        corner: its upper left corner, in scene units.
        scale: widget pixels per scene unit for which it was drawn.
    """

    faint: frozenset[str]
    picture: QPixmap
    corner: QPointF
    scale: float


class Cover(NamedTuple):
    """The blocks in front of a piece.

    Attributes:
        blocks: the blocks, the farthest first.
        resolution: the size for which they were drawn.
    """

    blocks: tuple[DrawnBlock, ...]
    resolution: Resolution

    def paint(self, painter: QPainter, corner: QPointF, *, signs: bool = False) -> None:
        """Paint the blocks over a piece or its signs; ``corner``: its picture's upper left corner in the scene."""
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        for one in self.blocks:
            if signs and one.block.low:
                continue
            place = _snapped(one.box.topLeft(), self.resolution) - _snapped(corner, self.resolution)
            painter.drawPixmap(place, one.pixmap)
        painter.restore()


def cover(
    drawn: Sequence[DrawnBlock], faint: Collection[str], box: QRectF, over: float, resolution: Resolution
) -> Cover | None:
    """Return the cover of a piece, or None if no block is in front of it.

    Args:
        drawn: all blocks, the farthest first.
        faint: the keys of faded blocks, which hide nothing.
        box: the box of the piece's picture.
        over: the depth of the piece.
        resolution: the size for which the blocks were drawn.
    """
    found = (one for one in drawn if one.block.over > over and one.box.intersects(box) and one.block.key not in faint)
    blocks = tuple(found)
    return Cover(blocks, resolution) if blocks else None


def walls(drawn: Sequence[DrawnBlock], around: QRectF, faint: frozenset[str], resolution: Resolution) -> Walls:
    """Return all blocks as one picture.

    Args:
        drawn: the blocks, the farthest first.
        around: the box of them all.
        faint: the keys of faded blocks, which are behind all others.
        resolution: the size for which they were drawn.
    """
    less = min(1.0, sqrt(_LARGEST / (around.width() * around.height())) / resolution.device)
    # Use whole pixels, so that each block is at the place where it would be if drawn alone.
    device = resolution.device * less
    corner = QPointF(floor(around.left() * device), floor(around.top() * device)) / resolution.ratio
    scale = resolution.scale * less
    pixmap = brush.blank(QRectF(corner, around.bottomRight() * scale + QPointF(1, 1)).size(), resolution.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-corner)
    painter.scale(less, less)
    for one in sorted(drawn, key=lambda one: one.block.key not in faint):
        painter.setOpacity(FADED if one.block.key in faint else 1.0)
        painter.drawPixmap(one.box.topLeft() * resolution.scale, one.pixmap)
    painter.end()
    return Walls(faint, brush.kept(pixmap), corner / scale, scale)


def _snapped(point: QPointF, resolution: Resolution) -> QPointF:
    """Return a point of the scene in widget pixels, rounded to whole device pixels."""
    device = resolution.device
    return QPointF(round(point.x() * device), round(point.y() * device)) / resolution.ratio
