"""Sentences of the window about a match of Fortress, where they differ from other games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.core.match import Played
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.fortress.client import FortressClient, FortressContext
from stronghold_gui.desktop.fortress.places import areas_of
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Ending, News
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording.nouns import sentence

_TOLD: Final = (
    e.Wounded, e.Destroyed, e.Returned, e.Dropped, e.CardChanged, e.SpiritLaid, e.DoorMoved, e.DoorTaken,
    e.DoorDestroyed, e.FlagTaken,
)  # fmt: skip


class FortressSentences(TableSentences[Position, m.Move, e.Event, View]):
    """The sentences of the match that a desk shows."""

    def __init__(self, context: FortressContext, client: FortressClient) -> None:
        """Store the match, and the client, which knows the places of figures."""
        super().__init__(context)
        self._client = client

    def ending(self) -> Ending | None:
        """Return how the match ended, without points, which decide nothing here."""
        ending = super().ending()
        return replace(ending, teams=(), total=()) if ending is not None else None

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return the number of moves up to the last one of the seat at the screen, and the news since.

        The news are events of `_TOLD`, each with the acting card; the battlefield shows the movements. Within a turn,
        strikes and the door bring other seats to the screen. So without a curtain, a seat that already decided in the
        same turn gets no news.
        """
        controller, start = self._context.match, self._last_decided()
        played = controller.match.played
        if not start or not (curtain or _another_turn(played[start - 1 :])):
            return start, ()
        found, card = [], ""
        for number, done in enumerate(played):
            for event in controller.events_of(done):
                match event:
                    case e.MarkerTurned(card=name) | e.CardUsed(card=name):
                        card = name
                    case e.TurnEnded():
                        card = ""
                    case _ if isinstance(event, _TOLD) and number >= start:
                        found.append(self._one(event, card))
        return start, found

    def _one(self, event: e.Event, card: str) -> News:
        """Return an event as news, with the acting card."""
        head = sentence(self._context.texts, f"card.{card}", {}) if card else ""
        areas = tuple(areas_of(event, self._client.table))
        return News(NO_TEAM, head, self._context.event_words([event])[0], areas)


def _another_turn(played: Sequence[Played[m.Move, e.Event]]) -> bool:
    """Return whether a turn began with one of these moves."""
    return any(isinstance(event, e.MarkerTurned | e.CardUsed) for done in played for event in done.events)
