"""Making a hint out of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.convicted.moves import DONE, Move
from stronghold_gui.games.convicted.teaching.hints.advice import advice_for
from stronghold_gui.games.convicted.teaching.hints.blocked import blocked
from stronghold_gui.games.convicted.teaching.hints.grouping import grouped
from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.games.convicted.teaching.reference.figures import reader
from stronghold_gui.games.convicted.view import View
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
    situation = Situation(view.position, decision, tuple(moves))
    return Hint(
        seat=seat,
        setting=reader(view.position.mode.id, view.position.seats),
        kind=str(decision.kind),
        about=str(decision.kind),
        anchor=REFERENCE.topics.anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves),
        may_end=DONE in moves,
        count=sum(move != DONE for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )
