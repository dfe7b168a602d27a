"""Assigning flames to dragons: all of them, one after the other, in any split (rules, section 10, RW-15)."""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.events import Event, FlamesAssigned
from stronghold_gui.games.warriors.pieces import DRAGON_IDS
from stronghold_gui.games.warriors.position import Position, Task
from stronghold_gui.games.warriors.reasons import Reason, refuse
from stronghold_gui.games.warriors.untimely import untimely


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask where the next flame goes; with one dragon all go there, without any they wait."""
    seat = task[1]
    waiting, dragons = position.waiting[seat], position.dragons(seat)
    if waiting and len(dragons) > 1:
        return True
    position.todo.pop()
    if waiting and dragons:
        _assign(position, seat, dragons[0], waiting, out, alone=True)
    return False


def _assign(position: Position, seat: int, dragon: int, count: int, out: list[Event], *, alone: bool) -> None:
    position.waiting[seat] -= count
    position.flames[dragon] += count
    out.append(FlamesAssigned(seat, DRAGON_IDS[dragon], count, alone))


def decisions(position: Position) -> tuple[Decision, ...]:
    seat = position.todo[-1][1]
    return (Decision(seat, Kind.FLAMES, "", position.waiting[seat]),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return an assignment to each dragon of the seat."""
    return [m.Assign(DRAGON_IDS[dragon]) for dragon in position.dragons(seat)]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Assign(dragon):
            if dragon not in DRAGON_IDS or position.dragon_of[DRAGON_IDS.index(dragon)] != seat:
                return refuse(Reason.FLAME_NOT_OWN, "10", place=dragon)
            return None
        case m.End():
            lying = sum(position.flames[dragon] for dragon in position.dragons(seat))
            return refuse(Reason.FLAMES_LEFT, "10", count=lying, limit=lying + position.waiting[seat])
        case _:
            return untimely(position, seat, move, decisions(position)[0])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    """Lay a flame on the dragon."""
    if not isinstance(move, m.Assign):
        raise unexpected(move)
    _assign(position, seat, DRAGON_IDS.index(move.dragon), 1, out, alone=False)
