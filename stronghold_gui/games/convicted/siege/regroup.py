"""Defenders regroup: any number of units moves one step (stage 7; M-28; RC-52, RC-58).

All steps count together, so capacities are checked when a seat closes. While a section is too full, steps can be taken
back by a move; a unit that went back stays there (RC-116).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import KEEP, POST_INDEX, POSTS, RANGED, UNITS, neighbours
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Regrouped


def step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask until all seats that can move a unit are done."""
    del task, out
    if _asked(position):
        return True
    position.todo.pop()
    position.closed = 0
    position.steps = []
    position.shot = [0] * len(position.shot)
    return False


def _asked(position: Position) -> list[int]:
    """Return the seats that are not done and can move a unit, or must correct an overfull section."""
    ready = {position.owner[post] for post, _ in _free_units(position)}
    return [
        seat
        for seat in position.in_turn()
        if not position.closed >> seat & 1 and (seat in ready or _recalls(position, seat))
    ]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of all seats that are not done."""
    return tuple(asks(seat, Kind.REGROUP) for seat in _asked(position))


def _free_units(position: Position) -> list[tuple[int, int]]:
    """Return post and kind of the units that may still move."""
    return [divmod(at, KINDS) for at, count in enumerate(_free(position)) if count > 0]


def _free(position: Position) -> list[int]:
    """Return for each cell the number of units that neither fired nor moved."""
    moved = position.shot[:]
    for kind, _, goal, count in position.steps:
        moved[cell(goal, kind)] += count
    return [count - gone for count, gone in zip(position.units, moved, strict=True)]


def movable(position: Position, seat: int) -> int:
    """Return the number of units of a seat that may still move."""
    return sum(free for at, free in enumerate(_free(position)) if free > 0 and position.owner[at // KINDS] == seat)


_GOALS: Final = (*((*neighbours(section), KEEP) for section in range(KEEP)), tuple(range(KEEP)))
"""Goals of one step, by post: the neighbouring sections and the keep; from the keep all sections."""


def _steps(position: Position, seat: int) -> list[m.Move]:
    return [
        m.Regroup(UNITS[kind], POSTS[post], POSTS[goal])
        for post, kind in _free_units(position)
        if position.owner[post] == seat
        for goal in _GOALS[post]
    ]


def _recalls(position: Position, seat: int) -> list[m.Move]:
    """Return the steps that the seat can take back; none unless a section is too full (RC-116)."""
    if not _too_full(position):
        return []
    return [
        m.Recall(UNITS[kind], POSTS[start], POSTS[goal])
        for kind, start, goal, _ in position.steps
        if position.owner[start] == seat and start != goal
    ]


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every step, and the move that closes; while a section is too full, every step back instead of closing."""
    found = _steps(position, seat)
    return found + _recalls(position, seat) if _too_full(position) else [*found, m.DONE]


def _too_full(position: Position) -> Refusal | None:
    """Return the refusal if a section that units entered is over its capacity."""
    for post in sorted({goal for _, start, goal, _ in position.steps if goal not in {KEEP, start}}):
        limit = position.capacity(post)
        if position.count(post) > limit:
            return refuse(Reason.OVER_CAPACITY, "RC-58", post=POSTS[post], limit=limit)
    return None


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Regroup(unit, start, goal) if unit in UNITS and {start, goal} <= {*POSTS}:
            return _step_refusal(position, seat, UNITS.index(unit), POST_INDEX[start], POST_INDEX[goal])
        case m.Regroup(piece):
            return refuse(Reason.ENGINE, "8", piece=piece)
        case m.Recall(unit, start):
            return (
                None if move in _recalls(position, seat) else refuse(Reason.NOT_THERE, "RC-58", piece=unit, place=start)
            )
        case m.Done():
            return _too_full(position)
        case _:
            return untimely(seat, move, decisions(position))


def _step_refusal(position: Position, seat: int, kind: int, start: int, goal: int) -> Refusal | None:
    at = cell(start, kind)
    if not position.units[at] or position.owner[start] != seat:
        return refuse(Reason.NOT_THERE, "RC-07", piece=UNITS[kind], place=POSTS[start])
    if goal not in _GOALS[start]:
        return refuse(Reason.NOT_ADJACENT, "8", post=POSTS[start], goal=POSTS[goal])
    if (start, kind) in _free_units(position):
        return None
    fired = kind in RANGED and position.shot[at] > 0
    return refuse(Reason.FIRED if fired else Reason.HAS_MOVED, "8", piece=UNITS[kind])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Regroup(unit, start, goal):
            _go(position, UNITS.index(unit), POST_INDEX[start], POST_INDEX[goal])
            position.note(UNITS.index(unit), POST_INDEX[start], POST_INDEX[goal], 1)
            out.append(Regrouped(seat, unit, start, goal, False))
        case m.Recall(unit, start, goal):
            position.note(UNITS.index(unit), POST_INDEX[start], POST_INDEX[goal], -1)
            position.note(UNITS.index(unit), POST_INDEX[start], POST_INDEX[start], 1)
            _go(position, UNITS.index(unit), POST_INDEX[goal], POST_INDEX[start])
            out.append(Regrouped(seat, unit, goal, start, True))
        case m.Done():
            position.closed |= 1 << seat
        case _:
            raise unexpected(move)


def _go(position: Position, kind: int, start: int, goal: int) -> None:
    """Move a unit; those of its kind that have not fought go first (RC-112).

    A unit that has fought stays marked in ``spent``.
    """
    here, there = cell(start, kind), cell(goal, kind)
    if position.spent[here] and position.spent[here] + position.shot[here] >= position.units[here]:
        position.spent[here] -= 1
        position.spent[there] += 1
    position.units[here] -= 1
    position.units[there] += 1
