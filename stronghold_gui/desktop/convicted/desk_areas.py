"""Map from moves, events and rules to areas of the board."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.convicted.log_words import area_of, areas_of
from stronghold_gui.desktop.convicted.table_words import place_of
from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.view import View


class ConvictedAreas(TableAreas[Position, m.Move, Event, View]):
    """The areas of one desk."""

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return the topics of an area of the board: the piece there, if any, then the place."""
        return (key, place_of(area)) if key else (place_of(area),)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas of places of the rules."""
        return tuple(area for place in places if (area := area_of(place)))

    def of_event(self, event: Event) -> Sequence[str]:
        """Return the areas of an event."""
        return areas_of(event)

    def of_move(self, move: m.Move) -> Sequence[str]:
        """Return the areas of a move."""
        return areas_of(move)

    def ends_turn(self, move: m.Move) -> bool:
        return isinstance(move, m.Done)
