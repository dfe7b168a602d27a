"""Effect of the ring on enemies who cross it (rules, sections 2 and 8; RC-22, RC-23, RC-56, RC-57)."""

from __future__ import annotations

from stronghold_gui.games.convicted.pieces import BRIDGE, DITCH, FIRST_FOE_ENGINE, MOAT, OPEN, STAKES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import effects_of, in_zone


def obstacle_before(position: Position, direction: int) -> int:
    """Return the effective obstacle before a wall.

    It is the mildest one if all four ring sections are filled, otherwise ``OPEN``.
    """
    kinds = {position.ring[section] for section in position.values.ring_of[direction]}
    if OPEN in kinds:
        return OPEN
    return next(kind for kind in (DITCH, STAKES, MOAT) if kind in kinds)


def in_the_way(position: Position, direction: int) -> int:
    """Return the obstacle that attackers of a direction have to cross now; ``OPEN`` if they have a bridge."""
    return OPEN if in_zone(position, direction, BRIDGE) else obstacle_before(position, direction)


def held(position: Position, piece: int, obstacle: int) -> bool:
    """Return whether a piece that has just arrived waits before an obstacle."""
    if not position.values.obstacles[obstacle].slows:
        return False
    if piece >= FIRST_FOE_ENGINE:
        return True
    foe = position.values.foes[piece]
    spared = foe.flies or (foe.climbs and obstacle == DITCH)
    return not spared and not effects_of(position, piece).ignores_slowing


def lost_at(position: Position, piece: int, obstacle: int, count: int) -> int:
    """Return the number of pieces of a kind that fall while they cross; bosses, flyers and engines do not."""
    if piece >= FIRST_FOE_ENGINE or not position.values.obstacles[obstacle].losses:
        return 0
    foe = position.values.foes[piece]
    return 0 if foe.boss or foe.flies else casualties(position, count)


def casualties(position: Position, count: int) -> int:
    """Return the number of losses among pieces of a kind, by the casualty table (RC-57)."""
    tables = position.values.siege
    if count < tables.casualties_first:
        return 0
    return 1 + (count - tables.casualties_first) // tables.casualties_every
