"""The areas of the board that belong to moves, events and rules."""

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
    """Finds the areas of a desk's surface for moves, events and places."""

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        return (key, place_of(area)) if key else (place_of(area),)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        return tuple(area for place in places if (area := area_of(place)))

    def of_event(self, event: Event) -> Sequence[str]:
        return areas_of(event)

    def of_move(self, move: m.Move) -> Sequence[str]:
        return areas_of(move)

    def ends_turn(self, move: m.Move) -> bool:
        return isinstance(move, m.Done)
