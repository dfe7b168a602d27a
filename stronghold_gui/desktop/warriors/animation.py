"""Brings the card table from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stronghold_gui.desktop.docks.table_animation import TableAnimation
from stronghold_gui.desktop.warriors.client import WarriorsContext
from stronghold_gui.desktop.warriors.contents import TablePiles
from stronghold_gui.desktop.warriors.script import Script
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.acts import Beat
    from stronghold_gui.desktop.table.model import TableContents
    from stronghold_gui.desktop.table.scene import TableScene
    from stronghold_gui.desktop.warriors.client import WarriorsClient
    from stronghold_gui.games.warriors.table import Table

_SECRET_AREAS = frozenset({"hand", "kept"})


class CardAnimation(TableAnimation[Position, m.Move, e.Event, View]):
    """Lays the cards of a position on the table, after an animation or without one.

    Earlier contents are laid out again in the current seating, in which seats may have swapped places.
    """

    def __init__(self, context: WarriorsContext, scene: TableScene, client: WarriorsClient) -> None:
        super().__init__(context, scene)
        self._client = client
        self._table: Table | None = None
        self._order: list[int] = []

    def contents(self) -> TableContents:
        return self._piles().contents()

    def show(self, events: Sequence[e.Event], reason: str) -> None:
        super().show(events, reason)
        self._table, self._order = self._client.table, list(self._client.seating.order)

    @property
    def moving(self) -> bool:
        """Whether moves are animated; if not, only their result is shown."""
        queue = self.find()
        return queue is not None and queue.speed != "off"

    def finish(self) -> None:
        """Skip to the end of the running animation."""
        queue = self.find()
        if queue is not None:
            queue.finish()

    def lay_again(self) -> None:
        """Show the contents without animation, after seats have swapped places."""
        self._scene.set_contents(self.contents())
        self._order = list(self._client.seating.order)

    def clear(self) -> None:
        self._table = None
        super().clear()

    def veiled(self, contents: TableContents) -> TableContents:
        return {area: piles for area, piles in contents.items() if area not in _SECRET_AREAS}

    def beats(self, events: Sequence[e.Event], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002 - the table says it
        context, client = self._context, self._client
        names = [context.short(seat) for seat in range(len(context.names))]
        words = (context.texts, context.event_words)
        fight = self._table.fight if self._table is not None else client.table.fight
        script = Script(client.table, client.seating, names, self._piles().art, words, (fight.red, fight.black))
        return script.beats(events)

    def _before(self) -> TableContents:
        contents = super()._before()
        if self._table is None or self._order == self._client.seating.order:
            return contents
        if len(self._order) != len(self._client.seating.order):
            return contents
        lay = TablePiles(self._table, self._client.seating, self._context.texts).contents()
        return self.veiled(lay)

    def _piles(self) -> TablePiles:
        client = self._client
        return TablePiles(client.table, client.seating, self._context.texts, client.draft.chosen)
