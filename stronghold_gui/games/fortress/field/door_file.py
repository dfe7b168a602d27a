"""Reading the door of a map (rules, sections 2.2 and 7)."""

from __future__ import annotations

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.field.hexes import Hex, direction
from stronghold_gui.games.fortress.field.plan import DoorFrame, Ground
from stronghold_gui.games.fortress.field.reading import read_hex


def read_door(node: Node, hexes: dict[Hex, Ground]) -> DoorFrame:
    """Return the door; raises ``DataFault`` where its spaces do not lie as RF-11 says."""
    only(node, {"spaces", "feet"})
    spaces = [read_hex(item, hexes) for item in node.at("spaces").items()]
    feet = [read_hex(item.at("at"), hexes) for item in node.at("feet").items()]
    hinges = [item.at("hinge").flag() for item in node.at("feet").items()]
    if len(spaces) != 4 or len(feet) != 2 or sorted(hinges) != [False, True]:
        raise node.fault("a door has four spaces and two feet, one of them with the hinge")
    hinge, other = sorted(feet, key=lambda foot: not hinges[feet.index(foot)])
    _check_places(node, spaces, hinge, other)
    if len({hexes[at].level for at in (*spaces, *feet)}) != 1:
        raise node.fault("all its spaces and feet lie on one level")
    if any(not hexes[at].terrain.height for at in (*spaces, *feet)):
        raise node.fault("it stands on land, not on water")
    one, two, three, four = spaces
    return DoorFrame((one, two, three, four), (hinge, other))


def _check_places(node: Node, spaces: list[Hex], hinge: Hex, other: Hex) -> None:
    one, two, three, four = spaces
    across = direction(hinge, one)
    if across < 0 or across != direction(one, other):
        raise node.at("feet").fault("foot, space 1 and foot are three hexes in line")
    if direction(one, two) < 0 or direction(one, three) < 0 or direction(two, three) < 0:
        raise node.at("spaces").fault("spaces 2 and 3 are neighbours of space 1 and of each other")
    if direction(three, hinge) < 0 or direction(two, hinge) >= 0:
        raise node.at("spaces").fault("space 3 lies at the foot with the hinge, space 2 does not")
    if direction(four, two) < 0 or direction(four, three) < 0 or direction(four, one) >= 0:
        raise node.at("spaces").fault("space 4 touches spaces 2 and 3, and not space 1")
