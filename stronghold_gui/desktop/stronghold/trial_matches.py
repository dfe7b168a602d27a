"""The secrets of a view, the secrets in trials, and the news for the seat at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.table_desk import TableTrials
from stronghold_gui.desktop.play.controller import Secrecy
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.log_words import place_areas
from stronghold_gui.desktop.stronghold.seats import DEFENDERS, INVADERS
from stronghold_gui.games.stronghold.events import Event, PauseBegan, PhaseBegan, StageBegan, TurnBegan
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.imagining import deals_cards, deals_orders
from stronghold_gui.games.stronghold.view import View, knows_more
from stronghold_gui.games.stronghold.wording.since import since_lines


class StrongholdTrials(TableTrials):
    """The trials of Stronghold: copies of a match, in which secrets are dealt again."""

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether face-down orders or cards on offer may differ between a trial and the match."""
        view = STRONGHOLD.view(moment.position, viewer)
        return deals_orders(view) or deals_cards(view)


def news_for(context: StrongholdContext, *, curtain: bool) -> tuple[int, list[News]]:
    """Return the number of moves up to the last one of the team at the screen, and the news since.

    If that move began a stage or phase, such as the assault, the events from there on are news, too.
    """
    controller = context.match
    played, team = controller.match.played, controller.team
    start = next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
    events = list(_after_a_beginning(controller.events_of(played[start - 1]))) if start else []
    for done in played[start:]:
        events += controller.events_of(done)
    lines = since_lines(events, context.texts)
    if not curtain and start == len(played):
        return start, []
    return start, [
        News(
            INVADERS if line.camp == "invader" else DEFENDERS,
            context.camp_title(line.camp),
            line.text,
            tuple(area for place in line.places for area in place_areas(place, context.table)),
        )
        for line in lines
    ]


def _after_a_beginning(events: Sequence[Event]) -> Sequence[Event]:
    begun = (n for n, event in enumerate(events) if isinstance(event, PhaseBegan | PauseBegan | StageBegan | TurnBegan))
    return events[next(begun, len(events)) :]


_PLANNED: Final = frozenset({"draft", "start", "phase", "dispatch"})
"""Stages in which the Invader plans with secrets: cards on offer, face-down orders.

Choices in the assault (targets, losses) need no secrets, and a curtain before each of them would be annoying.
"""


def secrecy(own: View, _public: Callable[[], View]) -> Secrecy:
    """Return whether the view of a seat has no secrets, has some, or needs them for its decision now (``due``)."""
    if not knows_more(own):
        return "nothing"
    return "due" if own.table.stage in _PLANNED else "kept"
