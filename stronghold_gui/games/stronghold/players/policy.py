"""A whole player by rule of thumb, for either camp: one style for each, and the choices of the assault."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import Aim, Move
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.players.battle import fight
from stronghold_gui.games.stronghold.players.buying import Buyer
from stronghold_gui.games.stronghold.players.guard import defend
from stronghold_gui.games.stronghold.players.marching import Commander
from stronghold_gui.games.stronghold.players.ruins import detonated
from stronghold_gui.games.stronghold.players.styles import GuardStyle, SiegeStyle
from stronghold_gui.games.stronghold.players.volleys import aimed
from stronghold_gui.games.stronghold.position import Position


def besiege(position: Position, decision: Decision, moves: Sequence[Move], style: SiegeStyle) -> Move:
    """Return the move of an Invader in the draft, in the phases and in a dispatch."""
    if decision.kind == Kind.DISPATCH or (decision.kind == Kind.PHASE and decision.place == PHASES[-1]):
        return Commander(position, decision.seat, style).best(moves)
    return Buyer(position, decision.seat, style).best(moves)


_PREPARING: Final = frozenset({Kind.DRAFT, Kind.FLIP, Kind.PHASE, Kind.DISPATCH})
_SPENDING: Final = frozenset({Kind.SPEND, Kind.FINISH})


@dataclass(frozen=True, slots=True)
class Policy:
    """Decides in a position by the styles of both camps. The same position gets the same move."""

    siege: SiegeStyle
    guard: GuardStyle

    def choose(self, position: Position, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return one of the moves. The position is not changed, and hidden facts are ignored."""
        if decision.kind in _PREPARING:
            return besiege(position, decision, moves, self.siege)
        if decision.kind in _SPENDING:
            return defend(position, decision, moves, self.guard)
        if decision.kind == Kind.AIM_MACHINES and self.siege.together:
            return max(moves, key=lambda move: aimed(position, move) if isinstance(move, Aim) else 0.0)
        if decision.kind == Kind.DETONATE and self.siege.ruins:
            wall = position.board.outer_index[decision.place]
            return max(moves, key=lambda move: detonated(position, wall, move))
        return fight(position, decision, moves)
