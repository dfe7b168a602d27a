"""Where on the board lies what moves, events and rules name."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.convicted.log_words import area_of, areas_of
from stronghold_gui.desktop.convicted.table_words import place_of
from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.games.convicted import moves as m


class ConvictedAreas(TableAreas):
    """The areas of one desk."""

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return what somebody may mean who points at an area of the board, or at what lies there."""
        return (key, place_of(area)) if key else (place_of(area),)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas of places of the rules."""
        return tuple(area for place in places if (area := area_of(place)))

    def of_event(self, event: object) -> Sequence[str]:
        """Return where something happened."""
        return areas_of(event)

    def of_move(self, move: object) -> Sequence[str]:
        """Return where a move happened."""
        return areas_of(move)

    def ends_turn(self, move: object) -> bool:
        """Tell whether a move says that somebody goes on no further."""
        return isinstance(move, m.Done)
