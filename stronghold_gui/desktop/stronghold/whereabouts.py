"""The areas of pieces before and after a move, for the script of its animation."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from stronghold_gui.desktop.stronghold.areas import owner_of
from stronghold_gui.desktop.table.model import Source, TableContents

_ALTAR: Final = "altar_influence"
_TRACK: Final = "gate_track."


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The contents of the board before and after one move.

    Attributes:
        areas: the areas of the board; anything without an area is not shown.
        before: the visible contents of each area before the move.
        after: the present contents.
    """

    areas: Collection[str]
    before: TableContents
    after: TableContents

    def unit_before(self, area: str, unit: str) -> Source | None:
        """Return the pile of a kind of unit in an area before the move; of two owners' piles, the one that shrank."""
        return _unit(area, unit, self.before, self.after)

    def unit_after(self, area: str, unit: str) -> Source | None:
        """Return the pile of a kind of unit in an area after the move; of two owners' piles, the one that grew."""
        return _unit(area, unit, self.after, self.before)

    def piece_before(self, place: str, piece: str) -> Source | None:
        """Return the area and key of a piece at a place before the move; ``order`` means any order tile there."""
        if piece == "order":
            piles = self.before.get(f"{place}.order", ())
            return next(((f"{place}.order", pile.key) for pile in piles if pile.key != _ALTAR), None)
        return _piece(place, piece, self.before)

    def piece_after(self, place: str, piece: str) -> Source | None:
        """Return the area and key of a piece at a place after the move."""
        return _piece(place, piece, self.after)

    def art(self, source: Source) -> str:
        """Return the picture of a pile from before the move or, if it is new, from now."""
        area, key = source
        piles = (*self.before.get(area, ()), *self.after.get(area, ()))
        return next(pile.art for pile in piles if pile.key == key)

    def weapon(self, area: str) -> str:
        """Return the weapon that shot from an area."""
        return next((pile.key for pile in self.before.get(area, ())), "")

    def target(self, place: str, camp: str) -> str:
        """Return the area at a place where a camp has its units or machine, as the target of a shot."""
        found = (f"{place}.{camp}", f"{place}.units", f"{place}.machine", place)
        return next((area for area in found if area in self.areas), place)

    def known(self, area: str) -> tuple[str, ...]:
        """Return an area in a tuple, which is empty if the board does not have the area."""
        return (area,) if area in self.areas else ()

    def gate_track(self) -> tuple[str, ...]:
        """Return the areas of the gate track, on which the marker moves."""
        return tuple(area for area in self.areas if area.startswith(_TRACK))


def _unit(area: str, unit: str, here: TableContents, there: TableContents) -> Source | None:
    piles = [pile for pile in here.get(area, ()) if owner_of(pile.key)[0] == unit]
    other = {pile.key: pile.count for pile in there.get(area, ())}
    piles.sort(key=lambda pile: other.get(pile.key, 0) == pile.count)
    return (area, piles[0].key) if piles else None


def _piece(place: str, piece: str, contents: TableContents) -> Source | None:
    """Return the area and key of a piece at a place: in the area of the place itself or of one of its parts."""
    return next(
        (
            (area, pile.key)
            for area, piles in contents.items()
            if area == place or area.startswith(f"{place}.")
            for pile in piles
            if pile.key == piece
        ),
        None,
    )
