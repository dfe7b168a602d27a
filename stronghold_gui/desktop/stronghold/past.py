"""What looking back asks the game: from where one may try something out, and what is new to whoever sits down."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.seats import DEFENDERS, INVADERS
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.events import Event, PauseBegan, PhaseBegan, StageBegan, TurnBegan
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.imagining import deals_cards, deals_orders
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording import since_lines

AnyMatch = Match[Position, m.Move, Event, View]
_MUCH: Final = 4
"""The weight of lines that are worth telling to somebody who could watch."""


def suppose_from(moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
    """Return a match to try things out in.

    Args:
        moment: the match at the moment it is to begin from; it is only read.
        viewer: what is known: what this seat may know, or what everybody may.
    """
    # Not from `secrets`, which would load a library of 4 MB with every start.
    seed = int.from_bytes(os.urandom(8)) >> 1
    start = STRONGHOLD.imagine(STRONGHOLD.view(moment.position, viewer), seed)
    header = Header(moment.header.game, dict(moment.header.options), moment.header.names, seed)
    return Match(STRONGHOLD, header, start, UNLIMITED)


def can_suppose(moment: AnyMatch, viewer: Seat | None) -> bool:
    """Tell whether something can be tried out from a moment: not when the game is over."""
    return STRONGHOLD.outcome(moment.position) is None


def deals_anew(moment: AnyMatch, viewer: Seat | None) -> bool:
    """Tell whether what is tried out has other face-down orders, or cards on offer, than the match may have."""
    view = STRONGHOLD.view(moment.position, viewer)
    return deals_orders(view) or deals_cards(view)


def news_for(context: StrongholdContext, *, curtain: bool) -> tuple[int, list[News]]:
    """Return what is new to the seat at the screen, and after how many moves it or a partner last decided something.

    What followed from that last move by itself is new, too, as far as a stage or phase began in it: an assault that
    ran on under the curtain. Without a curtain the others' moves were to be seen, so only much of it is told.
    """
    controller = context.match
    played, team = controller.match.played, controller.team
    start = next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
    events = list(_after_a_beginning(controller.events_of(played[start - 1]))) if start else []
    for done in played[start:]:
        events += controller.events_of(done)
    lines = since_lines(events, context.texts)
    if not curtain and (start == len(played) or sum(line.weight for line in lines) < _MUCH):
        return start, []
    return start, [
        News(INVADERS if line.camp == "invader" else DEFENDERS, context.camp_title(line.camp), line.text)
        for line in lines
    ]


def _after_a_beginning(events: Sequence[Event]) -> Sequence[Event]:
    begun = (n for n, event in enumerate(events) if isinstance(event, PhaseBegan | PauseBegan | StageBegan | TurnBegan))
    return events[next(begun, len(events)) :]
