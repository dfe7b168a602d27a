"""Saboteurs in the fortress, after the last action of a turn (rules, section 13; M-14; RC-109, RC-110).

Tasks: ``sabotage`` adds the tasks for the damage, if the mode has saboteurs. ``damage`` (kind of target) draws a target
by lot, or asks the player who leads the enemy. ``unhouse`` (section) moves to the town the pieces for which a section
has no room any more.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import lot
from stronghold_gui.games.convicted.events import Event, RingSabotaged, Sabotaged, Waiting
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    ENGINES,
    IN_SLOTS,
    KEEP_BUILDING,
    OBSTACLES,
    OPEN,
    RING_IDS,
    SECTIONS,
    TOWERS,
    WALLS,
)
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell, in_slots, let_wait
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.damage import lower

WHAT: Final = ("building", "tower", "wall", "ring")
BUILDING: Final = 0
TOWER: Final = 1
WALL: Final = 2
RING: Final = 3
_NAMES: Final = (BUILDINGS, SECTIONS, SECTIONS, RING_IDS)


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Add the tasks for the damage, including one for the ring if a player leads the enemy.

    Without such a player, the set-up of the siege opens the ring.
    """
    del task_, out
    position.todo.pop()
    if position.mode.sabotage:
        which = (BUILDING, TOWER, WALL, RING) if position.mode.led else (BUILDING, TOWER, WALL)
        position.todo += [task("damage", what) for what in reversed(which)]
    return False


def _targets(position: Position, what: int) -> list[int]:
    return [target for target in range(len(_NAMES[what])) if not _refusal(position, what, target)]


def _refusal(position: Position, what: int, target: int) -> Refusal | None:
    name = _NAMES[what][target]
    if what == RING:
        return refuse(Reason.RING_EMPTY, "RC-110", ring=name) if position.ring[target] == OPEN else None
    if what == BUILDING:
        if target == KEEP_BUILDING:
            return refuse(Reason.KEEP_IS_SAFE, "RC-109")
        return None if position.buildings[target] else refuse(Reason.LEVEL_0, "RC-109", place=name)
    if target not in (TOWERS if what == TOWER else WALLS):
        return refuse(Reason.WRONG_TARGET, "M-14", what=WHAT[what])
    return None if position.level[target] else refuse(Reason.LEVEL_0, "RC-109", place=name)


def damage(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask the enemy player if there are several targets; otherwise damage one by lot."""
    what = task_[1]
    found = _targets(position, what)
    if position.mode.led and len(found) > 1:
        return True
    position.todo.pop()
    if found:
        _damage(position, what, lot(position, WHAT[what], found), not position.mode.led, out)
    return False


def _damage(position: Position, what: int, target: int, drawn: bool, out: list[Event]) -> None:
    sabotage = position.mode.sabotage
    if sabotage is None:
        return
    name = _NAMES[what][target]
    if what == RING:
        out.append(RingSabotaged(name, OBSTACLES[position.ring[target]], drawn))
        position.ring[target] = OPEN
        return
    if what == BUILDING:
        position.buildings[target] = max(position.buildings[target] - sabotage.building, 0)
        out.append(Sabotaged(name, position.buildings[target], drawn))
        return
    level = max(position.level[target] - (sabotage.tower if what == TOWER else sabotage.wall), 0)
    out.append(Sabotaged(name, level, drawn))
    lower(position, target, position.level[target] - level, out)


def unhouse(position: Position, task_: Task, out: list[Event]) -> bool:
    """Move pieces above a section's capacity or slots to the town, the cheapest units first (RC-109, RC-115)."""
    section = task_[1]
    position.todo.pop()
    let_wait(position, section, out)
    for kind in IN_SLOTS:
        while (
            section in TOWERS
            and in_slots(position, section) > position.slots(section)
            and position.engines[cell(section, kind)]
        ):
            position.engines[cell(section, kind)] -= 1
            position.waiting[KINDS + kind] += 1
            out.append(Waiting(ENGINES[kind], SECTIONS[section]))
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.SABOTAGE, WHAT[position.todo[-1][1]]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each target that can be damaged."""
    del seat
    what = position.todo[-1][1]
    return [m.Sabotage(_NAMES[what][target]) for target in _targets(position, what)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    what = position.todo[-1][1]
    match move:
        case m.Sabotage(target) if target in _NAMES[what]:
            return _refusal(position, what, _NAMES[what].index(target))
        case m.Sabotage():
            return refuse(Reason.WRONG_TARGET, "M-14", what=WHAT[what])
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Sabotage(target):
            what = position.todo.pop()[1]
            _damage(position, what, _NAMES[what].index(target), False, out)
        case _:
            raise unexpected(move)
