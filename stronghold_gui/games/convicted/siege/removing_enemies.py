"""Removal of enemy pieces from zones and squads, and moves of squads' leaders (RC-40, RC-41, RC-44)."""

from __future__ import annotations

from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ASSAULT, FIRST_FOE_ENGINE, FOE_PIECES, NONE, NORTH, ZONES
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.events import FoesFell, LeaderChanged, SquadGone
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, by_strength, put, squad_id
from stronghold_gui.games.convicted.squads import GATEWAY, WALL, ZONE, Squad


def remove_from_zone(position: Position, zone: int, piece: int, count: int, why: str, out: list[Event]) -> None:
    """Remove pieces from a zone; for members of squads call ``remove_from_squad`` instead.

    The counts ``arrived`` and ``stormers`` are limited to the pieces left. The task pushed checks whether the other
    enemies flee (RC-41).
    """
    put(position, zone, piece, -count)
    if zone < ASSAULT:
        left, at = position.field[zone * FOE_KINDS + piece], zone * FOE_KINDS + piece
        position.arrived[at] = min(position.arrived[at], left)
        if piece < FIRST_FOE_ENGINE:
            position.stormers[zone * FOE_UNITS + piece] = min(position.stormers[zone * FOE_UNITS + piece], left)
    position.stirred = True
    out.append(FoesFell(ZONES[zone], FOE_PIECES[piece], count, why))
    position.todo.append(task("flight"))


def remove_from_squad(position: Position, index: int, foe: int, why: str, out: list[Event]) -> None:
    """Remove a unit from a squad: a support if there is one of its kind, otherwise the leader (stage 10).

    The strongest support, which is in the assault zone, replaces a fallen leader.
    """
    squad = position.squads[index]
    name = squad_id(squad)
    if foe in squad.supports:
        supports = list(squad.supports)
        supports.remove(foe)
        position.squads[index] = squad.led_by(squad.leader, squad.place, tuple(supports))
        put(position, ASSAULT + squad.direction, foe, -1)
        place = ZONE
    else:
        place = squad.place
        _leader_off(position, squad)
        followers = by_strength(position, list(squad.supports))
        leader = followers[0] if followers else NONE
        position.squads[index] = squad.led_by(leader, ZONE, tuple(followers[1:]))
    position.stirred = True
    out.append(FoesFell(_where(squad, place), FOE_PIECES[foe], 1, why))
    if position.squads[index].leader == NONE:
        out.append(SquadGone(name))
    elif position.squads[index].leader != squad.leader or (foe == squad.leader and foe not in squad.supports):
        out.append(LeaderChanged(name, FOE_PIECES[position.squads[index].leader]))
    trim_demolished(position, squad.direction)
    position.todo.append(task("flight"))


def _leader_off(position: Position, squad: Squad) -> None:
    if squad.place == WALL:
        position.climbed[squad.direction * FOE_UNITS + squad.leader] -= 1
    elif squad.place == GATEWAY:
        position.gateway = NONE
    else:
        put(position, ASSAULT + squad.direction, squad.leader, -1)


def _where(squad: Squad, place: int) -> str:
    if place == GATEWAY:
        return "gateway"
    zone = ZONES[ASSAULT + squad.direction]
    return f"wall_{zone.removeprefix('assault_')}" if place == WALL else zone


def trim_demolished(position: Position, direction: int) -> None:
    """Limit the count of giants that have struck to the giants left."""
    at = direction * FOE_UNITS
    for foe in range(FOE_UNITS):
        if used := position.demolished[at + foe]:
            here = position.field[(ASSAULT + direction) * FOE_KINDS + foe] + position.climbed[at + foe]
            position.demolished[at + foe] = min(used, here + (direction == NORTH and position.gateway == foe))


def fall_back(position: Position, index: int) -> None:
    """Move the leader of a squad from the wall or the gateway back to the assault zone (12d)."""
    squad = position.squads[index]
    if squad.leader != NONE and squad.place != ZONE:
        _leader_off(position, squad)
        put(position, ASSAULT + squad.direction, squad.leader, 1)
        position.squads[index] = squad.led_by(squad.leader, ZONE, squad.supports)


def stand_on(position: Position, index: int, place: int) -> None:
    """Move the leader of a squad onto the wall or into the gateway."""
    squad = position.squads[index]
    _leader_off(position, squad)
    if place == WALL:
        position.climbed[squad.direction * FOE_UNITS + squad.leader] += 1
    else:
        position.gateway = squad.leader
    position.squads[index] = squad.led_by(squad.leader, place, squad.supports)
    position.stirred = True
