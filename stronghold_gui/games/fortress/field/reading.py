"""Places in a map file."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.names import is_clean
from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, DIRECTIONS, Hex
from stronghold_gui.games.fortress.field.plan import Ground, Space
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable

MOST_PLACE: Final = 99
"""The largest column and row."""
MOST_LEVEL: Final = 200
MOST_NAME: Final = 60
"""Letters of a name."""


def read_hex(node: Node, known: dict[Hex, Ground] | None = None) -> Hex:
    """Return a column and row, which must be a hex of the map if that is given."""
    items = list(node.items())
    if len(items) != 2:
        raise unbuildable(node, Unbuildable.NOT_A_HEX)
    at = items[0].number(0, MOST_PLACE), items[1].number(0, MOST_PLACE)
    if known is not None and at not in known:
        raise unbuildable(node, Unbuildable.NO_HEX, col=at[0], row=at[1])
    return at


def read_space(node: Node) -> Space:
    """Return a column, row and level."""
    items = list(node.items())
    if len(items) != 3:
        raise unbuildable(node, Unbuildable.NOT_A_SPACE)
    return items[0].number(0, MOST_PLACE), items[1].number(0, MOST_PLACE), items[2].number(0, MOST_LEVEL)


def read_name(node: Node) -> str:
    """Return what a map or a part of it is called: a short text in one line."""
    name = node.text() if node.value != "" else ""
    if not 0 < len(name) <= MOST_NAME or not is_clean(name):
        raise unbuildable(node, Unbuildable.NOT_A_NAME, limit=MOST_NAME)
    return name


def read_direction(node: Node) -> int:
    """Return a direction by its name."""
    return DIRECTION_INDEX[node.choice(*DIRECTIONS)]
