"""What the Defender's actions cost at a moment (R-37), and which of them are covered."""

from __future__ import annotations

from operator import ge

from stronghold_gui.games.stronghold.by_identity import by_identity
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.values import Values

Costs = tuple[int, ...]
"""A cost for each action, by index of ``pieces.DEFENDER_ACTIONS``."""


class CostBook:
    """The costs of one edition, by the marks that change them."""

    def __init__(self, values: Values) -> None:
        """Begin with an empty book."""
        self._values = values
        self._known: dict[tuple[int, int, int], tuple[Costs, Costs]] = {}

    def of(self, saboteurs: int, fires: int, last_legs: int) -> tuple[Costs, Costs]:
        """Return every action's cost, and the same less one.

        One more for a saboteur, one more for fire, one less for last legs, at least one.
        """
        key = (saboteurs, fires, last_legs)
        found = self._known.get(key)
        if found is None:
            actions = zip(self._values.action_cost, self._values.action_building, strict=True)
            costs = tuple(
                max(1, base + (saboteurs >> house & 1) + (fires >> house & 1) - (house == last_legs))
                for base, house in actions
            )
            found = self._known[key] = (costs, tuple(cost - 1 for cost in costs))
        return found


@by_identity
def _book(values: Values) -> CostBook:
    return CostBook(values)


def costs_of(position: Position) -> Costs:
    """Return what each action costs now."""
    return _book(position.values).of(position.saboteurs, position.fires, position.last_legs)[0]


def nearly_of(position: Position) -> Costs:
    """Return for each action how many hourglasses must lie there for one more to cover it."""
    return _book(position.values).of(position.saboteurs, position.fires, position.last_legs)[1]


def covered(position: Position) -> list[int]:
    """Return the actions on which lies what they cost now; they wait only while they cannot be done.

    A mark of use does not matter: on a used action hourglasses lie only if its second taking has begun (R-39).
    """
    paid, costs = position.paid, costs_of(position)
    if True not in map(ge, paid, costs):
        return []
    return [action for action, cost in enumerate(costs) if paid[action] >= cost]
