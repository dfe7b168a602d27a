"""Placing of units and engines on posts: the first army (M-03), and before every siege (M-16; RC-14, RC-38).

Tasks: with ``garrison`` (seat, or ``NONE`` for all together) the waiting pieces are placed. With ``placing`` any
defender may move any piece anywhere, until the first player closes. A piece without room elsewhere may go to the town
for a while, so that two pieces can change places. Every piece moves once (RC-117): ``steps`` holds the pieces that have
moved.
"""

from __future__ import annotations

from functools import cache

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event, Placed
from stronghold_gui.games.convicted.pieces import ENGINES, NONE, POST_INDEX, POSTS, TOWN, UNITS
from stronghold_gui.games.convicted.position import Position, Task
from stronghold_gui.games.convicted.posts import cell, no_engine_room, no_unit_room, open_posts
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely

PIECES = (*UNITS, *ENGINES)
_UNITS = len(UNITS)


def garrison_step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask while a waiting piece has room somewhere."""
    del task, out
    if _placeable(position):
        return True
    position.todo.pop()
    return False


def placing_step(position: Position, task: Task, out: list[Event]) -> bool:
    """Ask until the first player closes."""
    del position, task, out
    return True


def _placeable(position: Position) -> int:
    """Return the number of waiting pieces that have room somewhere, each considered alone."""
    if not any(position.waiting):
        return 0
    room = open_posts(position)
    return sum(count for piece, count in enumerate(position.waiting) if room[piece])


def no_room(position: Position, piece: int, post: int) -> Refusal | None:
    """Return the refusal for a further unit or engine on a post."""
    if piece < _UNITS:
        return no_unit_room(position, piece, post)
    return no_engine_room(position, piece - _UNITS, post)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that places its spearmen, or the decisions of all defenders.

    The decision of the first player comes first.
    """
    kind, seat, *_ = position.todo[-1]
    waiting = sum(position.waiting)
    if kind == "placing":
        asked = position.in_turn() if _any_movable(position) else [position.first]
        return tuple(asks(who, Kind.PLACING, "", waiting, optional=who != position.first) for who in asked)
    seats = position.in_turn() if seat == NONE else [seat]
    return tuple(asks(who, Kind.GARRISON, "", waiting) for who in seats)


def _any_movable(position: Position) -> bool:
    """Return whether a piece has not moved yet, or a waiting piece has room somewhere."""
    moved = sum(count for *_, count in position.steps)
    return sum(position.units) + sum(position.engines) > moved or bool(_placeable(position))


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for every movable piece to every post with room; for the first player also the move that closes."""
    found = _placements(position)
    return found if _closing(position, seat) else [*found, m.DONE]


def _placements(position: Position) -> list[m.Move]:
    found: list[m.Move] = []
    columns = _not_moved(position) if position.todo[-1][0] == "placing" else [[]] * len(PIECES)
    room = open_posts(position)
    for piece, name in enumerate(PIECES):
        starts = [post for post, count in enumerate(columns[piece]) if count]
        if not starts and not position.waiting[piece]:
            continue
        goals = room[piece]
        if position.waiting[piece]:
            everywhere = _placings(name, TOWN)
            found += [everywhere[goal] for goal in goals]
        for start in starts:
            everywhere = _placings(name, POSTS[start])
            elsewhere = [everywhere[goal] for goal in goals if goal != start]
            found += elsewhere or [m.Place(name, POSTS[start], TOWN)]
    return found


@cache
def _placings(name: str, start: str) -> tuple[m.Move, ...]:
    """Return the moves of a piece from a place to each post, in the order of the posts."""
    return tuple(m.Place(name, start, goal) for goal in POSTS)


def _not_moved(position: Position) -> list[list[int]]:
    """Return the numbers of pieces that have not been moved in this step, by piece and post."""
    columns = [position.units[kind::_UNITS] for kind in range(_UNITS)]
    columns += [position.engines[kind :: len(ENGINES)] for kind in range(len(ENGINES))]
    for piece, _, goal, count in position.steps:
        columns[piece][goal] -= count
    return columns


def _there(position: Position, piece: int, post: int) -> int:
    if piece < _UNITS:
        return position.units[cell(post, piece)]
    return position.engines[cell(post, piece - _UNITS)]


def _movable(position: Position, piece: int, post: int) -> int:
    """Return the number of pieces of a kind on a post that have not been moved in this step."""
    came = sum(count for kind, _, goal, count in position.steps if (kind, goal) == (piece, post))
    return _there(position, piece, post) - came


def _closing(position: Position, seat: int) -> Refusal | None:
    """Return why a seat cannot close the placing."""
    if position.todo[-1][0] != "placing":
        return refuse(Reason.MUST_PLACE_ALL, "RC-14", count=sum(position.waiting))
    if seat != position.first:
        return refuse(Reason.FIRST_CLOSES, "RC-07", seat=position.first)
    waiting = _placeable(position)
    return refuse(Reason.MUST_PLACE_ALL, "RC-38", count=waiting) if waiting else None


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Place(piece, start, goal) if piece in PIECES and {start, goal} <= {*POSTS, TOWN}:
            return _place_refusal(position, PIECES.index(piece), start, goal)
        case m.Done():
            return _closing(position, seat)
        case _:
            return untimely(seat, move, decisions(position))


def _place_refusal(position: Position, piece: int, start: str, goal: str) -> Refusal | None:
    if start == goal:
        return refuse(Reason.SAME_PLACE, "M-16")
    if start != TOWN and position.todo[-1][0] != "placing":
        return refuse(Reason.OWN_SPEARMEN, "RC-14")
    there = position.waiting[piece] if start == TOWN else _there(position, piece, POST_INDEX[start])
    if not there:
        return refuse(Reason.NOT_THERE, "M-16", piece=PIECES[piece], place=start)
    if start != TOWN and _movable(position, piece, POST_INDEX[start]) <= 0:
        return refuse(Reason.HAS_MOVED, "RC-117", piece=PIECES[piece])
    if goal == TOWN:
        free = next(
            (name for post, name in enumerate(POSTS) if name != start and not no_room(position, piece, post)), ""
        )
        return refuse(Reason.ROOM_ELSEWHERE, "RC-38", piece=PIECES[piece], post=free) if free else None
    return no_room(position, piece, POST_INDEX[goal])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Place(piece, start, goal):
            number = PIECES.index(piece)
            _add(position, number, start, -1)
            _add(position, number, goal, 1)
            if goal != TOWN and position.todo[-1][0] == "placing":
                position.note(number, NONE, POST_INDEX[goal], 1)
            out.append(Placed(seat, piece, start, goal))
        case m.Done():
            position.todo.pop()
            position.steps = []
        case _:
            raise unexpected(move)


def _add(position: Position, piece: int, place: str, count: int) -> None:
    if place == TOWN:
        position.waiting[piece] += count
    elif piece < _UNITS:
        position.units[cell(POST_INDEX[place], piece)] += count
    else:
        position.engines[cell(POST_INDEX[place], piece - _UNITS)] += count
