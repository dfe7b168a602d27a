"""The surface below the pieces: a picture with named areas, and the pictures of the pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from stronghold_gui.desktop.missing_pictures import check_drawing
from stronghold_gui.desktop.table.depth.blocks import Block
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.svg import Svg


@dataclass(frozen=True)
class Surface:
    """A surface to play on. A board is read from its file; a card table may be generated.

    Attributes:
        svg: an SVG with a view box, or its file. Its group ``picture`` is shown, its group ``areas`` has the places of
            pieces (``geometry.py``).
        pieces: the folder of the pieces' SVG files.
        blocks: the blocks of a board in depth, which hide things behind them; their pictures are in `pieces`, too.
        cloth: the colour around the blocks and around the whole surface; ``""`` for the colour of the window.
    """

    svg: Svg
    pieces: Path
    blocks: tuple[Block, ...] = ()
    cloth: str = ""

    @cached_property
    def geometry(self) -> BoardGeometry:
        """The geometry of its areas; cached, which makes turning a board in depth ten times as fast."""
        return BoardGeometry(self.svg)

    @classmethod
    def load(cls, picture: Path, pieces: Path) -> Surface:
        """Return the surface of an SVG file; raises ``BadResource`` if the file is not suitable."""
        check_drawing(picture)
        return cls(picture, pieces)
