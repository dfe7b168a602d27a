"""Siege towers, boulders and cauldrons, and the spells of that stage (stage 10; M-30, M-31; RC-30, RC-92, RC-93).

Tasks: ``towers`` gives siege towers to squads. ``boulders`` (direction) rolls for a wall. ``pour`` (direction, power
left, 1 for the rain of stones) asks for the units that fall.
"""

from __future__ import annotations

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    FOE_INDEX,
    FOE_PIECES,
    NONE,
    ON_WALLS,
    SIEGE_TOWER,
    ZONES,
    wall_of,
)
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Poured, TowerGiven
from stronghold_gui.games.convicted.siege.foes import (
    directions_in_order,
    endurance,
    find_squad,
    in_zone,
    of_zone,
    squad_id,
    strength,
    support,
)
from stronghold_gui.games.convicted.siege.powers import immune
from stronghold_gui.games.convicted.siege.reach import towers_take_off
from stronghold_gui.games.convicted.siege.removing_enemies import remove_from_squad, remove_from_zone
from stronghold_gui.games.convicted.squads import ZONE


def towers(position: Position, task_: Task, out: list[Event]) -> bool:
    """Give the siege towers before every wall to the squads with the highest ``worth``."""
    del task_
    position.todo.pop()
    for direction in directions_in_order(position):
        count = in_zone(position, ASSAULT + direction, SIEGE_TOWER)
        here = [
            index
            for index, squad in enumerate(position.squads)
            if squad.direction == direction and squad.leader != NONE
        ]
        here.sort(key=lambda index: (-worth(position, index), index))
        for index in here[:count]:
            position.squads[index] = replace(position.squads[index], tower=True)
            out.append(TowerGiven(squad_id(position.squads[index]), worth(position, index)))
    return False


def worth(position: Position, index: int) -> int:
    """Return the sum of the leader's strength and the supports' support of a squad."""
    squad = position.squads[index]
    return strength(position, squad.leader) + sum(support(position, foe) for foe in squad.supports)


def boulders(position: Position, task_: Task, out: list[Event]) -> bool:
    """Roll for the boulders and the cauldron of a wall; dodging and covers do not reduce them."""
    direction = task_[1]
    position.todo.pop()
    wall, zone = wall_of(direction), ASSAULT + direction
    if not can_fall(position, direction, False):
        return False
    dice = [
        d3(position, f"boulders {DIRECTIONS[direction]}")
        for kind in ON_WALLS
        for _ in range(position.engines[cell(wall, kind)] * position.values.engines[kind].attacks)
    ]
    if not dice:
        return False
    tower = towers_take_off(position, zone)
    power = max(sum(dice) + len(dice) * position.fortification(wall).boulders - tower, 0)
    out.append(Poured(DIRECTIONS[direction], tuple(dice), power, tower))
    position.todo.append(task("pour", direction, power, 0))
    return False


def can_fall(position: Position, direction: int, spell: bool) -> list[tuple[int, int]]:
    """Return the units in an assault zone that can fall, each with its squad's index or ``NONE``.

    Units on the wall and in the gateway are in no zone. Units that are never a target cannot fall; with ``spell``,
    those immune to spells cannot either.
    """
    found: set[tuple[int, int]] = set()
    in_squads = [0] * FIRST_FOE_ENGINE
    for index, squad in enumerate(position.squads):
        if squad.direction == direction:
            for foe in squad.members if squad.place == ZONE else squad.supports:
                found.add((foe, index))
                in_squads[foe] += 1
    for foe, count in of_zone(position, ASSAULT + direction):
        if foe < FIRST_FOE_ENGINE and count > in_squads[foe]:
            found.add((foe, NONE))
    return sorted(pair for pair in found if not _spared(position, pair[0], spell))


def no_rain(position: Position, direction: int) -> Refusal | None:
    """Return the refusal for a rain of stones without a target in an assault zone (RC-92)."""
    if can_fall(position, direction, True):
        return None
    others = can_fall(position, direction, False)
    if others:
        return immune(position, others[0][0])
    return refuse(Reason.NO_TARGET, "RC-92", piece=ZONES[ASSAULT + direction])


def _spared(position: Position, foe: int, spell: bool) -> Refusal | None:
    if position.values.foes[foe].never_a_target:
        return refuse(Reason.NO_TARGET, "10", piece=FOE_PIECES[foe])
    return immune(position, foe) if spell else None


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a unit can fall."""
    del task_, out
    if _possible(position):
        return True
    position.todo.pop()
    return False


def _possible(position: Position) -> list[tuple[int, int]]:
    _, direction, power, spell, *_ = position.todo[-1]
    return [pair for pair in can_fall(position, direction, bool(spell)) if endurance(position, pair[0]) <= power]


def place_of(position: Position, direction: int, index: int) -> str:
    """Return the id of the place from which a unit is removed: its squad, or the assault zone if it is in none."""
    return ZONES[ASSAULT + direction] if index == NONE else squad_id(position.squads[index])


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the wall's defender; after the spell, those of all defenders (M-31)."""
    _, direction, power, spell, *_ = position.todo[-1]
    zone = ZONES[ASSAULT + direction]
    if spell:
        return tuple(asks(seat, Kind.RAIN, zone, power, optional=seat != position.first) for seat in position.in_turn())
    return (asks(position.owner[wall_of(direction)], Kind.BOULDERS, zone, power),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each unit that can fall, and the move that leaves the others."""
    direction = position.todo[-1][1]
    found: list[m.Move] = [
        m.Take(FOE_PIECES[foe], place_of(position, direction, index)) for foe, index in _possible(position)
    ]
    return found if _closing(position, seat) else [*found, m.DONE]


def _closing(position: Position, seat: int) -> Refusal | None:
    """Return the refusal for closing the step."""
    if position.todo[-1][3] and seat != position.first:
        return refuse(Reason.FIRST_CLOSES, "RC-07", seat=position.first)
    return None


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    _, direction, power, spell, *_ = position.todo[-1]
    match move:
        case m.Take(piece, place) if piece in FOE_PIECES:
            foe = FOE_INDEX[piece]
            if foe >= FIRST_FOE_ENGINE:
                return refuse(Reason.NO_ENGINES, "RC-30", piece=piece)
            index = NONE if place == ZONES[ASSAULT + direction] else find_squad(position, place)
            if (foe, index) in can_fall(position, direction, bool(spell)):
                needed = endurance(position, foe)
                enough = needed <= power
                return None if enough else refuse(Reason.OVER_POWER, "RC-30", piece=piece, count=needed, limit=power)
            return _not_there(position, foe, index, place, bool(spell))
        case m.Done():
            return _closing(position, seat)
        case _:
            return untimely(seat, move, decisions(position))


def _not_there(position: Position, foe: int, index: int, place: str, spell: bool) -> Refusal:
    squad = position.squads[index] if index != NONE else None
    if squad and squad.place != ZONE and squad.leader == foe:
        return refuse(Reason.ON_THE_WALL, "8", piece=FOE_PIECES[foe])
    spared = _spared(position, foe, spell) if squad and foe in squad.members else None
    return spared or refuse(Reason.NOT_THERE, "8", piece=FOE_PIECES[foe], place=place)


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Take(piece, place):
            kind, direction, power, spell, *_ = position.todo[-1]
            foe = FOE_INDEX[piece]
            position.todo[-1] = task(kind, direction, power - endurance(position, foe), spell)
            why = "rain" if spell else "boulders"
            index = find_squad(position, place)
            if index == NONE:
                remove_from_zone(position, ASSAULT + direction, foe, 1, why, out)
            else:
                remove_from_squad(position, index, foe, why, out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
