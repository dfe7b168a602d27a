"""What is new to whoever sits down again: wounds, losses, the door, the flag, each with the card that had the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from stronghold_gui.core.match import Played
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.fortress.client import FortressClient
from stronghold_gui.desktop.fortress.places import areas_of_event
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.wording.nouns import sentence

_TOLD: Final = (
    e.Wounded, e.Destroyed, e.Returned, e.Dropped, e.CardChanged, e.SpiritLaid, e.DoorMoved, e.DoorTaken,
    e.DoorDestroyed, e.FlagTaken,
)  # fmt: skip


def news_for(context: DeskContext, client: FortressClient, *, curtain: bool) -> tuple[int, Sequence[News]]:
    """Return after how many moves the seat at the screen last decided, and what is different since.

    In one turn the screen goes to and fro, for strikes and the door: without a curtain nothing is told to who was asked
    in the same turn before. Where figures went is seen on the battlefield.
    """
    controller = context.match
    played, team = controller.match.played, controller.team
    start = next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
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
                    head = sentence(context.texts, f"card.{card}", {}) if card else ""
                    areas = tuple(areas_of_event(event, client.table))
                    found.append(News(NO_TEAM, head, context.event_words([cast("e.Event", event)])[0], areas))
    return start, found


def _another_turn(played: Sequence[Played[m.Move, e.Event]]) -> bool:
    """Tell whether a turn began with one of these moves."""
    return any(isinstance(event, e.MarkerTurned | e.CardUsed) for done in played for event in done.events)
