"""How large the badge of a piece is, and at which place on what stands upright it is."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table import brush

SMALLEST_BADGE: Final = 9.5
"""Widget pixels of a badge's letters: below that nobody reads them."""
SMALL: Final = 0.62
"""How large a badge is that has a part of a piece alone, beside one that has a whole piece."""
_FEET: Final = 0.72 * SMALL
"""How high over the lower edge of what stands upright its badge is, in parts of its width."""


class BadgePlace(NamedTuple):
    """Where a badge is read.

    Attributes:
        left: whether it is at the left side of its piece.
        high: whether it is beside the head instead of the body.
        over: whether it has to lie over those in front.
    """

    left: bool = False
    high: bool = False
    over: bool = False


USUAL: Final = BadgePlace()


def pixels_of(text: str, side: float) -> float:
    """Return how large the letters of a badge are on a piece so wide; a longer text is smaller, or it would hide it."""
    return max(SMALLEST_BADGE, side * (0.36 if len(text) <= 2 else 0.29))


def box_of(text: str, cell: QRectF, place: BadgePlace) -> QRectF:
    """Return the box of a badge on what stands upright in a cell, both in widget pixels."""
    width = min(cell.width(), cell.height())
    box = QRectF(QPointF(), brush.badge_size(text, pixels_of(text, width * SMALL)))
    # Beside the body: before the feet there may be a breastwork, and below them lies what is in front.
    box.moveBottom(cell.top() + box.height() if place.high else cell.bottom() - width * _FEET)
    if place.left:
        box.moveLeft(cell.left())
    else:
        box.moveRight(cell.right())
    return box
