"""Stronghold's answers to looking back: whether a trial deals secrets again, and the news for a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.trials import TableTrials
from stronghold_gui.desktop.play.controller import Secrecy
from stronghold_gui.desktop.play.shown import News
from stronghold_gui.desktop.stronghold.at_table import events_of
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.log_words import place_areas
from stronghold_gui.desktop.stronghold.seats import DEFENDERS, INVADERS
from stronghold_gui.games.stronghold.events import Event, PauseBegan, PhaseBegan, StageBegan, TurnBegan
from stronghold_gui.games.stronghold.game import STRONGHOLD
from stronghold_gui.games.stronghold.imagining import deals_cards, deals_orders
from stronghold_gui.games.stronghold.view import View, knows_more
from stronghold_gui.games.stronghold.wording.since import since_lines


class StrongholdTrials(TableTrials):
    """Matches in which things are tried out."""

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial draws other face-down orders, or cards on offer, than the match may have."""
        view = STRONGHOLD.view(moment.position, viewer)
        return deals_orders(view) or deals_cards(view)


def news_for(context: StrongholdContext, *, curtain: bool) -> tuple[int, list[News]]:
    """Return what is new to the seat at the screen, and after how many moves it or a partner last decided something.

    What followed from that last move by itself is new, too, as far as a stage or phase began in it: an assault that
    ran on under the curtain.
    """
    controller = context.match
    played, team = controller.match.played, controller.team
    start = next((n for n in range(len(played), 0, -1) if played[n - 1].record.seat in team), 0)
    events = list(_after_a_beginning(events_of(controller, played[start - 1]))) if start else []
    for done in played[start:]:
        events += events_of(controller, done)
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
"""Stages in which the Invader plans with what nobody else knows: cards on offer, face-down orders.

In the assault choices (targets, losses) need none of it, and a curtain before each of them would be a nuisance.
"""


def secrecy(own: View, _public: Callable[[], View]) -> Secrecy:
    """Return whether a seat, which sees ``own``, may see what others may not, and whether it matters now."""
    if not knows_more(own):
        return "nothing"
    return "due" if own.table.stage in _PLANNED else "kept"
