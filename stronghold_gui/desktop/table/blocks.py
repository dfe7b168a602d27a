"""What a board in depth is put together of: blocks, each a picture that hides what lies behind it.

A block is made of pictures of the folder of pieces, laid one over the other. `board_blocks.py` shows them.
"""

from __future__ import annotations

from stronghold_gui.core.value import value


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
        low: whether one looks over it: what must be read of who stands behind stands above it.
    """

    key: str
    x: float
    y: float
    over: float
    layers: tuple[Layer, ...]
    floor: bool = False
    low: bool = False
