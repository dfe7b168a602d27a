"""Where pieces stand that stand upright, on the lower edge of their area; and what lies over what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.table.pieces import Z_PIECES

_ABOVE: Final = 0.01
"""How much higher or lower each pile of an area lies than the one before."""
_BESIDE: Final = 0.0001
"""The same of those that stand upright, which is less than a row of a board in depth."""
_BELOW: Final = 12.0
"""How much lower what only shows a state of its area lies than the pieces of all areas: below what is written, too."""
_STEP: Final = 0.3
"""How far pieces of one area stand from each other, in parts of their width."""
_LARGER: Final = 1.42
"""How much larger a piece is that stands in two areas."""


def standing(geometry: BoardGeometry, area: str, piles: Sequence[Pile], art: PieceArt) -> list[Spot]:
    """Return where the piles of an area stand, each as one piece; what is fixed does not push others aside."""
    here = geometry.areas[area]
    loose = [pile for pile in piles if not pile.fixed]
    spots = []
    for pile in piles:
        shift = (loose.index(pile) - (len(loose) - 1) / 2) * _STEP * here.stand if pile in loose else 0.0
        feet, width = here.rect.center() + QPointF(shift, 0), here.stand
        if pile.across in geometry:
            feet = (feet + geometry.areas[pile.across].rect.center()) / 2
            width *= _LARGER
        tall = width * art.tall(pile.art)
        cell = QRectF(feet.x() - width / 2, feet.y() + here.rect.height() / 2 - tall, width, tall)
        spots.append(Spot(pile, (cell,), upright=True))
    return spots


def height(geometry: BoardGeometry, area: str, spot: Spot, number: int) -> float:
    """Return how high over the board a pile lies that has a number in its area.

    Among blocks it lies as far in front as its area does. In a fan each lies over the one before, which leaves to be
    seen what must be read of that; side by side each lies over the one behind, on whose edge its number stands.
    """
    fixed = spot.pile.fixed
    if not spot.upright:
        lift = number * _ABOVE if spot.fan else -number * _ABOVE
        return Z_PIECES + lift - (_BELOW if fixed else 0.0)
    beyond = geometry.areas[spot.pile.across].over if spot.pile.across in geometry else 0.0
    return max(geometry.areas[area].over, beyond) + (number - fixed) * _BESIDE
