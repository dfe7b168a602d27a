"""Choice of the defenders who fall (M-22, M-36; RC-46, RC-50, RC-106).

The task ``losses`` holds the post, the power left, the limit of losses, the squad that the defenders face or ``NONE``,
and the rule of choice. The chosen pieces go to ``falling``; the next task asks for their rescue (``rescue.py``).
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import ENGINES, IN_SLOTS, NONE, POSTS, UNITS
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely

UNITS_ONLY: Final = 0
WITH_ENGINES: Final = 1
"""A catapult's shot: engines of the post can fall, too (RC-50)."""
AS_ENEMY_LIKES: Final = 2
"""The player who leads the enemy picks (RC-106)."""
PIECES: Final = (*UNITS, *ENGINES)
ALL: Final = 999
"""No limit of losses."""


def losses(post: int, power: int, number: int, squad: int = NONE, how: int = UNITS_ONLY) -> tuple[Task, Task]:
    """Return the tasks of a removal in stack order: ``losses`` is carried out before ``rescue``."""
    return task("rescue", post, squad), task("losses", post, power, number, squad, how)


def endurance_of(position: Position, piece: int) -> int:
    """Return the endurance of a unit or engine of the defenders; 0 if it cannot fall."""
    if piece < KINDS:
        return position.values.units[piece].endurance
    return position.values.engines[piece - KINDS].endurance


def _candidates(position: Position, task_: Task) -> dict[int, int]:
    """Return the number of each piece that could still fall, on the post or among those who face the squad."""
    _, post, _, _, index, how = task_
    found: dict[int, int] = {}
    if index != NONE:
        facing = position.squads[index].facing
        for kind in facing.members if facing else ():
            found[kind] = found.get(kind, 0) + 1
    else:
        found = {kind: position.units[cell(post, kind)] for kind in range(KINDS)}
        if how == WITH_ENGINES:
            found |= {KINDS + kind: position.engines[cell(post, kind)] for kind in IN_SLOTS}
    return {piece: count - position.falling[piece] for piece, count in found.items() if count > position.falling[piece]}


def _next(position: Position, task_: Task) -> list[int]:
    """Return the pieces that may fall next.

    They are the weakest, units before engines. A player who leads the enemy may choose any that the power can remove.
    """
    _, _, power, number, _, how = task_
    standing = _candidates(position, task_)
    if number <= 0 or not standing:
        return []
    if how == AS_ENEMY_LIKES:
        return [piece for piece in sorted(standing) if endurance_of(position, piece) <= power]
    least = min((endurance_of(position, piece), piece >= KINDS) for piece in standing)
    if least[0] > power:
        return []
    return [piece for piece in sorted(standing) if (endurance_of(position, piece), piece >= KINDS) == least]


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Choose a piece if there is no real choice; otherwise ask (RC-46)."""
    del out
    found = _next(position, task_)
    if not found:
        position.todo.pop()
        return False
    if task_[5] == AS_ENEMY_LIKES:
        return True
    if len(found) == 1 or _all_fall(position, task_, found):
        _fall(position, task_, found[0])
        return False
    return True


def _all_fall(position: Position, task_: Task, found: list[int]) -> bool:
    """Return whether power and limit suffice for all of these pieces, so that the order does not matter."""
    standing = _candidates(position, task_)
    count = sum(standing[piece] for piece in found)
    return count <= task_[3] and count * endurance_of(position, found[0]) <= task_[2]


def _fall(position: Position, task_: Task, piece: int) -> None:
    kind, post, power, number, index, how = task_
    position.falling[piece] += 1
    position.todo[-1] = (kind, post, power - endurance_of(position, piece), number - 1, index, how)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that picks: the post's owner or the enemy player."""
    _, post, power, _, _, how = position.todo[-1]
    seat = position.enemy if how == AS_ENEMY_LIKES else position.owner[post]
    return (asks(seat, Kind.FALL, POSTS[post], power),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each piece that may fall next."""
    del seat
    found: list[m.Move] = [m.Fall(PIECES[piece]) for piece in _next(position, position.todo[-1])]
    return [*found, m.DONE] if position.todo[-1][5] == AS_ENEMY_LIKES else found


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    task_ = position.todo[-1]
    match move:
        case m.Fall(piece) if piece in PIECES:
            number = PIECES.index(piece)
            if number in _next(position, task_):
                return None
            if number not in _candidates(position, task_):
                return refuse(Reason.NOT_THERE, "RC-46", piece=piece, place=POSTS[task_[1]])
            if endurance_of(position, number) > task_[2]:
                figures = {"count": endurance_of(position, number), "limit": task_[2]}
                return refuse(Reason.OVER_POWER, "RC-46", piece=piece, **figures)
            return refuse(Reason.WEAKEST_FIRST, "RC-46", piece=piece)
        case m.Done() if task_[5] == AS_ENEMY_LIKES:
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat, out
    match move:
        case m.Fall(piece):
            _fall(position, position.todo[-1], PIECES.index(piece))
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
