"""Reach of each post: the zones it shoots at and the targets there (rules, 6.1; RC-10, RC-11, RC-43, RC-84)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    COVER,
    FIRST_FOE_ENGINE,
    FOE_PIECES,
    KEEP,
    KEEP_BUILDING,
    SIEGE_TOWER,
    ZONES,
    directions_of,
    is_wall,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.siege.foes import (
    camouflaged,
    directions_in_order,
    effects,
    hidden_by_camouflage,
    in_zone,
    of_zone,
)


def reaches(position: Position, post: int, zone: int) -> bool:
    """Return whether shots from a post reach a zone.

    Walls and barrier towers reach only assault zones. Towers of level 1 and more reach both zones of both their walls.
    The keep reaches every zone.
    """
    if post == KEEP:
        return position.buildings[KEEP_BUILDING] >= 2
    if zone % ASSAULT not in directions_of(post):
        return False
    return zone >= ASSAULT or (not is_wall(post) and position.level[post] > 0)


def no_fire_target(position: Position, zone: int, piece: int) -> Refusal | None:
    """Return the refusal for shots at a piece that is not there, hidden, or never a target."""
    if not in_zone(position, zone, piece):
        return refuse(Reason.NOT_THERE, "8", piece=FOE_PIECES[piece], place=ZONES[zone])
    if piece < FIRST_FOE_ENGINE and position.values.foes[piece].never_a_target:
        return refuse(Reason.NO_TARGET, "10", piece=FOE_PIECES[piece])
    if hidden_by_camouflage(position, zone, piece):
        return refuse(Reason.CAMOUFLAGED, "RC-84", piece=FOE_PIECES[piece])
    return None


def targets(position: Position, zone: int, engines: bool = False) -> list[int]:
    """Return the pieces in a zone that can be hit: units, and engines if the shots may hit them.

    This is a faster way than to call ``no_fire_target`` for every piece.
    """
    foes, unseen = position.values.foes, camouflaged(position, zone)
    return [
        piece
        for piece, _ in of_zone(position, zone)
        if (
            engines
            if piece >= FIRST_FOE_ENGINE
            else not foes[piece].never_a_target and (foes[piece].ranged or not unseen)
        )
    ]


def dodged(position: Position, zone: int) -> int:
    """Return the reduction of each shooter's fire: the least dodge among the units of a zone (RC-111)."""
    units = [piece for piece, _ in of_zone(position, zone) if piece < FIRST_FOE_ENGINE]
    return min((effects(position, position.values.foes[piece].faction).dodge for piece in units), default=0)


def taken_off(position: Position, zone: int) -> tuple[int, int, int]:
    """Return the reductions of ranged fire at a zone by covers, the level of a faction, and siege towers (RC-43)."""
    tables = position.values.siege
    if zone >= ASSAULT:
        return 0, 0, towers_take_off(position, zone)
    covers = tables.covers if in_zone(position, zone, COVER) else 0
    runes = max(
        (
            effects(position, position.values.foes[piece].faction).covered
            for piece, _ in of_zone(position, zone)
            if piece < FIRST_FOE_ENGINE
        ),
        default=0,
    )
    return covers, runes, 0


def towers_take_off(position: Position, zone: int) -> int:
    """Return the reduction that a siege tower in an assault zone applies once to the fire at it."""
    return position.values.siege.siege_tower if zone >= ASSAULT and in_zone(position, zone, SIEGE_TOWER) else 0


def zones_in_order(position: Position) -> list[int]:
    """Return the zones by direction, the main one first, each deployment zone before its assault zone."""
    return [zone for direction in directions_in_order(position) for zone in (direction, ASSAULT + direction)]


def wall_before(zone: int) -> int:
    """Return the wall behind a zone."""
    return 2 * (zone % ASSAULT)
