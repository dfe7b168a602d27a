"""What is new to whoever sits down again: the cards that went, each with the battle in which they did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.match import Played
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.warriors.client import WarriorsClient
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.wording import names
from stronghold_gui.text.nouns import capital

_TOLD: Final = (e.CardLost, e.WizardKilled, e.FlameSpent, e.BonusScored)


def news_for(context: DeskContext, client: WarriorsClient, *, curtain: bool) -> tuple[int, Sequence[News]]:
    """Return after how many moves the seat at the screen last decided, and what was lost since.

    In one battle the screen goes to and fro: without a curtain nothing is told to who was asked in the same one before.
    """
    controller = context.match
    played, team = controller.match.played, controller.team
    start = next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
    if not start or not (curtain or _another_battle(played[start - 1 :])):
        return start, ()
    found, card = [], _card_taken_up(played[:start])
    for done in played[start:]:
        for event in controller.events_of(done):
            if isinstance(event, e.CardTakenUp):
                card = event.card
            elif isinstance(event, _TOLD):
                head = capital(names.card(card).word(context.texts)) if card else ""
                found.append(News(NO_TEAM, head, context.event_words([event])[0], _areas(event, client)))
    return start, found


def _card_taken_up(played: Sequence[Played[m.Move, e.Event]]) -> str:
    """Return the battle card that was taken up last in these moves; "" for none. Everybody sees which it is."""
    events = (event for done in reversed(played) for event in reversed(done.events))
    return next((event.card for event in events if isinstance(event, e.CardTakenUp)), "")


def _another_battle(played: Sequence[Played[m.Move, e.Event]]) -> bool:
    """Tell whether a battle began with one of these moves."""
    return any(isinstance(event, e.CardTakenUp) for done in played for event in done.events)


def _areas(event: e.Event, client: WarriorsClient) -> tuple[str, ...]:
    """Return where something was lost; a band has gone home since."""
    match event:
        case e.CardLost(place=place) if place.startswith("band"):
            return ()
        case e.CardLost(place=place) | e.WizardKilled(faction=place) | e.FlameSpent(dragon=place):
            area = client.seating.area_of(place, client.table)
            return (area,) if area else ()
        case _:
            return ()
