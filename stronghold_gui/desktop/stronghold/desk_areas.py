"""The areas of the board that belong to moves, events and rules."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.desktop.stronghold.areas import target_areas, topics_of_area
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.log_words import areas_of
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View


class StrongholdAreas(TableAreas[Position, m.Move, e.Event, View]):
    """Finds the areas of a desk's surface for moves, events and places."""

    _context: StrongholdContext

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        return topics_of_area(area, key)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        table = self._context.table
        return tuple(dict.fromkeys(area for place in places for area in target_areas(place, table)))

    def of_event(self, event: e.Event) -> Sequence[str]:
        return areas_of(event, self._context.table, self._context.values)

    def of_move(self, move: m.Move) -> Sequence[str]:
        return areas_of(move, self._context.table, self._context.values)

    def ends_turn(self, move: m.Move) -> bool:
        return isinstance(move, m.Done)
