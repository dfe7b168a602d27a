"""Forming of squads by the player who leads the enemy (M-29; RC-107).

The task ``grouping`` (direction) asks for one unit after the other until all are in squads. Units on the wall and in
the gateway lead the first squads; the first unit put into any other squad leads it.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import DIRECTIONS, FOE_INDEX, FOES, NONE
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.foes import by_strength, find_squad, squad_id
from stronghold_gui.games.convicted.siege.forming import (
    fighters,
    number_of_squads,
    sizes,
    squad_formed,
    standing,
    units_before,
)
from stronghold_gui.games.convicted.squads import ZONE, Squad


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Make the empty squads first; ask until all units are in squads, then sort the supports."""
    direction = task_[1]
    if not _indices(position, direction):
        for number, (leader, place) in enumerate(standing(position, direction), start=1):
            position.squads.append(Squad(direction, number, leader, place))
        for number in range(len(standing(position, direction)) + 1, number_of_squads(position, direction) + 1):
            position.squads.append(Squad(direction, number, NONE))
    if _left(position, direction):
        return True
    position.todo.pop()
    for index in _indices(position, direction):
        squad = replace(
            position.squads[index], supports=tuple(by_strength(position, list(position.squads[index].supports)))
        )
        position.squads[index] = squad
        out.append(squad_formed(squad))
    return False


def _indices(position: Position, direction: int) -> list[int]:
    return [index for index, squad in enumerate(position.squads) if squad.direction == direction]


def _left(position: Position, direction: int) -> int:
    """Return the number of units that are in no squad yet."""
    grouped = sum(len(position.squads[index].members) for index in _indices(position, direction))
    return units_before(position, direction) - grouped


def waiting_units(position: Position, direction: int) -> list[int]:
    """Return the units in the assault zone that are in no squad yet, sorted, one entry for each."""
    left = Counter(dict(fighters(position, direction)))
    for index in _indices(position, direction):
        squad = position.squads[index]
        left.subtract(squad.supports if squad.place != ZONE else squad.members)
    return sorted(left.elements())


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    direction = position.todo[-1][1]
    return (asks(position.enemy, Kind.SQUADS, DIRECTIONS[direction], _left(position, direction)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for every waiting unit into every squad that may take it."""
    del seat
    direction = position.todo[-1][1]
    waiting, limits = waiting_units(position, direction), _limits(position, direction)
    open_ = [
        index
        for index in _indices(position, direction)
        if not _size_refusal(position, direction, index, len(waiting), limits)
    ]
    return [m.Group(FOES[foe], squad_id(position.squads[index])) for foe in sorted(set(waiting)) for index in open_]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    direction = position.todo[-1][1]
    match move:
        case m.Group(piece, name) if piece in FOES:
            index = find_squad(position, name)
            if index == NONE or position.squads[index].direction != direction:
                return refuse(Reason.NUMBER_OF_SQUADS, "RC-107", count=number_of_squads(position, direction))
            waiting = waiting_units(position, direction)
            if FOE_INDEX[piece] not in waiting:
                above = any(foe == FOE_INDEX[piece] for foe, _ in standing(position, direction))
                reason = Reason.LEADS_FROM_WALL if above else Reason.NOT_THERE
                figures = {} if above else {"place": f"assault_{DIRECTIONS[direction]}"}
                return refuse(reason, "RC-107", piece=piece, **figures)
            return _size_refusal(position, direction, index, len(waiting), _limits(position, direction))
        case _:
            return untimely(seat, move, decisions(position))


def _limits(position: Position, direction: int) -> list[int]:
    """Return the size limits of a direction's squads, by number; empty if there is no limit (RC-107)."""
    return sizes(position, direction) if position.mode.squads == "sized" else []


def _size_refusal(position: Position, direction: int, index: int, waiting: int, limits: list[int]) -> Refusal | None:
    """Return the refusal if a squad is full, or if an empty squad still needs the unit."""
    squad = position.squads[index]
    size = len(squad.members)
    if limits and size >= limits[squad.number - 1]:
        return refuse(Reason.SIZE_FIXED, "RC-107", squad=squad_id(squad), limit=size)
    empty = [other for other in _indices(position, direction) if position.squads[other].leader == NONE]
    if size and waiting <= len(empty):
        return refuse(Reason.SQUAD_EMPTY, "RC-107", squad=squad_id(position.squads[empty[0]]))
    return None


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat, out
    match move:
        case m.Group(piece, name):
            index, foe = find_squad(position, name), FOE_INDEX[piece]
            squad = position.squads[index]
            if squad.leader == NONE:
                position.squads[index] = replace(squad, leader=foe)
            else:
                position.squads[index] = replace(squad, supports=(*squad.supports, foe))
        case _:
            raise unexpected(move)
