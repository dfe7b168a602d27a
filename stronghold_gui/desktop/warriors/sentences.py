"""Sentences of the window about a match of Warriors, where they differ from other games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.core.match import Played
from stronghold_gui.desktop.docks.table_sentences import TableSentences
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Ending, News
from stronghold_gui.desktop.warriors.client import WarriorsClient, WarriorsContext
from stronghold_gui.desktop.warriors.table_words import folk
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.view import View
from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text.nouns import capital

_TOLD: Final = (e.CardLost, e.WizardKilled, e.FlameSpent, e.BonusScored)


class WarriorsSentences(TableSentences[Position, m.Move, e.Event, View]):
    """The sentences of the match that a desk shows."""

    def __init__(self, context: WarriorsContext, client: WarriorsClient) -> None:
        """Store the match, and the client, which knows the seating."""
        super().__init__(context)
        self._client = client

    def ending(self) -> Ending | None:
        """Return the ending with a row for the victory piles and for each bonus."""
        shown = super().ending()
        if shown is None:
            return None
        position, texts = self._context.match.match.position, self._context.texts
        seats = range(position.seats)
        piles = tuple(position.cards.pile_points * position.pile_size(seat) for seat in seats)
        rows = [(sentence(texts, "desk.piles", {}), piles)]
        for people, bonus, _, winners in scoring.majorities(position):
            if winners:
                name = folk("dragons" if people == "dragon" else people, texts)
                rows.append((name, tuple(bonus if seat in winners else 0 for seat in seats)))
        return replace(shown, rows=tuple(rows))

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return the number of moves up to the last one of the seat at the screen, and the losses since, by battle.

        Within a battle, seats alternate: without a curtain, a seat that already decided in the same battle gets no
        news.
        """
        controller, start = self._context.match, self._last_decided()
        played = controller.match.played
        if not start or not (curtain or _another_battle(played[start - 1 :])):
            return start, ()
        found, card = [], _card_taken_up(played[:start])
        for done in played[start:]:
            for event in controller.events_of(done):
                if isinstance(event, e.CardTakenUp):
                    card = event.card
                elif isinstance(event, _TOLD):
                    found.append(self._one(event, card))
        return start, found

    def _one(self, event: e.Event, card: str) -> News:
        """Return an event as news, with its battle card."""
        head = capital(names.card(card).word(self._context.texts)) if card else ""
        return News(NO_TEAM, head, self._context.event_words([event])[0], self._areas(event))

    def _areas(self, event: e.Event) -> tuple[str, ...]:
        """Return the area of a loss; none for a band, which is not on the table any more."""
        match event:
            case e.CardLost(place=place) if place.startswith("band"):
                return ()
            case e.CardLost(place=place) | e.WizardKilled(faction=place) | e.FlameSpent(dragon=place):
                area = self._client.seating.area_of(place, self._client.table)
                return (area,) if area else ()
            case _:
                return ()


def _card_taken_up(played: Sequence[Played[m.Move, e.Event]]) -> str:
    """Return the battle card that was taken up last in these moves, which is public; "" for none."""
    events = (event for done in reversed(played) for event in reversed(done.events))
    return next((event.card for event in events if isinstance(event, e.CardTakenUp)), "")


def _another_battle(played: Sequence[Played[m.Move, e.Event]]) -> bool:
    """Return whether a battle began with one of these moves."""
    return any(isinstance(event, e.CardTakenUp) for done in played for event in done.events)
