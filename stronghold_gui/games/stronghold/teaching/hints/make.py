"""Making a hint out of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import DONE, Move
from stronghold_gui.games.stronghold.teaching.hints.advice import advice_for
from stronghold_gui.games.stronghold.teaching.hints.blocked import blocked
from stronghold_gui.games.stronghold.teaching.hints.grouping import grouped
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.games.stronghold.teaching.reference import anchor_of_decision, reader
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.teaching.hints.hint import Hint

_BY_PLACE: Final = {Kind.PHASE, Kind.DISPATCH}
"""Kinds whose ``place`` names a phase or step, each of which is another matter."""


def hint_for(view: View, decisions: Iterable[Decision], seat: Seat, moves: Sequence[Move]) -> Hint | None:
    """Return the hint for a seat, or ``None`` if it has nothing to decide.

    Args:
        view: what the seat sees.
        decisions: who must decide what.
        seat: whose hint it is.
        moves: the seat's legal moves.
    """
    asked = tuple(decisions)
    decision = next((found for found in asked if found.seat == seat), None)
    if decision is None:
        return None
    situation = Situation(view, asked, decision, tuple(moves))
    table = view.table
    return Hint(
        seat=seat,
        setting=reader(table.edition, table.seats),
        kind=str(decision.kind),
        about=_about(decision),
        anchor=anchor_of_decision(decision.kind, decision.place),
        groups=grouped(moves, table),
        may_end=DONE in moves,
        count=sum(move != DONE for move in moves),
        blocked=blocked(situation),
        advice=advice_for(situation),
    )


def _about(decision: Decision) -> str:
    return f"{decision.kind}.{decision.place.lower()}" if decision.kind in _BY_PLACE else str(decision.kind)
