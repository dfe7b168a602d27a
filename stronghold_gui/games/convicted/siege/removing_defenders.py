"""Removal of defenders and their engines, and resurrection (RC-87, RC-91, RC-112, RC-113)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, NONE, POSTS, UNITS
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import DefendersFell, Returned
from stronghold_gui.games.convicted.squads import Facing

FALLEN: Final = "fallen"
"""The place in a move from which a unit comes back."""


def remove_falling(position: Position, post: int, index: int, out: list[Event]) -> None:
    """Remove the pieces in ``falling`` from a post, and from the defenders who face a squad.

    ``index`` is that of the squad, ``NONE`` for none.
    """
    names = (*UNITS, *ENGINES)
    pieces = tuple((names[piece], count) for piece, count in enumerate(position.falling) if count)
    if not pieces:
        return
    for kind in range(KINDS):
        _remove(position, post, kind, position.falling[kind])
    for kind in range(len(ENGINES)):
        position.engines[cell(post, kind)] -= position.falling[KINDS + kind]
    if index != NONE:
        _thin(position, index)
    position.falling = [0] * len(position.falling)
    position.stirred = True
    out.append(DefendersFell(POSTS[post], pieces))
    position.todo.append(task("fallen"))


def _remove(position: Position, post: int, kind: int, count: int) -> None:
    """Remove units of a kind: first those that have fought, then those that have fired (RC-112)."""
    at = cell(post, kind)
    position.units[at] -= count
    position.dead[at] += count
    spent = min(position.spent[at], count)
    position.spent[at] -= spent
    position.shot[at] = min(position.shot[at], position.units[at] - position.spent[at])


def _thin(position: Position, index: int) -> None:
    """Remove the falling units from the defenders who face a squad; the strongest left leads (RC-113)."""
    squad = position.squads[index]
    if squad.facing is None:
        return
    left = list(squad.facing.members)
    for kind in range(KINDS):
        for _ in range(position.falling[kind]):
            left.remove(kind)
    if not left:
        position.squads[index] = replace(squad, facing=None)
        return
    leader = squad.facing.leader
    if leader not in left:
        leader = max(left, key=lambda kind: (position.values.units[kind].strength, -kind))
    left.remove(leader)
    absent = squad.facing.absent if squad.facing.absent in {leader, *left} else NONE
    position.squads[index] = replace(squad, facing=Facing(leader, tuple(sorted(left)), absent))


def lost_units(position: Position, section: int) -> dict[int, int]:
    """Return the units that fell on a section in this siege, by kind."""
    return {kind: count for kind in range(KINDS) if (count := position.dead[cell(section, kind)])}


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Bring fallen units back; ask which kind if there is not room for all."""
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
    """Return the decision of the section's owner."""
    section = position.todo[-1][1]
    return (asks(position.owner[section], Kind.REVIVE, POSTS[section], _room(position, section)),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each kind of unit that fell there."""
    del seat
    return [
        m.Place(UNITS[kind], FALLEN, POSTS[position.todo[-1][1]]) for kind in lost_units(position, position.todo[-1][1])
    ]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    section = position.todo[-1][1]
    match move:
        case m.Place(unit, "fallen", post) if unit in UNITS and post == POSTS[section]:
            if UNITS.index(unit) in lost_units(position, section):
                return None
            return refuse(Reason.NOT_THERE, "RC-91", piece=unit, place=post)
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Place(unit):
            _return(position, position.todo[-1][1], UNITS.index(unit), out)
        case _:
            raise unexpected(move)
