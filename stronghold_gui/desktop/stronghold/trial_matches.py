"""Stronghold's part in looking back: whether a trial deals secrets again, and the news for a seat."""

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
    """Trials: copies of the match with other secrets."""

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial draws other face-down orders, or cards on offer, than the match may have."""
        view = STRONGHOLD.view(moment.position, viewer)
        return deals_orders(view) or deals_cards(view)


def news_for(context: StrongholdContext, *, curtain: bool) -> tuple[int, list[News]]:
    """Return the news for the seat at the screen, and after how many moves it or a partner last decided.

    The news include automatic results of that last move from the first stage or phase that began in it, such as an
    assault under the curtain.
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
    """Return the secrecy of a seat's view ``own``: whether it has secrets, and whether they matter now."""
    if not knows_more(own):
        return "nothing"
    return "due" if own.table.stage in _PLANNED else "kept"
