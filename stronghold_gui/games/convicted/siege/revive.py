"""Units that come back to their section by resurrection, as far as there is room (M-23; RC-91).

The task ``revive`` has the section.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.asking import asks
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import POSTS, UNITS
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.siege.events import Returned
from stronghold_gui.games.convicted.siege.removed import lost_units
from stronghold_gui.games.convicted.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Bring fallen units back; ask which if there is not room for all."""
    section = task[1]
    room, lost = _room(position, section), lost_units(position, section)
    if len(lost) > 1 and sum(lost.values()) > room > 0:
        return True
    position.todo.pop()
    for kind, count in lost.items():
        for _ in range(min(count, room)):
            _return(position, section, kind, out)
            room -= 1
    return False


def _room(position: Position, section: int) -> int:
    return max(position.capacity(section) - position.count(section), 0)


def _return(position: Position, section: int, kind: int, out: list[Event]) -> None:
    position.dead[cell(section, kind)] -= 1
    position.units[cell(section, kind)] += 1
    position.stirred = True
    out.append(Returned(UNITS[kind], POSTS[section]))


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return who answers for the section."""
    section = position.todo[-1][1]
    return (asks(position.owner[section], Kind.REVIVE, POSTS[section], _room(position, section)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return the kinds of unit that fell there."""
    del seat
    return [
        m.Place(UNITS[kind], FALLEN, POSTS[position.todo[-1][1]]) for kind in lost_units(position, position.todo[-1][1])
    ]


FALLEN = "fallen"
"""Where units come back from."""


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    """Return why a unit cannot come back."""
    section = position.todo[-1][1]
    match move:
        case m.Place(unit, "fallen", post) if unit in UNITS and post == POSTS[section]:
            if UNITS.index(unit) in lost_units(position, section):
                return None
            return refuse(Reason.NOT_THERE, "RC-91", piece=unit, place=post)
        case _:
            return untimely(position, seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Bring the unit back."""
    del seat
    match move:
        case m.Place(unit):
            _return(position, position.todo[-1][1], UNITS.index(unit), out)
        case _:
            raise unexpected(move)
