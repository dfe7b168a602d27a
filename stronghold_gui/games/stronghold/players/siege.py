"""An Invader by rule of thumb: buys what is worth its price, masses, and strikes where a breach is promised."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.players.buying import Buyer
from stronghold_gui.games.stronghold.players.marching import Commander
from stronghold_gui.games.stronghold.players.siege_style import SiegeStyle
from stronghold_gui.games.stronghold.position import Position


def besiege(position: Position, decision: Decision, moves: Sequence[Move], style: SiegeStyle) -> Move:
    """Return what an Invader does in the draft, in the phases and in a dispatch."""
    if decision.kind == Kind.DISPATCH or (decision.kind == Kind.PHASE and decision.place == PHASES[-1]):
        return Commander(position, decision.seat, style).best(moves)
    return Buyer(position, decision.seat, style).best(moves)
