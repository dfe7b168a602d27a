"""Brings the board of The Convicted from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.convicted.script import Script, aimed_at, on_board
from stronghold_gui.desktop.docks.table_animation import TableAnimation
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.events import StageBegan
from stronghold_gui.games.convicted.view import View

if TYPE_CHECKING:
    from stronghold_gui.desktop.convicted.context import ConvictedContext
    from stronghold_gui.desktop.table.acts import Beat
    from stronghold_gui.desktop.table.model import TableContents
    from stronghold_gui.desktop.table.scene import TableScene


class BoardAnimation(TableAnimation[Position, m.Move, Event, View]):
    """Lays the pieces of a position on the board, after an animation or without one."""

    def __init__(self, context: ConvictedContext, scene: TableScene) -> None:
        super().__init__(context, scene)
        self._own = context

    def contents(self) -> TableContents:
        return contents(self._own.position)

    def beats(self, events: Sequence[Event], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002 - events say it
        match = self._own.match
        played = match.match.played
        earlier = (event for done in reversed(played[: len(played) - match.told]) for event in reversed(done.events))
        aimed = aimed_at(earlier if _begins(events) else (*reversed(events), *earlier))
        script = Script(self._own.texts, self._own.event_words, aimed)
        return on_board(script.beats(events), self._scene.geometry.areas)


def _begins(events: Sequence[Event]) -> bool:
    """Return whether a stage begins among these events."""
    return any(isinstance(event, StageBegan) for event in events)
