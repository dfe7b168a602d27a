"""Reading of a map's walls and walks, with checks of the support and the joints of each (rules, section 2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.fortress.data.pieces import Pieces
from stronghold_gui.games.fortress.field.hexes import DIRECTION_INDEX, DIRECTIONS, Hex, direction, neighbours
from stronghold_gui.games.fortress.field.plan import DoorFrame, Ground
from stronghold_gui.games.fortress.field.unbuildable import Unbuildable, check_hex, check_hexes, unbuildable
from stronghold_gui.games.fortress.field.written import SectionPart, WalkPart

_TURN: Final = {"straight": 3, "corner": 2}
"""The angle between the two joined sides of a section, in sixths of a turn; an end has only one joined side."""
_WALK_HEXES: Final = {"walk_1": 1, "walk_7": 7, "walk_9": 9}
_Sections = dict[tuple[Hex, int], SectionPart]
"""Sections of wall by hex and tier."""


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


def read_walls(parts: Sequence[SectionPart], hexes: dict[Hex, Ground], door: DoorFrame | None, pieces: Pieces) -> Walls:
    """Return the walls; raises ``MapFault`` for a section that floats or does not fit."""
    found: _Sections = {}
    frame = {door.spaces[0], *door.feet} if door else set()
    tops = {at: hexes[at].level + pieces.levels["frame"] for at in frame}
    used: Counter[str] = Counter(door=1) if door else Counter()
    for index, section in sorted(enumerate(parts), key=lambda each: each[1].tier):
        path = f"walls[{index}]"
        _check_sides(path, section)
        check_hex(section.at, hexes, f"{path}.at")
        if (section.at, section.tier) in found:
            raise unbuildable(path, Unbuildable.TWO_SECTIONS)
        if section.at in frame:
            _check_on_frame(path, section, found)
        elif section.tier == 1:
            _check_on_base(path, section, hexes)
            tops[section.at] = hexes[section.at].level + pieces.levels["base"]
            used[f"base_{section.type}"] += 1
        else:
            _check_on_section(path, section, found)
        found[section.at, section.tier] = section
        tops[section.at] += pieces.levels["section"]
        used[f"wall_{section.type}"] += 1
    _check_joints(found, door)
    return Walls(tops, used)


def _check_sides(path: str, section: SectionPart) -> None:
    sides = [DIRECTION_INDEX[side] for side in section.sides]
    if section.type == "end":
        fits = len(sides) == 1
    else:
        fits = len(sides) == 2 and _TURN[section.type] in ((sides[0] - sides[1]) % 6, (sides[1] - sides[0]) % 6)
    if not fits:
        raise unbuildable(f"{path}.sides", Unbuildable.OTHER_SIDES, shape=section.type)


def _check_on_base(path: str, section: SectionPart, hexes: dict[Hex, Ground]) -> None:
    """Check that a base stands on grass, sand or rock (RF-09)."""
    if section.on != "base":
        raise unbuildable(f"{path}.on", Unbuildable.NEEDS_BASE)
    if not hexes[section.at].terrain.base:
        raise unbuildable(f"{path}.at", Unbuildable.NO_BASE, terrain=hexes[section.at].terrain.id)


def _check_on_frame(path: str, section: SectionPart, found: _Sections) -> None:
    """Check a section on a hex of the door frame, which is as high as base and section (RF-08)."""
    if section.tier == 1:
        raise unbuildable(f"{path}.tier", Unbuildable.FRAME_THERE)
    if section.tier == 2 and section.on != "door_frame":
        raise unbuildable(f"{path}.on", Unbuildable.ON_FRAME)
    if section.tier > 2:
        _check_on_section(path, section, found)


def _check_on_section(path: str, section: SectionPart, found: _Sections) -> None:
    """Check that a section on another has the same shape; an end may close an upper run over a corner (RF-12)."""
    below = found.get((section.at, section.tier - 1))
    if below is None or section.on != "wall":
        raise unbuildable(path, Unbuildable.SECTION_FLOATS)
    if section.type != below.type and (section.type, below.type) != ("end", "corner"):
        raise unbuildable(f"{path}.type", Unbuildable.DOES_NOT_FIT, shape=section.type, below=below.type)


def _check_joints(found: _Sections, door: DoorFrame | None) -> None:
    """Check that each joined side meets another section of its tier, or in tier 1 a foot of the door."""
    feet = door.feet if door else ()
    for (at, tier), section in found.items():
        for side in section.sides:
            beyond = neighbours(at)[DIRECTION_INDEX[side]]
            other = found.get((beyond, tier))
            if not (other and DIRECTIONS[direction(beyond, at)] in other.sides) and not (tier == 1 and beyond in feet):
                raise unbuildable("walls", Unbuildable.JOINS_NOTHING, col=at[0], row=at[1], tier=tier)


def read_walks(parts: Sequence[WalkPart], hexes: dict[Hex, Ground], walls: Walls, pieces: Pieces) -> Walks:
    """Return the walks; raises ``MapFault`` for a walk that floats or overlaps, or a wall without a walk on top."""
    raised: dict[Hex, set[int]] = {}
    used: Counter[str] = Counter()
    for index, walk in enumerate(parts):
        path, level = f"walks[{index}]", walk.level
        check_hexes(walk.hexes, hexes, f"{path}.hexes")
        covers = _WALK_HEXES[walk.piece]
        if len(set(walk.hexes)) != covers:
            raise unbuildable(f"{path}.hexes", Unbuildable.WALK_COVERS, piece=walk.piece, count=covers)
        used[walk.piece] += 1
        if all(hexes[at].terrain.walk and hexes[at].level == level for at in walk.hexes):
            continue
        if not any(walls.tops.get(at) == level - pieces.levels["walk"] for at in walk.hexes):
            raise unbuildable(path, Unbuildable.WALK_FLOATS)
        for at in walk.hexes:
            if level in raised.setdefault(at, set()) or walls.tops.get(at, 0) >= level:
                raise unbuildable(f"{path}.hexes", Unbuildable.WALK_BLOCKED, col=at[0], row=at[1])
            raised[at].add(level)
    for at, top in walls.tops.items():
        if top + pieces.levels["walk"] not in raised.get(at, ()):
            raise unbuildable("walks", Unbuildable.WALL_BARE, col=at[0], row=at[1], level=top + pieces.levels["walk"])
    return Walks({at: tuple(sorted(levels)) for at, levels in raised.items()}, used)
