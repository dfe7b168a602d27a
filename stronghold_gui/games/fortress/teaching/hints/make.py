"""Making a hint out of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.fortress.moves import END, Move
from stronghold_gui.games.fortress.teaching.hints.advice import advice_for
from stronghold_gui.games.fortress.teaching.hints.blocked import blocked
from stronghold_gui.games.fortress.teaching.hints.grouping import grouped
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.games.fortress.teaching.reference.figures import reader
from stronghold_gui.games.fortress.view import View
from stronghold_gui.teaching.hints.hint import Hint


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: what the seat sees.
        decisions: who must or may decide what.
        seat: whose hint it is.
        moves: the seat's legal moves.
    """
    decision = next((found for found in decisions if found.seat == seat), None)
    if decision is None:
        return None
    situation = Situation(view, decision, tuple(moves))
    return Hint(
        seat=seat,
        setting=reader(view.setting.scenario.id, view.setting.seats, view.setting.choice),
        kind=str(decision.kind),
        about=str(decision.kind),
        anchor=REFERENCE.topics.anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves),
        may_end=END in moves,
        count=sum(move != END for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )
