"""What a scene keeps of a board in depth beside its blocks. A board that is a picture needs, and loads, none of it."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.badges import StandingBadges
from stronghold_gui.desktop.table.laid_sides import LaidSides


class InDepth:
    """Kept of one board in depth.

    Attributes:
        badges: those of what stands upright.
        sides: how pieces lay on each side from which the board was seen.
    """

    def __init__(self, scene: QGraphicsScene, art: PieceArt) -> None:
        """Begin with nothing.

        Args:
            scene: the board's.
            art: the pictures of the pieces.
        """
        self.badges = StandingBadges(scene, art)
        self.sides = LaidSides()
