"""What pieces lie on: a picture with named areas, and the pictures of the pieces."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.value import value


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
        """Return the surface of an SVG file; raises ``OSError`` where it cannot be read."""
        return cls(picture.read_text(encoding="utf-8"), pieces)
