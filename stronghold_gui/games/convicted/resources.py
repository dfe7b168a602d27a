"""Dealing of resources to the defenders, one at a time, the most valuable first (RC-95)."""

from __future__ import annotations

from stronghold_gui.games.convicted.pieces import GOLD, IRON, RESOURCES, STONE, WOOD
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.values import Cost

DEAREST_FIRST = (GOLD, IRON, STONE, WOOD)


def deal(position: Position, resources: Cost) -> list[Cost]:
    """Return the share of each defender, in seat order.

    Single resources are dealt clockwise from the first player: gold, then iron, stone, wood.
    """
    order = position.in_turn()
    shares = [[0] * len(RESOURCES) for _ in order]
    dealt = 0
    for kind in DEAREST_FIRST:
        for _ in range(resources[kind]):
            shares[order[dealt % len(order)]][kind] += 1
            dealt += 1
    return [(wood, stone, iron, gold) for wood, stone, iron, gold in shares]
