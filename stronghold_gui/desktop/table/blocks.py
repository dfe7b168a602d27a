"""What a board in depth is put together of: blocks, each a picture that hides what lies behind it.

A block is made of pictures of the folder of pieces, laid one over the other. `board_blocks.py` shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QColor

    from stronghold_gui.desktop.table.brush import Resolution
    from stronghold_gui.desktop.table.layout import Spot


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a board in depth.

    Attributes:
        key: names it on its board.
        x, y: its place, in scene units.
        over: how far in front it lies, as `geometry.Area.over` says it.
        layers: its pictures, the lowest first; at least one.
        floor: whether it hides nothing: then it is painted with others of the kind into one picture below everything.
        low: whether one looks over it: what must be read of who stands behind stands above it.
    """

    key: str
    x: float
    y: float
    over: float
    layers: tuple[Layer, ...]
    floor: bool = False
    low: bool = False


class NoBlocks:
    """What a board that is a picture has in the place of blocks; it takes part in everything they do.

    Attributes:
        all, faded: as those of `board_blocks.Blocks`: there are none.
        veil, through: how blocks would be drawn, and through which one would see, if there were some.
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
        """Take note of what is seen through."""
        self.through = self.through if faded is None else frozenset(faded)

    def fade(self, keys: Iterable[str]) -> bool:
        """Take note of it; nothing is drawn otherwise."""
        self.through = frozenset(keys)
        return False

    def draw(self, _resolution: Resolution | None, veil: str | None = None) -> None:
        """Take note of the veil."""
        self.veil = self.veil if veil is None else veil

    def cover(self, _spot: Spot, _over: float) -> None:
        """Nothing stands before anything."""

    def hide(self, _point: QPointF, _over: float) -> bool:
        """Nothing is hidden."""
        return False
