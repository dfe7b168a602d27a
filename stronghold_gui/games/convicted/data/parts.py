"""What all data files of the game write alike: prices, technologies, counts of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from stronghold_gui.core.reading import Node
from stronghold_gui.games.convicted.pieces import NONE, RESOURCES, TECHNOLOGIES
from stronghold_gui.games.convicted.values import Cost

MOST = 99
"""The highest figure that a data file may name."""
MOST_PIECES = 999
"""More pieces than any box has."""

T = TypeVar("T")


def cost(node: Node) -> Cost:
    """Return wood, stone, iron, gold."""
    wood, stone, iron, gold = sized(node, [item.number(0, MOST) for item in node.items()], len(RESOURCES))
    return wood, stone, iron, gold


def sized(node: Node, found: Sequence[T], count: int) -> Sequence[T]:
    """Return a list that must have so many items."""
    if len(found) != count:
        raise node.fault(f"{count} values were expected, {len(found)} are there")
    return found


def index(node: Node, names: Sequence[str]) -> int:
    """Return the number of a name."""
    return names.index(node.choice(*names))


def optional(node: Node, name: str, names: Sequence[str]) -> int:
    """Return the number of the name that a member has, or ``NONE`` without that member."""
    return index(node.at(name), names) if node.has(name) else NONE


def figure(node: Node, name: str, least: int = 0) -> int:
    """Return the number that a member has, 0 without that member."""
    return node.at(name).number(least, MOST) if node.has(name) else 0


def flag(node: Node, name: str) -> bool:
    """Return whether a member is true; without it, it is not."""
    return node.has(name) and node.at(name).flag()


def technologies(node: Node, name: str) -> int:
    """Return the technologies that a member lists, as bits."""
    bits = 0
    if node.has(name):
        for item in node.at(name).items():
            bits |= 1 << index(item, TECHNOLOGIES)
    return bits


def each(node: Node, names: Sequence[str]) -> list[Node]:
    """Return the members of these names, all of which and no others must be there, in their order."""
    members = node.members()
    for name, member in members.items():
        if name not in names:
            raise member.fault(f"'{name}' is not one of {', '.join(names)}")
    return [node.at(name) for name in names]


def counted(node: Node, names: Sequence[str]) -> tuple[int, ...]:
    """Return how many of each name an object says; those left out are none."""
    found = [0] * len(names)
    for name, member in node.members().items():
        if name not in names:
            raise member.fault(f"'{name}' is not one of {', '.join(names)}")
        found[names.index(name)] = member.number(0, MOST)
    return tuple(found)
