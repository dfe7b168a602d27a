"""The log of Fortress: its moves and events in words, and where on the battlefield they happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.log_words import EventKind, Logged
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.fortress.places import areas_of
from stronghold_gui.desktop.reference.subjects import LogRules
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.events.acting import player_of, seat_of
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.words import WORDS

_OF_ARMIES: Final = e.Rolled | e.BeginsFirst | e.CardPicked | e.DraftPassed | e.MarkerLaid
"""Events that belong to one army but name no figure or card that would show which army of a person it is."""
_BRIEF: Final = ("once", "turn")
"""Times for which a door is left alone that are too short for the log: until asked again, or for a turn."""


class FortressLogWords(LogRules[Position, m.Move, e.Event, View]):
    """The words of the log; moves of order markers are secret."""

    reference = REFERENCE
    silent = m.End

    def __init__(self, context: FortressContext, client: FortressClient) -> None:
        super().__init__(context)
        self._client, self._seen = client, Seen(context)

    def is_veiled(self, move: m.Move) -> bool:
        return isinstance(move, m.Mark)

    def sentence(self, move: m.Move, seat: Seat) -> str:
        if isinstance(move, m.End | m.Drop):
            kind = "end" if isinstance(move, m.End) else "drop"
            return self._context.texts(f"fortress.log.{kind}", name=self._context.called(seat))
        return self._context.move_alone(move)

    def is_brief(self, move: m.Move) -> bool:
        return isinstance(move, m.Rest) and move.until in _BRIEF

    def kind(self, event: e.Event) -> EventKind:
        match event:
            case e.GameBegan() | e.RoundBegan() | e.GameEnded():
                return "turn"
            case e.MarkerTurned() | e.CardUsed() | e.TurnLost() | e.TurnWaits() | e.RoundEnded():
                return "stage"
            case _:
                return "event"

    def lines(self, events: Sequence[e.Event]) -> Sequence[tuple[e.Event, str]]:
        """Return the lines of events; of a figure's steps in a row, only the last or the end of the move has a line."""
        told = [event for number, event in enumerate(events) if not (_goes_on(events, number) or _is_untold(event))]
        words = zip(told, self._context.event_words(told), strict=True)
        return [(event, self._by_army(event) or line) for event, line in words]

    def _by_army(self, event: e.Event) -> str:
        """Return the line of an event with the army's name, if its seat has two armies; else ""."""
        if not isinstance(event, _OF_ARMIES):
            return ""
        seat, player, names = seat_of(event.who), player_of(event.who), list(self._context.speakers)
        called = self._seen.called(player)
        if called == self._context.called(seat):
            return ""
        names[seat] = called
        return WORDS.event(event, self._context.texts, names)

    def areas(self, logged: Logged[m.Move, e.Event]) -> Sequence[str]:
        return areas_of(logged.thing, self._client.table)


def _goes_on(events: Sequence[e.Event], number: int) -> bool:
    """Return whether a step is followed by another step, or the end of the move, of the same figure."""
    here, beyond = events[number], events[number + 1] if number + 1 < len(events) else None
    return isinstance(here, e.Stepped) and isinstance(beyond, e.Stepped | e.MoveEnded) and here.figure == beyond.figure


def _is_untold(event: e.Event) -> bool:
    """Return whether an event says that a door is left alone for at most a turn."""
    return isinstance(event, e.Rested) and event.until in _BRIEF
