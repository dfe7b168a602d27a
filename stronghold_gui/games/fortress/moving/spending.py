"""The cost of a way: a point for each step, and one for each level climbed (rules, 6.1, 6.3 and 6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from stronghold_gui.games.fortress.moving.allowance import allowance, points_left, stays_on_walk
from stronghold_gui.games.fortress.moving.possible import in_the_air
from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.moving.ways import step_between
from stronghold_gui.games.fortress.position import Position


class Cost(Struct, frozen=True):
    """The cost of a way.

    Attributes:
        points: the whole cost.
        steps: number of steps, a point each; for a flight, the number of hexes passed.
        levels: number of levels climbed, a point each.
        limit: the points available for it.
        how: ``walk`` on walk and road only, for which there are more points; ``flown`` in flight; else ``foot``.
        further: whether it uses the points for walk and road only.
    """

    points: int
    steps: int
    levels: int
    limit: int
    how: Literal["foot", "walk", "flown"] = "foot"
    further: bool = False


def cost_on_foot(position: Position, figure: int, places: Sequence[Place]) -> Cost:
    """Return the cost of a way on foot for a figure.

    Args:
        position: the table.
        figure: the moving figure.
        places: its way, from its start to its end.
    """
    steps = [step_between(position, figure, here, beyond) for here, beyond in pairwise(places)]
    points = sum(step.cost for step in steps)
    levels, (left, walk_left) = points - len(steps), points_left(position, figure)
    if walk_left > left and all(stays_on_walk(position, step) for step in steps):
        return Cost(points, len(steps), levels, walk_left, "walk", further=points > left)
    return Cost(points, len(steps), levels, left)


def cost_in_flight(position: Position, figure: int, goal: Place) -> Cost | None:
    """Return the cost of a figure's flight to a place; ``None`` if no flight leads there."""
    points = in_the_air(position, figure).ends.get(goal)
    return None if points is None else Cost(points, points, 0, allowance(position, figure), "flown")
