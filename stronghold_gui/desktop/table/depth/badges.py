"""The badges of upright pieces on one board: the place of each, and those drawn over pieces in front."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.depth.badge_places import USUAL, Badge, BadgePlace, BadgePlaces, Badges, Stander
from stronghold_gui.desktop.table.geometry import BoardGeometry

_OVER: Final = 9.9
"""Height above all pieces of a board in depth, below the highlights of areas."""
_KEPT: Final = 12
"""Number of sides and sizes whose badge places are cached: saves 5 % of a move's time, 25 % of a turn's."""


class StandingBadges:
    """The badges of one scene. Pieces draw their own; only a badge over other pieces is a separate item."""

    def __init__(self, scene: QGraphicsScene, art: PieceArt) -> None:
        self._scene = scene
        self._finder = BadgePlaces(art)
        self._known: dict[tuple[int, Resolution], tuple[BoardGeometry, Badges]] = {}
        self._badges: Badges = {}
        self._items: dict[tuple[str, str], QGraphicsPixmapItem] = {}

    def place(self, area: str, key: str) -> BadgePlace:
        """Return the place of a pile's badge."""
        found = self._badges.get((area, key))
        return USUAL if found is None else found.place

    def forget(self) -> None:
        """Clear the cached places, since pieces or their looks have changed."""
        self._known.clear()

    def show(
        self, geometry: BoardGeometry, resolution: Resolution | None, standers: Callable[[], Iterable[Stander]]
    ) -> Collection[str]:
        """Show the badges at readable places; return the areas in which one has moved.

        Args:
            geometry: the visible side of the board.
            resolution: the current size; without one nothing is drawn yet.
            standers: returns all upright pieces; called only for a side that was not shown since `forget`.
        """
        before, self._badges = self._badges, self._found(geometry, resolution, standers)
        if before is self._badges:
            return ()
        self._show_over(resolution)
        moved = {pile for pile in before.keys() | self._badges.keys() if self.place(*pile) != _place(before.get(pile))}
        return {area for area, _ in moved}

    def _found(
        self, geometry: BoardGeometry, resolution: Resolution | None, standers: Callable[[], Iterable[Stander]]
    ) -> Badges:
        if resolution is None:
            return {}
        key = id(geometry), resolution
        if key not in self._known:
            if len(self._known) >= _KEPT:
                self._known.clear()
            # Keep a reference to the geometry, so that no other object gets its id.
            self._known[key] = geometry, self._finder.of(standers(), resolution.scale, resolution.letters)
        return self._known[key][1]

    def _show_over(self, resolution: Resolution | None) -> None:
        """Draw the badges that cover pieces in front of their own."""
        wanted = {pile: badge for pile, badge in self._badges.items() if badge.place.over}
        for pile in self._items.keys() - wanted.keys():
            self._scene.removeItem(self._items.pop(pile))
        for pile, badge in wanted.items():
            if resolution is None:
                continue
            item = self._items.get(pile)
            if item is None:
                item = self._items[pile] = QGraphicsPixmapItem()
                item.setZValue(_OVER)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self._scene.addItem(item)
            item.setPixmap(brush.badge_picture(badge.text, badge.pixels, resolution.ratio))
            item.setScale(1 / resolution.scale)
            item.setPos(badge.box.topLeft())


def _place(badge: Badge | None) -> BadgePlace:
    return USUAL if badge is None else badge.place
