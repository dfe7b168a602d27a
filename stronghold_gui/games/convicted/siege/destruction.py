"""Destruction of the town by enemies inside (stage 13; M-38; RC-77, RC-105).

The task ``destruction`` pushes one ``destroy`` (levels left, bits of buildings that this enemy has hit) for each enemy
on a wall or in the gateway that no defender faces.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.after_siege import lose
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import lot
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import BARRACKS, BUILDINGS, KEEP_BUILDING, NONE, TECHNOLOGIES
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import LevelLost
from stronghold_gui.games.convicted.squads import ZONE, Squad

MILITIA: Final = TECHNOLOGIES.index("militia")
PRINTED: Final = {BARRACKS: 1, KEEP_BUILDING: 1}
"""Levels printed on the board, by building; they cannot be lost in modes with ``levels_to_lose`` (RC-105)."""


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Push a task for each enemy that destroys."""
    del task_, out
    position.todo.pop()
    tables = position.values.siege
    levels = tables.levels_lost_with_militia if position.knows(MILITIA) else tables.levels_lost
    inside = sum(_destroys(position, squad) for squad in position.squads)
    position.todo += [task("destroy", levels)] * inside
    return False


def _destroys(position: Position, squad: Squad) -> bool:
    """Return whether a squad's leader destroys now: it is inside and unopposed.

    A leader that got in by a fight of this round destroys only by the switch ``winners_destroy_at_once``.
    """
    fought = squad.done and not position.values.siege.winners_destroy_at_once
    faced = squad.facing is not None or fought
    return squad.leader != NONE and squad.place != ZONE and not faced and not squad.blinded


def destroy_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask the enemy player if there are several buildings; otherwise draw one by lot."""
    _, left, hit, *_ = task_
    found = [building for building in range(len(BUILDINGS)) if not _refusal(position, building, hit)]
    if not left or not found:
        position.todo.pop()
        return False
    if position.mode.led and len(found) > 1:
        return True
    _lose_level(position, lot(position, "building", found), not position.mode.led, out)
    return False


def _refusal(position: Position, building: int, hit: int) -> Refusal | None:
    if building == KEEP_BUILDING:
        return refuse(Reason.KEEP_IS_SAFE, "RC-77")
    if hit >> building & 1:
        return refuse(Reason.SAME_BUILDING, "RC-77", place=BUILDINGS[building])
    if not position.buildings[building]:
        return refuse(Reason.LEVEL_0, "RC-77", place=BUILDINGS[building])
    printed = PRINTED.get(building, 0) if position.mode.levels_to_lose else 0
    if position.buildings[building] <= printed:
        return refuse(Reason.PRINTED_LEVEL, "RC-105", place=BUILDINGS[building])
    return None


def _lose_level(position: Position, building: int, drawn: bool, out: list[Event]) -> None:
    """Lower a building by a level; end the game if too many levels are lost."""
    _, left, hit, *_ = position.todo[-1]
    position.todo[-1] = task("destroy", left - 1, hit | 1 << building)
    position.buildings[building] -= 1
    position.lost_levels += 1
    position.stirred = True
    out.append(LevelLost(BUILDINGS[building], position.buildings[building], drawn))
    if position.mode.levels_to_lose and position.lost_levels >= position.mode.levels_to_lose:
        lose(position, "ruined", out)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.DESTROY, "", position.todo[-1][1]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each building that can lose a level."""
    del seat
    hit = position.todo[-1][2]
    return [m.Destroy(name) for building, name in enumerate(BUILDINGS) if not _refusal(position, building, hit)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Destroy(building) if building in BUILDINGS:
            return _refusal(position, BUILDINGS.index(building), position.todo[-1][2])
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Destroy(building):
            _lose_level(position, BUILDINGS.index(building), False, out)
        case _:
            raise unexpected(move)
