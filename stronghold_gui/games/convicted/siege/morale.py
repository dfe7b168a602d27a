"""Morale of the enemy (stage 14; RC-78 to RC-80).

The task ``morale`` tests and lowers it; only modes with morale have the task.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from stronghold_gui.games.convicted.dice import d6
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import DIRECTIONS, NONE, NORTH, SECTIONS, wall_of
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.siege.course import STAGES, flee
from stronghold_gui.games.convicted.siege.events import MoraleFell, MoraleTested, NoTest, OthersFled, StageBegan
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, pieces_on_board
from stronghold_gui.games.convicted.siege.removing_enemies import trim_demolished

QUIET_ROUNDS: Final = 2
"""Number of rounds without any change after which the enemies flee (RC-80)."""
Tested = Literal["untested", "stayed", "fled"]


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Test the enemy's morale if more than half of its pieces are gone, and lower it."""
    del task_
    position.todo.pop()
    first = position.values.siege.morale_drops_first
    if first:
        _drop(position, out)
    tested: Tested = "untested"
    if 2 * (position.baseline - pieces_on_board(position)) > position.baseline:
        position.stage = STAGES
        out.append(StageBegan(STAGES))
        tested = _test(position, out)
    if tested == "fled":
        flee(position, "morale", out)
    elif tested == "untested" and position.quiet >= QUIET_ROUNDS:
        flee(position, "standstill", out)
    elif not first:
        _drop(position, out)
    return False


def _drop(position: Position, out: list[Event]) -> None:
    if position.morale:
        position.morale -= 1
        out.append(MoraleFell(position.morale))


def _test(position: Position, out: list[Event]) -> Tested:
    """Roll against morale; enemies who hold a wall alone need no test and stay (RC-79)."""
    alone = [direction for direction in range(len(DIRECTIONS)) if _held_alone(position, direction)]
    spared = alone[:1] if position.values.siege.no_test_for_all else alone
    out += [NoTest(SECTIONS[wall_of(direction)]) for direction in spared]
    if alone and (position.values.siege.no_test_for_all or not _others(position, alone)):
        return "untested"
    die = d6(position, "morale")
    fled = die > position.morale
    out.append(MoraleTested(position.morale, die, fled))
    if not fled:
        return "stayed"
    if not alone:
        return "fled"
    _others_flee(position, alone, out)
    return "stayed"


def _held_alone(position: Position, direction: int) -> bool:
    """Return whether enemies but no defenders are on a wall or in its gateway."""
    at = direction * FOE_UNITS
    inside = any(position.climbed[at : at + FOE_UNITS]) or (direction == NORTH and position.gateway != NONE)
    return inside and not position.count(wall_of(direction))


def _others(position: Position, alone: Sequence[int]) -> bool:
    """Return whether an enemy piece is on the board outside the walls that enemies hold alone."""
    if any(position.field) or (position.gateway != NONE and NORTH not in alone):
        return True
    return any(
        any(position.climbed[direction * FOE_UNITS : (direction + 1) * FOE_UNITS])
        for direction in range(len(DIRECTIONS))
        if direction not in alone
    )


def _others_flee(position: Position, alone: Sequence[int], out: list[Event]) -> None:
    """Remove all enemies from the board except those that hold a wall alone."""
    for counts in (position.field, position.arrived, position.stormers):
        counts[:] = [0] * len(counts)
    if NORTH not in alone:
        position.gateway = NONE
    for direction in range(len(DIRECTIONS)):
        if direction not in alone:
            at = direction * FOE_UNITS
            position.climbed[at : at + FOE_UNITS] = [0] * FOE_UNITS
        trim_demolished(position, direction)
    position.quiet = 0
    out.append(OthersFled(tuple(SECTIONS[wall_of(direction)] for direction in alone)))
