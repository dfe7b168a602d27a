"""Reading walls and walks: what a section may stand on, what it must carry, how sections join (rules, section 2.2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.reading import Node
from stronghold_gui.games.fortress.data.cards_file import only
from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.hexes import Hex, direction, neighbours
from stronghold_gui.games.fortress.field.plan import DoorFrame, Ground
from stronghold_gui.games.fortress.field.reading import MOST_LEVEL, read_direction, read_hex
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, unbuildable

_TURN: Final = {"straight": 3, "corner": 2}
"""By how many sixths of a turn the two joined sides of a section lie apart; an end has one."""
_WALK_HEXES: Final = {"walk_1": 1, "walk_7": 7, "walk_9": 9}


@dataclass(frozen=True, slots=True)
class Section:
    """A section of wall: where, the how-many-th from below, its shape and the sides on which it joins others."""

    at: Hex
    tier: int
    shape: str
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Walls:
    """The walls of a map: the level of the top of each column that is built, and the pieces used."""

    tops: dict[Hex, int]
    used: Counter[str]


@dataclass(frozen=True, slots=True)
class Walks:
    """The walks of a map: the raised ones by hex, and the pieces used."""

    raised: dict[Hex, tuple[int, ...]]
    used: Counter[str]


def read_walls(node: Node, hexes: dict[Hex, Ground], door: DoorFrame | None, pieces: Pieces) -> Walls:
    """Return the walls; raises ``DataFault`` for a section that floats or does not fit."""
    found: dict[tuple[Hex, int], Section] = {}
    frame = {door.spaces[0], *door.feet} if door else set()
    tops = {at: hexes[at].level + pieces.levels["frame"] for at in frame}
    used: Counter[str] = Counter(door=1) if door else Counter()
    for item in sorted(node.items(), key=lambda item: item.at("tier").number(1, 20)):
        section = _section(item, hexes)
        if (section.at, section.tier) in found:
            raise unbuildable(item, Unbuildable.TWO_SECTIONS)
        if section.at in frame:
            _check_on_frame(item, section, found)
        elif section.tier == 1:
            _check_on_base(item, section, hexes)
            tops[section.at] = hexes[section.at].level + pieces.levels["base"]
            used[f"base_{section.shape}"] += 1
        else:
            _check_on_section(item, section, found)
        found[section.at, section.tier] = section
        tops[section.at] += pieces.levels["section"]
        used[f"wall_{section.shape}"] += 1
    _check_joints(node, found, door)
    return Walls(tops, used)


def _section(node: Node, hexes: dict[Hex, Ground]) -> Section:
    only(node, {"at", "tier", "type", "sides", "on"})
    shape = node.at("type").choice("straight", "corner", "end")
    sides = tuple(read_direction(side) for side in node.at("sides").items())
    if shape == "end":
        fits = len(sides) == 1
    else:
        fits = len(sides) == 2 and _TURN[shape] in ((sides[0] - sides[1]) % 6, (sides[1] - sides[0]) % 6)
    if not fits:
        raise unbuildable(node.at("sides"), Unbuildable.OTHER_SIDES, shape=shape)
    node.at("on").choice("base", "wall", "door_frame")
    return Section(read_hex(node.at("at"), hexes), node.at("tier").number(1, 20), shape, sides)


def _check_on_base(node: Node, section: Section, hexes: dict[Hex, Ground]) -> None:
    """A base stands on grass, sand or rock (RF-09)."""
    if node.at("on").text() != "base":
        raise unbuildable(node.at("on"), Unbuildable.NEEDS_BASE)
    if not hexes[section.at].terrain.base:
        raise unbuildable(node.at("at"), Unbuildable.NO_BASE, terrain=hexes[section.at].terrain.id)


def _check_on_frame(node: Node, section: Section, found: dict[tuple[Hex, int], Section]) -> None:
    """Each hex of the frame, which is as high as base and section, may carry sections (RF-08)."""
    if section.tier == 1:
        raise unbuildable(node.at("tier"), Unbuildable.FRAME_THERE)
    if section.tier == 2 and node.at("on").text() != "door_frame":
        raise unbuildable(node.at("on"), Unbuildable.ON_FRAME)
    if section.tier > 2:
        _check_on_section(node, section, found)


def _check_on_section(node: Node, section: Section, found: dict[tuple[Hex, int], Section]) -> None:
    """A section on another is of its shape; an end may close an upper run over a corner (RF-12)."""
    below = found.get((section.at, section.tier - 1))
    if below is None or node.at("on").text() != "wall":
        raise unbuildable(node, Unbuildable.SECTION_FLOATS)
    if section.shape != below.shape and (section.shape, below.shape) != ("end", "corner"):
        raise unbuildable(node.at("type"), Unbuildable.DOES_NOT_FIT, shape=section.shape, below=below.shape)


def _check_joints(node: Node, found: dict[tuple[Hex, int], Section], door: DoorFrame | None) -> None:
    """Every joined side meets another section of the tier, or a foot of the door."""
    feet = door.feet if door else ()
    for (at, tier), section in found.items():
        for side in section.sides:
            beyond = neighbours(at)[side]
            other = found.get((beyond, tier))
            if not (other and direction(beyond, at) in other.sides) and not (tier == 1 and beyond in feet):
                raise unbuildable(node, Unbuildable.JOINS_NOTHING, col=at[0], row=at[1], tier=tier)


def read_walks(node: Node, hexes: dict[Hex, Ground], walls: Walls, pieces: Pieces) -> Walks:
    """Return the walks; raises ``DataFault`` for one that floats, and for a wall that is left bare."""
    raised: dict[Hex, set[int]] = {}
    used: Counter[str] = Counter()
    for item in node.items():
        only(item, {"piece", "level", "hexes"})
        piece = item.at("piece").choice(*_WALK_HEXES)
        cells = [read_hex(cell, hexes) for cell in item.at("hexes").items()]
        level = item.at("level").number(1, MOST_LEVEL)
        if len(set(cells)) != _WALK_HEXES[piece]:
            raise unbuildable(item.at("hexes"), Unbuildable.WALK_COVERS, piece=piece, count=_WALK_HEXES[piece])
        used[piece] += 1
        if all(hexes[at].terrain.walk and hexes[at].level == level for at in cells):
            continue
        if not any(walls.tops.get(at) == level - pieces.levels["walk"] for at in cells):
            raise unbuildable(item, Unbuildable.WALK_FLOATS)
        for at in cells:
            if level in raised.setdefault(at, set()) or walls.tops.get(at, 0) >= level:
                raise unbuildable(item.at("hexes"), Unbuildable.WALK_BLOCKED, col=at[0], row=at[1])
            raised[at].add(level)
    for at, top in walls.tops.items():
        if top + pieces.levels["walk"] not in raised.get(at, ()):
            raise unbuildable(node, Unbuildable.WALL_BARE, col=at[0], row=at[1], level=top + pieces.levels["walk"])
    return Walks({at: tuple(sorted(levels)) for at, levels in raised.items()}, used)
