"""The areas of the battlefield that belong to moves and events."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.docks.table_areas import TableAreas
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.contents import figure_of
from stronghold_gui.desktop.fortress.places import areas_of
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View


class FortressAreas(TableAreas[Position, m.Move, e.Event, View]):
    """Finds the areas of a desk's surface for moves, events and places."""

    def __init__(self, context: FortressContext, scene: TableScene, client: FortressClient) -> None:
        """Store the match, the surface, and the client, which knows the places of figures."""
        super().__init__(context, scene)
        self._client = client

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        return tuple(filter(None, (figure_of(key).partition(".")[0], area)))

    def of_event(self, event: e.Event) -> Sequence[str]:
        return areas_of(event, self._client.table)

    def of_move(self, move: m.Move) -> Sequence[str]:
        """Return the areas of a move; none for placing an order marker, which would reveal the card."""
        if isinstance(move, m.Mark) or self._client.controller is None:
            return ()
        return areas_of(move, self._client.table)

    def ends_turn(self, move: m.Move) -> bool:
        return isinstance(move, m.End | m.Rest | m.Stop)
