"""The oracle's power: a number of moves of units between any sections (M-32; section 11).

The first move is part of ``casting.py``, where powers are used; the task ``guiding`` (moves left) asks for the others.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.heroes import no_hero
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, ORACLE, POST_INDEX, POSTS, SECTIONS, UNITS
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Guided


def moves_of(position: Position, seat: int) -> list[m.Move]:
    """Return the moves of the oracle; none unless the seat has it and has not used it."""
    return [] if no_hero(position, seat, ORACLE) else _all(position)


def _all(position: Position) -> list[m.Move]:
    goals = [goal for goal in range(len(SECTIONS)) if position.count(goal) < position.capacity(goal)]
    return [
        m.Guide(unit, POSTS[start], POSTS[goal])
        for start in range(len(SECTIONS))
        for kind, unit in enumerate(UNITS)
        if position.units[cell(start, kind)]
        for goal in goals
        if goal != start
    ]


def first_refusal(position: Position, seat: int, move: m.Guide) -> Refusal | None:
    """Return the refusal for the first move of the oracle."""
    return no_hero(position, seat, ORACLE) or _refusal(position, move)


def _refusal(position: Position, move: m.Guide) -> Refusal | None:
    if move.unit in ENGINES:
        return refuse(Reason.ENGINE, "11", piece=move.unit)
    if not {move.start, move.goal} <= {*SECTIONS}:
        return refuse(Reason.NOT_A_SECTION, "11")
    if move.start == move.goal:
        return refuse(Reason.SAME_PLACE, "11")
    start = POST_INDEX[move.start]
    if not position.units[cell(start, UNITS.index(move.unit))]:
        return refuse(Reason.NOT_THERE, "11", piece=move.unit, place=move.start)
    goal = POST_INDEX[move.goal]
    limit = position.capacity(goal)
    full = position.count(goal) >= limit
    return refuse(Reason.OVER_CAPACITY, "11", post=move.goal, limit=limit) if full else None


def begin(position: Position, seat: int, move: m.Guide, out: list[Event]) -> None:
    """Mark the oracle as used, push the task for further moves, and move the first unit."""
    position.heroes_used |= 1 << ORACLE
    position.todo.append(task("guiding", seat, position.values.heroes.oracle_moves - 1))
    _move(position, seat, move, out)


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while moves are left."""
    del out
    if task_[2] and _all(position):
        return True
    position.todo.pop()
    return False


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that has the oracle."""
    _, seat, left, *_ = position.todo[-1]
    return (asks(seat, Kind.GUIDE, "", left),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every move of a unit, and the move that ends the power."""
    del seat
    return [*_all(position), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Guide():
            return _refusal(position, move)
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Guide():
            kind, who, left, *_ = position.todo[-1]
            position.todo[-1] = task(kind, who, left - 1)
            _move(position, seat, move, out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)


def _move(position: Position, seat: int, move: m.Guide, out: list[Event]) -> None:
    """Move a unit; those of its kind that have not fought go first (RC-112)."""
    kind = UNITS.index(move.unit)
    here, there = cell(POST_INDEX[move.start], kind), cell(POST_INDEX[move.goal], kind)
    if position.spent[here] and position.spent[here] >= position.units[here]:
        position.spent[here] -= 1
        position.spent[there] += 1
    position.units[here] -= 1
    position.units[there] += 1
    out.append(Guided(seat, move.unit, move.start, move.goal))
