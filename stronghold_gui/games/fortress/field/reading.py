"""Places in a map file."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, DIRECTIONS, Hex
from stronghold_gui.games.fortress.field.plan import Ground, Space

MOST_PLACE: Final = 99
"""The largest column and row."""
MOST_LEVEL: Final = 200


def read_hex(node: Node, known: dict[Hex, Ground] | None = None) -> Hex:
    """Return a column and row, which must be a hex of the map if that is given."""
    items = list(node.items())
    if len(items) != 2:
        raise node.fault("column and row were expected")
    at = items[0].number(0, MOST_PLACE), items[1].number(0, MOST_PLACE)
    if known is not None and at not in known:
        raise node.fault(f"there is no hex {at[0]},{at[1]}")
    return at


def read_space(node: Node) -> Space:
    """Return a column, row and level."""
    items = list(node.items())
    if len(items) != 3:
        raise node.fault("column, row and level were expected")
    return items[0].number(0, MOST_PLACE), items[1].number(0, MOST_PLACE), items[2].number(0, MOST_LEVEL)


def read_direction(node: Node) -> int:
    """Return a direction by its name."""
    return DIRECTION_INDEX[node.choice(*DIRECTIONS)]
