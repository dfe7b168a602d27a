"""The log of Warriors: its moves and events in words, and where on the table they happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.log_words import EventKind, Logged
from stronghold_gui.desktop.reference.subjects import LogRules
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.games.warriors.view import View

_PLACES: Final = ("faction", "dragon", "place", "side", "target")
"""Fields of moves and events that name a place."""


class WarriorsLogWords(LogRules[Position, m.Move, e.Event, View]):
    """The words of the log; the cards that a player keeps are secret."""

    reference = REFERENCE
    silent = m.End

    def __init__(self, context: WarriorsContext, client: WarriorsClient) -> None:
        super().__init__(context)
        self._client = client

    def is_veiled(self, move: m.Move) -> bool:
        return isinstance(move, m.Keep)

    def sentence(self, move: m.Move, seat: Seat) -> str:
        if isinstance(move, m.End):
            return self._context.texts("warriors.log.end", name=self._context.called(seat))
        return self._context.move_alone(move)

    def kind(self, event: e.Event) -> EventKind:
        match event:
            case e.GameBegan() | e.RoundBegan() | e.GameEnded():
                return "turn"
            case e.CardTakenUp() | e.RoundEnded():
                return "stage"
            case _:
                return "event"

    def page(self, thing: m.Move | e.Event) -> str:
        """Return the dock of the round for the end of one, ``""`` for other events."""
        return "round" if isinstance(thing, e.RoundEnded) else ""

    def areas(self, logged: Logged[m.Move, e.Event]) -> Sequence[str]:
        places = places_of(logged.thing)
        seating, table = self._client.seating, self._client.table
        return [area for place in places if (area := seating.area_of(place, table))]


def places_of(thing: m.Move | e.Event) -> list[str]:
    """Return the ids of the places of a move or event."""
    return [place for name in _PLACES if isinstance(place := getattr(thing, name, ""), str) and place]
