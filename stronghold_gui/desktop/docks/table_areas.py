"""Map from moves, events, rules and lessons to areas of the surface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from stronghold_gui.core.game import E, M, P, V
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene


class TableAreas(Generic[P, M, E, V]):
    """Implements `play.desk.DeskAreas` for games whose areas have the names of their places."""

    def __init__(self, context: DeskContext[P, M, E, V], scene: TableScene) -> None:
        self._context, self._scene = context, scene

    # -- overridden by a game ------------------------------------------------------------------------------------

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        return (key,) if key else (area,)

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas with the names of places."""
        return tuple(places)

    def of_event(self, event: E) -> Sequence[str]:  # noqa: ARG002 - for games that know
        """Return the areas of an event, as highlighted by the log."""
        return ()

    def of_move(self, move: M) -> Sequence[str]:  # noqa: ARG002 - for games whose moves go from place to place
        """Return the areas that are marked for the last move: its start and its goal, if it has any."""
        return ()

    def ends_turn(self, move: M) -> bool:  # noqa: ARG002 - for games with such a move
        """Return whether a move only ends the turn of its seat; then the move before it stays marked."""
        return False

    # -- for all games -------------------------------------------------------------------------------------------

    def of_events(self, events: Sequence[E]) -> tuple[str, ...]:
        """Return the areas of several events."""
        return tuple(dict.fromkeys(area for event in events for area in self.of_event(event)))

    def moved_last(self) -> Sequence[str]:
        """Return the areas of the last move that did more than end a turn."""
        controller = self._context.controller
        played = controller.match.played if controller is not None else []
        last = next((done.record for done in reversed(played) if not self.ends_turn(done.record.move)), None)
        return () if last is None or last.seat != played[-1].record.seat else self.of_move(last.move)

    def pointers(self) -> Pointers:
        return Pointers(self._scene)
