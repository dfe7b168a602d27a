"""A Defender's hourglasses in the pause, and what a move costs of them (R-42)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.moves import Swap, Walk
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse


def hourglasses(position: Position, seat: int) -> int:
    """Return the hourglasses that a seat may spend on anything."""
    return position.defenders[seat - len(position.invaders)].hourglasses


def spend(position: Position, seat: int, count: int) -> None:
    """Take hourglasses away."""
    position.defenders[seat - len(position.invaders)].hourglasses -= count


def cannot_afford(position: Position, seat: int, cost: int) -> Refusal | None:
    """Return that there are too few hourglasses; those of the barricades serve in the workshop only."""
    purse = position.defenders[seat - len(position.invaders)]
    if purse.hourglasses >= cost:
        return None
    if purse.hourglasses + purse.barricades >= cost:
        return refuse(Reason.WORKSHOP_ONLY, "R-39")
    return refuse(Reason.NO_HOURGLASSES, "7", cost=cost, have=purse.hourglasses)


def price(position: Position, move: Walk | Swap) -> int:
    """Return what a move costs: one more for every piece that enters a section in a gale (R-42)."""
    if not position.gales:
        return 1
    index, gales = position.board.inner_index, position.gales
    cost = 1 + (gales >> index[move.goal] & 1)
    return cost + (gales >> index[move.start] & 1) if isinstance(move, Swap) else cost
