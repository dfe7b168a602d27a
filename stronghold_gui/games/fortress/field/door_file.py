"""The door of a map (rules, sections 2.2 and 7)."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.hexes import Hex, direction
from stronghold_gui.games.fortress.field.plan import DoorFrame, Ground
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_hex, check_hexes, unbuildable
from stronghold_gui.games.fortress.field.written import FramePart


def read_door(written: FramePart, hexes: dict[Hex, Ground]) -> DoorFrame:
    """Return the door; raises ``MapFault`` where its spaces do not lie as RF-11 says."""
    spaces = written.spaces
    check_hexes(spaces, hexes, "door.spaces")
    for index, foot in enumerate(written.feet):
        check_hex(foot.at, hexes, f"door.feet[{index}].at")
    hinges = [foot.hinge for foot in written.feet]
    if len(spaces) != 4 or sorted(hinges) != [False, True]:
        raise unbuildable("door", Unbuildable.DOOR_PARTS)
    hinge, other = (foot.at for foot in sorted(written.feet, key=lambda foot: not foot.hinge))
    _check_places(spaces, hinge, other)
    if len({hexes[at].level for at in (*spaces, hinge, other)}) != 1:
        raise unbuildable("door", Unbuildable.DOOR_LEVELS)
    if any(not hexes[at].terrain.height for at in (*spaces, hinge, other)):
        raise unbuildable("door", Unbuildable.DOOR_ON_WATER)
    one, two, three, four = spaces
    return DoorFrame((one, two, three, four), (hinge, other))


def _check_places(spaces: list[Hex], hinge: Hex, other: Hex) -> None:
    one, two, three, four = spaces
    across = direction(hinge, one)
    if across < 0 or across != direction(one, other):
        raise unbuildable("door.feet", Unbuildable.DOOR_IN_LINE)
    if direction(one, two) < 0 or direction(one, three) < 0 or direction(two, three) < 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_SPACES)
    if direction(three, hinge) < 0 or direction(two, hinge) >= 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_HINGE)
    if direction(four, two) < 0 or direction(four, three) < 0 or direction(four, one) >= 0:
        raise unbuildable("door.spaces", Unbuildable.DOOR_SPACE_4)
