"""Squads and their fights before the western wall, for tests of melee and powers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.pieces import DIRECTIONS, FOE_INDEX
from stronghold_gui.games.convicted.squads import Facing, Squad
from tests.games.convicted.scene import Scene

WEST: Final = DIRECTIONS.index("W")
SPEAR, ARCHER, SWORD, HEAVY = 0, 1, 2, 4


def foes(*names: str) -> tuple[int, ...]:
    """Return enemy units by number."""
    return tuple(FOE_INDEX[name] for name in names)


def squad(leader: str, *supports: str, facing: tuple[int, ...] = (), direction: int = WEST, **members: object) -> Squad:
    """Return a squad; of ``facing`` the first leads."""
    opponents = Facing(facing[0], tuple(sorted(facing[1:]))) if facing else None
    made = Squad(direction, 1, FOE_INDEX[leader], supports=foes(*supports), facing=opponents)
    return replace(made, **members)


def fought(table: Scene, each: Squad, dice: str) -> Scene:
    """Let one squad fight."""
    table.position.squads = [each]
    return table.go(task("fight", 0), dice=dice)


def melee(table: Scene, each: Squad, dice: str = "") -> Scene:
    """Play the whole stage with one squad."""
    table.position.squads = [each]
    return table.go(task("melee"), dice=dice)
