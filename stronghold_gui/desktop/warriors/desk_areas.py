"""The areas of the table that belong to moves, events and rules."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.desktop.warriors.log_words import places_of
from stronghold_gui.desktop.warriors.table_words import topics_of_area
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View


class WarriorsAreas(TableAreas[Position, m.Move, e.Event, View]):
    """Finds the areas of a desk's surface for moves, events and places, by the current seating."""

    def __init__(self, context: WarriorsContext, scene: TableScene, client: WarriorsClient) -> None:
        """Store the match, the surface, and the client, which knows the seating."""
        super().__init__(context, scene)
        self._client = client

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        return topics_of_area(area, key)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        client = self._client
        if client.controller is None:
            return ()
        return tuple(area for place in places if (area := client.seating.area_of(place, client.table)))

    def pointers(self) -> Pointers:
        return Pointers(self._scene, self.of_places)

    def of_event(self, event: e.Event) -> Sequence[str]:
        return self.of_places(places_of(event))

    def of_move(self, move: m.Move) -> Sequence[str]:
        """Return the areas of a move; none for keeping cards, which would reveal them."""
        return () if isinstance(move, m.Keep) else self.of_places(places_of(move))

    def ends_turn(self, move: m.Move) -> bool:
        return isinstance(move, m.End | m.Pass)
