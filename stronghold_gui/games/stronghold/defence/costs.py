"""Costs of the Defender's actions now (R-37), the actions fully paid, and the Defender's hourglasses."""

from __future__ import annotations

from functools import lru_cache
from operator import ge

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.moves import Swap, Walk
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.reasons import Reason, refuse
from stronghold_gui.games.stronghold.values import Values

Costs = tuple[int, ...]
"""A cost for each action, by index of ``pieces.DEFENDER_ACTIONS``."""


@lru_cache(maxsize=4096)
def _costs(values: Values, saboteurs: int, fires: int, last_legs: int) -> tuple[Costs, Costs]:
    """Return every action's cost, and every action's cost minus one.

    A saboteur adds one, fire adds one, last legs subtract one; the cost is at least one.
    """
    actions = zip(values.action_cost, values.action_building, strict=True)
    costs = tuple(
        max(1, base + (saboteurs >> house & 1) + (fires >> house & 1) - (house == last_legs)) for base, house in actions
    )
    return costs, tuple(cost - 1 for cost in costs)


def costs_of(position: Position) -> Costs:
    """Return the current cost of each action."""
    return _costs(position.values, position.saboteurs, position.fires, position.last_legs)[0]


def nearly_of(position: Position) -> Costs:
    """Return each action's cost minus one: with so many hourglasses on it, one more pays the action."""
    return _costs(position.values, position.saboteurs, position.fires, position.last_legs)[1]


def covered(position: Position) -> list[int]:
    """Return the actions whose current cost is covered, by index.

    ``buildings.costs_fell`` does those that can be done, so afterwards only actions that wait are left. Used marks are
    ignored: a used action has hourglasses only after its second taking has begun (R-39).
    """
    paid, costs = position.paid, costs_of(position)
    if True not in map(ge, paid, costs):
        return []
    return [action for action, cost in enumerate(costs) if paid[action] >= cost]


def hourglasses(position: Position, seat: int) -> int:
    """Return the hourglasses that a seat may spend on anything."""
    return position.defenders[seat - len(position.invaders)].hourglasses


def spend(position: Position, seat: int, count: int) -> None:
    """Take hourglasses from a seat."""
    position.defenders[seat - len(position.invaders)].hourglasses -= count


def cannot_afford(position: Position, seat: int, cost: int) -> Refusal | None:
    """Return the refusal if a seat has too few hourglasses. Those of the barricades are for the workshop only."""
    purse = position.defenders[seat - len(position.invaders)]
    if purse.hourglasses >= cost:
        return None
    if purse.hourglasses + purse.barricades >= cost:
        return refuse(Reason.WORKSHOP_ONLY, "R-39")
    return refuse(Reason.NO_HOURGLASSES, "7", cost=cost, have=purse.hourglasses)


def price(position: Position, move: Walk | Swap) -> int:
    """Return the cost of a move: one hourglass, and one more for each piece that enters a section in a gale (R-42)."""
    if not position.gales:
        return 1
    index, gales = position.board.inner_index, position.gales
    cost = 1 + (gales >> index[move.goal] & 1)
    return cost + (gales >> index[move.start] & 1) if isinstance(move, Swap) else cost
