"""Reading the door of a map (rules, sections 2.2 and 7)."""

from __future__ import annotations

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.field.hexes import Hex, direction
from stronghold_gui.games.fortress.field.plan import DoorFrame, Ground
from stronghold_gui.games.fortress.field.reading import read_hex
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable


def read_door(node: Node, hexes: dict[Hex, Ground]) -> DoorFrame:
    """Return the door; raises ``DataFault`` where its spaces do not lie as RF-11 says."""
    only(node, {"spaces", "feet"})
    spaces = [read_hex(item, hexes) for item in node.at("spaces").items()]
    feet = [read_hex(item.at("at"), hexes) for item in node.at("feet").items()]
    hinges = [item.at("hinge").flag() for item in node.at("feet").items()]
    if len(spaces) != 4 or len(feet) != 2 or sorted(hinges) != [False, True]:
        raise unbuildable(node, Unbuildable.DOOR_PARTS)
    hinge, other = sorted(feet, key=lambda foot: not hinges[feet.index(foot)])
    _check_places(node, spaces, hinge, other)
    if len({hexes[at].level for at in (*spaces, *feet)}) != 1:
        raise unbuildable(node, Unbuildable.DOOR_LEVELS)
    if any(not hexes[at].terrain.height for at in (*spaces, *feet)):
        raise unbuildable(node, Unbuildable.DOOR_ON_WATER)
    one, two, three, four = spaces
    return DoorFrame((one, two, three, four), (hinge, other))


def _check_places(node: Node, spaces: list[Hex], hinge: Hex, other: Hex) -> None:
    one, two, three, four = spaces
    across = direction(hinge, one)
    if across < 0 or across != direction(one, other):
        raise unbuildable(node.at("feet"), Unbuildable.DOOR_IN_LINE)
    if direction(one, two) < 0 or direction(one, three) < 0 or direction(two, three) < 0:
        raise unbuildable(node.at("spaces"), Unbuildable.DOOR_SPACES)
    if direction(three, hinge) < 0 or direction(two, hinge) >= 0:
        raise unbuildable(node.at("spaces"), Unbuildable.DOOR_HINGE)
    if direction(four, two) < 0 or direction(four, three) < 0 or direction(four, one) >= 0:
        raise unbuildable(node.at("spaces"), Unbuildable.DOOR_SPACE_4)
