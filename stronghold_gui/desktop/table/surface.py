"""What pieces lie on: a picture with named areas, and the pictures of the pieces."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.value import value
from stronghold_gui.desktop.broken import drawing
from stronghold_gui.files import reading_resource


@value
class Surface:
    """A surface to play on. A board is drawn once and read from its file; a card table may be written as it is needed.

    Attributes:
        svg: the text of an SVG with a view box; its ``picture`` is seen, its ``areas`` are where things lie
            (``geometry.py``).
        pieces: the folder of the pieces' SVG.
    """

    svg: str
    pieces: Path

    @classmethod
    def load(cls, picture: Path, pieces: Path) -> Surface:
        """Return the surface of an SVG file; raises ``BadResource`` where it cannot be read."""
        svg = drawing(picture)
        with reading_resource(picture):
            return cls(svg.decode(), pieces)
