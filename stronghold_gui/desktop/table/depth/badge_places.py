"""Sizes and places of the badges of upright pieces: beside the body, or free of the pieces in front.

In a crowd the figures in front hide the others, yet the number of each must stay visible. So a badge goes to the first
free one of four places, beside the body or the head; if none is free, it is drawn over the pieces in front.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.layout import Spot

SMALLEST_BADGE: Final = 9.5
"""Smallest font size of a badge in widget pixels that can still be read."""
SMALL: Final = 0.62
"""Size of a badge on a part of a piece, relative to one on a whole piece."""
_LARGEST, _LARGEST_LONG = 0.52, 0.36
"""Largest font size of a badge of up to two letters, and of a longer one, relative to the width of its piece."""
_FEET: Final = 0.72 * SMALL
"""Height of a badge over the lower edge of an upright piece, in parts of its width."""


class BadgePlace(NamedTuple):
    """The place of a badge.

    Attributes:
        left: whether it is at the left side of its piece.
        high: whether it is beside the head instead of the body.
        over: whether it covers pieces in front.
    """

    left: bool = False
    high: bool = False
    over: bool = False


USUAL: Final = BadgePlace()


def pixels_of(text: str, side: float, letters: float = 1.0) -> float:
    """Return the font size of a badge on a piece of this width; a longer text is smaller, to hide less.

    Args:
        text: the text of the badge.
        side: the width of the piece in widget pixels.
        letters: the size of the window's texts; the badge grows with it as far as the piece stays recognisable.
    """
    usual = max(SMALLEST_BADGE, side * (0.36 if len(text) <= 2 else 0.29))
    return brush.grown(usual, letters, side * (_LARGEST if len(text) <= 2 else _LARGEST_LONG))


def box_of(text: str, cell: QRectF, place: BadgePlace, letters: float = 1.0) -> QRectF:
    """Return the box of a badge on an upright piece in a cell, both in widget pixels."""
    width = min(cell.width(), cell.height())
    box = QRectF(QPointF(), brush.badge_size(text, pixels_of(text, width * SMALL, letters)))
    # A badge at the feet could be hidden by a breastwork or by pieces in front.
    box.moveBottom(cell.top() + box.height() if place.high else cell.bottom() - width * _FEET)
    if place.left:
        box.moveLeft(cell.left())
    else:
        box.moveRight(cell.right())
    return box


_LOOKED_AT: Final = tuple(
    [(across, 0.5) for across in (0.06, 0.3, 0.5, 0.7, 0.94)]
    + [(across, down) for across in (0.2, 0.5, 0.8) for down in (0.12, 0.88)]
)
"""Points of a round badge, in parts of its sides, that are tested for cover."""

Box = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a rectangle."""
Stander = tuple[str, Spot, float]
"""An area, the upright piece in it, and its depth."""


_PLACES: Final = tuple(BadgePlace(left, high) for high in (False, True) for left in (False, True))


class Badge(NamedTuple):
    """A badge that is not at its usual place.

    Attributes:
        place: where it is.
        text: its text.
        pixels: its font size.
        box: its box, in scene units.
    """

    place: BadgePlace
    text: str
    pixels: float
    box: QRectF


Badges = dict[tuple[str, str], Badge]
"""The badges away from their usual place, by area and key of their piles."""


class _Body(NamedTuple):
    """A piece in front: the picture, and its box (left, top, right, lower edge) in scene units."""

    art: str
    box: Box


class BadgePlaces:
    """Finds the places of badges. It uses numbers instead of QRectF, since every move checks all pieces."""

    def __init__(self, art: PieceArt) -> None:
        self._art = art

    def of(self, standers: Iterable[Stander], scale: float, letters: float = 1.0) -> Badges:
        """Return the badges away from their usual place.

        Args:
            standers: all upright pieces on the board.
            scale: widget pixels per scene unit; badges stay readable at any size of the board.
            letters: the size of the window's texts.
        """
        found: Badges = {}
        bodies: list[_Body] = []
        badges: list[Box] = []
        # From the nearest to the farthest: badges in front hide something, too.
        for area, spot, _ in sorted(standers, key=lambda one: -one[2]):
            cell, text = spot.cells[0], spot.pile.badge
            left, top, width, tall = cell.x(), cell.y(), cell.width(), cell.height()
            if text:
                boxes = _places_on(text, width, tall, scale, letters)
                place, x, y, right, low = self._best(boxes, left, top, bodies, badges)
                badges.append((x, y, right, low))
                if place != USUAL:
                    pixels = pixels_of(text, width * SMALL * scale, letters)
                    box = QRectF(x, y, right - x, low - y)
                    found[area, spot.pile.key] = Badge(place, text, pixels, box)
            bodies.append(_Body(spot.pile.art, (left, top, left + width, top + tall)))
        return found

    def _best(
        self, boxes: Sequence[Box], left: float, top: float, bodies: Sequence[_Body], badges: Sequence[Box]
    ) -> tuple[BadgePlace, float, float, float, float]:
        """Return the first free place with its box; else the least covered place, drawn above what covers it."""
        best = (len(_LOOKED_AT) + 1, USUAL, 0.0, 0.0, 0.0, 0.0)
        for place, (x, y, right, low) in zip(_PLACES, boxes, strict=True):
            box = x + left, y + top, right + left, low + top
            hidden = self._hidden(box, bodies, badges)
            if not hidden:
                return place, *box
            if hidden < best[0]:
                best = hidden, place._replace(over=True), *box
        return best[1:]

    def _hidden(self, box: Box, bodies: Sequence[_Body], badges: Sequence[Box]) -> int:
        """Return the number of a badge's test points covered by another badge or by a piece in front."""
        near = [one for one in bodies if _intersect(one.box, box)]
        written = [one for one in badges if _intersect(one, box)]
        if not near and not written:
            return 0
        left, top, right, low = box
        points = [(left + across * (right - left), top + down * (low - top)) for across, down in _LOOKED_AT]
        return sum(
            any(one[0] < x < one[2] and one[1] < y < one[3] for one in written)
            or any(self._is_solid(one, x, y) for one in near)
            for x, y in points
        )

    def _is_solid(self, body: _Body, x: float, y: float) -> bool:
        """Return whether the picture of a piece is opaque at a point."""
        left, top, right, low = body.box
        across, down = (x - left) / (right - left), (y - top) / (low - top)
        return 0 <= across < 1 and 0 <= down < 1 and self._art.solid(body.art, across, down)


@lru_cache(maxsize=500)
def _places_on(text: str, width: float, tall: float, scale: float, letters: float) -> Sequence[Box]:
    """Return the boxes of a badge at each place on a piece, from its upper left corner, in scene units.

    All badges are placed again at every move, and few change their size: the cache saves 6 % of a move's time.
    """
    cell = QRectF(0, 0, width * scale, tall * scale)
    boxes = (box_of(text, cell, place, letters) for place in _PLACES)
    return [(box.left() / scale, box.top() / scale, box.right() / scale, box.bottom() / scale) for box in boxes]


def _intersect(one: Box, other: Box) -> bool:
    """Return whether two boxes intersect."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
