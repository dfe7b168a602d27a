"""Choice of the sections that each seat defends this turn (rules, section 5; M-04; RC-15).

``owner`` is ``NONE`` for sections that no seat has taken yet. The number of walls and of towers for a seat depends only
on the number of defenders. The sections left at the end and the keep belong to the first player.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event, SectionsTaken
from stronghold_gui.games.convicted.pieces import KEEP, NONE, POSTS, SECTION_INDEX, SECTIONS, TOWERS, WALLS, neighbours
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely

EACH: Final = {1: 4, 2: 2, 3: 1, 4: 1}
"""Number of walls, and of towers, that each seat chooses, by number of defenders."""

Choice = tuple[int, ...]
"""Sections in ascending order."""


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask the next seat if it has several choices; otherwise assign the only one."""
    del task
    seat = _next(position)
    if seat == NONE:
        position.todo.pop()
        _assign_rest(position, out)
        return False
    choices = _choices(position)
    if len(choices) > 1:
        return True
    _take(position, seat, choices[0], True, out)
    return False


def _next(position: Position) -> int:
    """Return the seat that chooses next, clockwise from the first player, or ``NONE``."""
    chosen = set(position.owner)
    return next((seat for seat in position.in_turn() if seat not in chosen), NONE)


def _assign_rest(position: Position, out: list[Event]) -> None:
    """Give the first player the remaining sections and the keep."""
    left = [post for post in range(len(POSTS)) if position.owner[post] == NONE]
    for post in left:
        position.owner[post] = position.first
    out.append(SectionsTaken(position.first, tuple(POSTS[post] for post in left), True))


def _free(position: Position) -> Choice:
    return tuple(section for section in range(KEEP) if position.owner[section] == NONE)


def _choosing_seats(position: Position) -> int:
    """Return the number of seats still to choose, including the current one."""
    chosen = set(position.owner)
    return sum(seat not in chosen for seat in position.in_turn())


def _choices(position: Position) -> tuple[Choice, ...]:
    return choices(_free(position), EACH[position.defenders], _choosing_seats(position))


@cache
def choices(free: Choice, each: int, seats: int) -> tuple[Choice, ...]:
    """Return the choices of a seat that leave a legal choice to every later seat.

    Args:
        free: the sections without an owner.
        each: the number of walls, and of towers, for a seat.
        seats: the number of seats still to choose, this one included.
    """
    found = []
    for walls in combinations([section for section in free if section in WALLS], each):
        for towers in combinations([section for section in free if section in TOWERS], each):
            if not _adjacent(walls, towers):
                continue
            left = tuple(section for section in free if section not in {*walls, *towers})
            if seats == 1 or choices(left, each, seats - 1):
                found.append(tuple(sorted((*walls, *towers))))
    return tuple(found)


def _adjacent(walls: Choice, towers: Choice) -> bool:
    """Return whether every tower is beside one of the walls."""
    return all(set(neighbours(tower)) & set(walls) for tower in towers)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that chooses next."""
    return (asks(_next(position), Kind.SECTIONS),)


def moves(position: Position, seat: int) -> list[m.Move]:
    del seat
    return [m.Defend(tuple(SECTIONS[section] for section in choice)) for choice in _choices(position)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Defend(sections) if all(section in SECTIONS for section in sections):
            return _choice_refusal(position, tuple(sorted(SECTION_INDEX[section] for section in sections)))
        case _:
            return untimely(seat, move, decisions(position))


def _choice_refusal(position: Position, choice: Choice) -> Refusal | None:
    each = EACH[position.defenders]
    walls = tuple(section for section in choice if section in WALLS)
    towers = tuple(section for section in choice if section in TOWERS)
    if (len(walls), len(towers)) != (each, each) or len(set(choice)) != len(choice):
        return refuse(Reason.SECTIONS_COUNT, "RC-15", walls=each, towers=each)
    for section in choice:
        if position.owner[section] != NONE:
            return refuse(Reason.SECTION_TAKEN, "RC-15", section=SECTIONS[section])
    for tower in towers:
        if not _adjacent(walls, (tower,)):
            return refuse(Reason.TOWER_NOT_ADJACENT, "RC-15", section=SECTIONS[tower])
    return None if choice in _choices(position) else refuse(Reason.LEAVES_NOTHING, "RC-15")


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Defend(sections):
            _take(position, seat, tuple(sorted(SECTION_INDEX[section] for section in sections)), False, out)
        case _:
            raise unexpected(move)


def _take(position: Position, seat: int, choice: Choice, alone: bool, out: list[Event]) -> None:
    for section in choice:
        position.owner[section] = seat
    out.append(SectionsTaken(seat, tuple(SECTIONS[section] for section in choice), alone))
