"""Illusions: of the defenders who face a squad, one unit adds nothing (RC-73).

The task ``absent`` (squad) asks the wall's defender for that unit.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import UNITS, wall_of
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.foes import squad_id
from stronghold_gui.games.convicted.siege.matching import absentees, name_absent


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask if there are several kinds; otherwise choose the only one."""
    found = absentees(position, task[1])
    if len(found) > 1:
        return True
    position.todo.pop()
    for kind in found:
        name_absent(position, task[1], kind, out)
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the wall's defender."""
    squad = position.squads[position.todo[-1][1]]
    return (asks(position.owner[wall_of(squad.direction)], Kind.ABSENT, squad_id(squad)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each kind that may be chosen."""
    del seat
    index = position.todo[-1][1]
    return [m.Absent(UNITS[kind], squad_id(position.squads[index])) for kind in absentees(position, index)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    index = position.todo[-1][1]
    match move:
        case m.Absent(unit, name) if unit in UNITS:
            if name != squad_id(position.squads[index]):
                return refuse(Reason.OTHER_SQUAD, "RC-73", squad=squad_id(position.squads[index]))
            if UNITS.index(unit) in absentees(position, index):
                return None
            return refuse(Reason.NOT_IN_SUPPORT, "RC-73", piece=unit)
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Absent(unit):
            index = position.todo.pop()[1]
            name_absent(position, index, UNITS.index(unit), out)
        case _:
            raise unexpected(move)
