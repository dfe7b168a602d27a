"""What it means to do nothing, said precisely, because the rules force hourglasses to be spent.

End what can be ended; lay hourglasses that must be spent where they are farthest from bringing anything about; else
take the first of the moves as the rules list them.
"""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.defence.costs import costs_of
from stronghold_gui.games.stronghold.moves import DONE, Move, Pay
from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from stronghold_gui.games.stronghold.position import Position


def idle_move(position: Position, moves: Sequence[Move]) -> Move:
    """Return the move of who does nothing, among the legal ones."""
    if DONE in moves:
        return DONE
    costs = costs_of(position)

    def missing(move: Pay) -> int:
        action = ACTION_INDEX[move.action]
        return costs[action] - position.paid[action]

    return max((move for move in moves if isinstance(move, Pay)), key=missing, default=moves[0])


def may_idle(decision: Decision, moves: Sequence[Move]) -> bool:
    """Tell whether a seat that needs to do nothing can do nothing here."""
    return DONE in moves or decision.kind == Kind.SPEND
