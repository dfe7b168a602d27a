"""The items of piles in the scene. Each picture is composed once for a size, so that Qt repaints it without Python."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import FADED, Resolution
from stronghold_gui.desktop.table.depth.badge_places import SMALL, USUAL, BadgePlace, box_of, pixels_of
from stronghold_gui.desktop.table.layout import Spot

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.depth.walls import Cover

Z_PIECES: Final = 30.0
MARGIN: Final = 4.0
"""Widget pixels around the pieces, for the glow of piles that can be taken."""
_BESIDE_HEAD: Final = 0.14
"""Distance of an upright piece's marks from its left edge, in parts of its width."""
SHADOW_FALL: Final = 0.05
"""Offset of a piece's shadow to the right, in parts of its side: the light comes from the upper left."""


class Shown(NamedTuple):
    """The picture of a pile as last shown, with its scale and corner, and all that it depends on."""

    spot: Spot
    lit: bool
    resolution: Resolution
    cover: Cover | None
    place: BadgePlace
    pixmap: QPixmap
    scale: float
    corner: QPointF


def _ends(spot: Spot) -> tuple[float, float]:
    """Return the left and right end of a pile's squares."""
    return min(cell.left() for cell in spot.cells), max(cell.right() for cell in spot.cells)


class PileItem(QGraphicsPixmapItem):
    """A pile on the board.

    Attributes:
        area: its area.
        spot: the pile and its squares, in scene units.
        lit: whether it is highlighted as a pile that can be taken.
        cover: the blocks in front of it, on a board in depth.
        place: the place of its badge, if it stands upright.
        left, right: its ends, in scene units.
        shown: its drawn picture; none before the first drawing.
    """

    def __init__(self, area: str, art: PieceArt) -> None:
        super().__init__()
        self.area = area
        self.spot: Spot | None = None
        self.lit = False
        self.cover: Cover | None = None
        self.place = USUAL
        self.left = self.right = 0.0
        self.shown: Shown | None = None
        self._art = art
        self._resolution: Resolution | None = None
        self._drawn_for = 1.0
        self.setZValue(Z_PIECES)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_spot(
        self,
        spot: Spot,
        *,
        lit: bool,
        resolution: Resolution | None,
        cover: Cover | None = None,
        place: BadgePlace = USUAL,
    ) -> None:
        """Set a new state and redraw only what differs. Without a resolution nothing is drawn yet."""
        as_before = lit is self.lit and cover is self.cover and place == self.place
        if as_before and spot == self.spot and resolution == self._resolution:
            return
        self.spot, self.lit, self._resolution, self.cover, self.place = spot, lit, resolution, cover, place
        self.left, self.right = _ends(spot)
        if resolution is not None:
            self._put(self._composed(spot, resolution))

    def show_again(self, shown: Shown) -> None:
        """Show a picture that was drawn earlier for this side of the board."""
        self.spot, self.lit, self._resolution = shown.spot, shown.lit, shown.resolution
        self.cover, self.place = shown.cover, shown.place
        self.left, self.right = _ends(shown.spot)
        self._put(shown)

    def redraw(self, cover: Cover | None = None) -> None:
        """Redraw the pile with new pictures."""
        self.cover = cover
        if self.spot is not None and self._resolution is not None:
            self._put(self._composed(self.spot, self._resolution))

    def contains_point(self, point: QPointF) -> bool:
        if self.spot is not None and self.spot.upright:
            return self._is_drawn_at(point, self.spot.cells[0])
        return self.spot is not None and any(cell.adjusted(-2, -2, 2, 2).contains(point) for cell in self.spot.cells)

    def _is_drawn_at(self, point: QPointF, cell: QRectF) -> bool:
        """Return whether the picture of an upright piece is opaque at a point."""
        assert self.spot is not None
        return cell.contains(point) and self._art.solid(
            self.spot.pile.art,
            (point.x() - cell.x()) / cell.width(),
            (point.y() - cell.y()) / cell.height(),
        )

    def is_at(self, point: QPointF) -> bool:
        """Return whether a point is on one of the pieces; False for a fixed pile."""
        return self.spot is not None and not self.spot.pile.fixed and self.contains_point(point)

    def one(self) -> QPixmap:
        """Return the picture of a single piece at the size shown on the board; for the ghost of a drag."""
        if self.spot is None or self._resolution is None:
            return QPixmap()
        return self._art.pixmap(
            self.spot.pile.art, self.spot.cells[0].width() * self._resolution.scale, self._resolution.ratio
        )

    def _put(self, shown: Shown) -> None:
        self.shown = shown
        self.setPixmap(shown.pixmap)
        if shown.scale != self._drawn_for:
            self._drawn_for = shown.scale
            self.setScale(shown.scale)
        self.setPos(shown.corner)

    def _composed(self, spot: Spot, resolution: Resolution) -> Shown:
        """Return the picture of a pile; equal piles share it, and both lit and unlit versions are cached."""
        look = (*self._looks_like(spot), self.lit, self.place, resolution)
        corner = spot.drawn.topLeft() - QPointF(MARGIN, MARGIN) / resolution.scale
        if self.cover is None:
            pixmap = self._art.composed(look, lambda: self._draw(spot, resolution))
        else:
            # No other pile is behind the same blocks at the same place, so a cache is useless.
            pixmap = brush.kept(self._draw(spot, resolution))
        return Shown(spot, self.lit, resolution, self.cover, self.place, pixmap, 1 / resolution.scale, corner)

    @staticmethod
    def _looks_like(spot: Spot) -> tuple[Hashable, ...]:
        """Return a key that is equal for spots with equal pictures, at one size and highlight."""
        pile = spot.pile
        owner = pile.owner if spot.lead is not None else ""
        return (
            pile.art,
            pile.dimmed,
            pile.seen_through,
            pile.marks,
            _text(spot),
            spot.shape,
            spot.seen,
            owner,
            spot.upright,
        )

    def _draw(self, spot: Spot, resolution: Resolution) -> QPixmap:
        scale, bounds = resolution.scale, spot.drawn
        size = QRectF(0, 0, bounds.width() * scale + 2 * MARGIN, bounds.height() * scale + 2 * MARGIN).size()
        pixmap = brush.blank(size, resolution.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, tall = spot.cells[0].width() * scale, spot.cells[0].height() * scale
        picture = self._art.pixmap(spot.pile.art, side, resolution.ratio)
        painter.setOpacity(FADED if spot.pile.seen_through else 0.5 if spot.pile.dimmed else 1.0)
        corners = [(cell.topLeft() - bounds.topLeft()) * scale + QPointF(MARGIN, MARGIN) for cell in spot.cells]
        shadow = self._art.shadow(spot.pile.art, side, resolution.ratio)
        fall = QPointF(1, 1.4) * min(side * SHADOW_FALL, MARGIN - 1.5)
        for corner in corners:
            if self.lit and (spot.upright or spot.fan):
                # Pieces that are not square are lit along their outline.
                halo = self._art.shadow(spot.pile.art, side, resolution.ratio, brush.GOLD)
                rim = self._art.shadow(spot.pile.art, side, resolution.ratio, brush.DARK)
                for outline, width in ((rim, 3.4), (halo, 2.4)):
                    _surround(painter, outline, corner, width)
                if spot.pile.dimmed or spot.pile.seen_through:
                    _cut_out(painter, rim, corner)
            elif self.lit:
                _glow(painter, QRectF(corner.x(), corner.y(), side, tall))
            elif not spot.upright:
                painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())) + fall, shadow)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)
        painter.setOpacity(1.0)
        if spot.lead is not None:
            corner = (spot.lead.topLeft() - bounds.topLeft()) * scale + QPointF(MARGIN, MARGIN)
            owner = self._art.pixmap(spot.pile.owner, spot.lead.width() * scale, resolution.ratio)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), owner)
        if self.cover is None:
            self._signs(painter, corners, side, tall, resolution)
        else:
            place = bounds.topLeft() - QPointF(MARGIN, MARGIN) / scale
            self.cover.paint(painter, place)
            painter.drawPixmap(QPointF(), self._signs_behind(self.cover, place, size, corners, side, tall, resolution))
        painter.end()
        return pixmap

    def _signs_behind(
        self,
        cover: Cover,
        place: QPointF,
        size: QSizeF,
        corners: Sequence[QPointF],
        side: float,
        tall: float,
        resolution: Resolution,
    ) -> QPixmap:
        """Return a picture of the marks and the badge of a piece behind blocks; low blocks do not cover them."""
        pixmap = brush.blank(size, resolution.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._signs(painter, corners, side, tall, resolution)
        cover.paint(painter, place, signs=True)
        painter.end()
        return pixmap

    def _signs(
        self, painter: QPainter, corners: Sequence[QPointF], side: float, tall: float, resolution: Resolution
    ) -> None:
        for corner in corners:
            self._marks(painter, QRectF(corner.x(), corner.y(), side, side), resolution)
        self._badge(painter, QRectF(corners[-1].x(), corners[-1].y(), side, tall), resolution.letters)

    def _marks(self, painter: QPainter, cell: QRectF, resolution: Resolution) -> None:
        assert self.spot is not None
        marks = self.spot.pile.marks
        upright = self.spot.upright
        side = max(cell.width() * min(0.5, 1.1 / max(1, len(marks))) * (SMALL if upright else 1.0), 10.0)
        if self.spot.fan == "right" and self.spot.seen:
            side = max(min(side, self._seen), 10.0)
        for number, mark in enumerate(marks):
            # The head of an upright piece is in the middle of its cell: its marks are beside the head.
            aside = cell.width() * _BESIDE_HEAD if upright else -2
            corner = QPointF(cell.x() + aside + number * side * 0.8, cell.y() - 2)
            painter.drawPixmap(corner, self._art.pixmap(mark, side, resolution.ratio))

    @property
    def _seen(self) -> float:
        """Visible length of the last piece along the fan, in widget pixels."""
        assert self.spot is not None
        assert self._resolution is not None
        return self.spot.seen * self._resolution.scale

    def _badge(self, painter: QPainter, cell: QRectF, letters: float) -> None:
        assert self.spot is not None
        text = _text(self.spot)
        if not text or self.place.over:
            return
        small = self.spot.upright or self.spot.fan == "down"
        pixels = pixels_of(text, min(cell.width(), cell.height()) * (SMALL if small else 1.0), letters)
        if self.spot.fan == "right" and self.spot.seen:
            pixels = min(pixels, self._seen / brush.badge_size(text, 1.0).width())
        size = brush.badge_size(text, pixels)
        box = QRectF(QPointF(), size)
        match self.spot.fan:
            case _ if self.spot.upright:
                box = box_of(text, cell, self.place, letters)
            case "down":
                box.moveTopRight(cell.topRight() + QPointF(MARGIN - 1, 1 - MARGIN))
            case "right" if self.spot.narrow:
                box.moveBottomLeft(cell.bottomLeft() + QPointF(-MARGIN, MARGIN))
            case _:
                box.moveBottomRight(cell.bottomRight() + QPointF(MARGIN, MARGIN))
        if box.left() < 0:
            box.moveLeft(0)
        brush.draw_badge(painter, box, text, pixels)


def _text(spot: Spot) -> str:
    """Return the text of a pile's badge; none if the pieces can be counted by eye."""
    if spot.countable:
        return ""
    return spot.pile.badge or (str(spot.pile.count) if spot.counted else "")


def _surround(painter: QPainter, outline: QPixmap, corner: QPointF, width: float) -> None:
    """Draw a line around an upright piece by drawing its outline shifted to all sides."""
    at = QPointF(round(corner.x()), round(corner.y()))
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)):
        painter.drawPixmap(at + QPointF(x, y) * width, outline)


def _cut_out(painter: QPainter, shape: QPixmap, corner: QPointF) -> None:
    """Keep only the pixels outside a shape: the line must not show through a pale piece."""
    painter.save()
    painter.setOpacity(1.0)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), shape)
    painter.restore()


def _glow(painter: QPainter, box: QRectF) -> None:
    """Draw the highlight of a piece that can be taken: a golden frame with a dark rim, visible on any background."""
    painter.save()
    painter.setPen(QPen(brush.DARK, 1))
    painter.setBrush(brush.GOLD)
    painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5)
    painter.restore()
