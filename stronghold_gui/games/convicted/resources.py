"""Dealing resources out one marker at a time, the most valuable first (RC-95)."""

from __future__ import annotations

from stronghold_gui.games.convicted.pieces import GOLD, IRON, RESOURCES, STONE, WOOD
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.values import Cost

DEAREST_FIRST = (GOLD, IRON, STONE, WOOD)


def deal(position: Position, resources: Cost) -> list[Cost]:
    """Return each defender's share, in seat order; dealt clockwise from the first player: gold, iron, stone, wood."""
    order = position.in_turn()
    shares = [[0] * len(RESOURCES) for _ in order]
    turn = 0
    for kind in DEAREST_FIRST:
        for _ in range(resources[kind]):
            shares[order[turn % len(order)]][kind] += 1
            turn += 1
    return [(wood, stone, iron, gold) for wood, stone, iron, gold in shares]
