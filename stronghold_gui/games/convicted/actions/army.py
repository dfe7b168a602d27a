"""Training units and making engines (rules, 6.5, 6.6; RC-06, RC-27 to RC-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.deed import Deed, no_money, unknown
from stronghold_gui.games.convicted.events import Event, Made, Trained
from stronghold_gui.games.convicted.moves import NOBODY
from stronghold_gui.games.convicted.pieces import (
    BARRACKS,
    ENGINES,
    KEEP,
    ON_WALLS,
    POST_INDEX,
    POSTS,
    RANGED,
    TECHNOLOGIES,
    UNITS,
    WORKSHOP,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.posts import cell, no_engine_room, no_unit_room, open_posts, wrong_place
from stronghold_gui.games.convicted.reasons import Reason, refuse

_DISCIPLINE: Final = TECHNOLOGIES.index("discipline")
_UNITS_OR_NONE: Final = (*UNITS, NOBODY)
_ENGINES_OR_NONE: Final = (*ENGINES, NOBODY)


def not_trained(position: Position, kind: int, freed: int = 0) -> Refusal | None:
    """Return the refusal if the barracks level is too low for a kind of unit, or none of its pieces are left (RC-06).

    Args:
        position: the current position.
        kind: the kind of unit.
        freed: number of units removed to make room for it.
    """
    level, have = position.values.units[kind].barracks, position.buildings[BARRACKS]
    if level > have:
        return refuse(Reason.BARRACKS_TOO_LOW, "6.5", level=level, have=have)
    return _no_units_left(position, kind, 1, freed)


def _no_units_left(position: Position, kind: int, count: int, freed: int = 0) -> Refusal | None:
    """Return the refusal if too few pieces are left, of this kind or in total (RC-06)."""
    out, limit = _pieces_out(position), position.values.defender_limit
    if out - freed + count > limit:
        return refuse(Reason.UNITS_LIMIT, "RC-06", limit=limit)
    limit = position.values.unit_limits[kind]
    # The totals rarely reach this limit, so the pieces of one kind are counted only then.
    if out + count > limit and _out_of_kind(position.units, position.waiting[kind], kind, len(UNITS)) + count > limit:
        return refuse(Reason.PIECES_LIMIT, "RC-06", piece=UNITS[kind], limit=limit)
    return None


def _out_of_kind(on_board: list[int], waiting: int, kind: int, kinds: int) -> int:
    """Return the number of pieces of a kind on the board and waiting in the town."""
    return sum(on_board[kind::kinds]) + waiting


def _pieces_out(position: Position) -> int:
    """Return the number of units on the board and waiting in the town."""
    return sum(position.units) + sum(position.waiting[: len(UNITS)])


def _training(position: Position, seat: int) -> Iterable[m.Move]:
    kinds = [
        kind
        for kind, unit in enumerate(position.values.units)
        if position.can_pay(seat, unit.cost) and not not_trained(position, kind, 1)
    ]
    if not kinds:
        return
    room = open_posts(position)
    there: list[list[int]] = [[] for _ in POSTS]
    for at, count in enumerate(position.units):
        if count:
            there[at // len(UNITS)].append(at % len(UNITS))
    for kind in kinds:
        unit = UNITS[kind]
        if not not_trained(position, kind):
            yield from (m.Train(unit, POSTS[post]) for post in room[kind])
        for post, others in enumerate(there):
            for other in others:
                if other != kind and (post != KEEP or not _unit_place(position, kind, post, UNITS[other])):
                    yield m.Train(unit, POSTS[post], UNITS[other])


def _train_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Train(unit, post, instead) if unit in UNITS and post in POSTS and instead in _UNITS_OR_NONE:
            kind = UNITS.index(unit)
            return (
                not_trained(position, kind, instead != NOBODY)
                or _unit_place(position, kind, POST_INDEX[post], instead)
                or no_money(position, seat, position.values.units[kind].cost)
            )
        case _:
            raise unexpected(move)


def _unit_place(position: Position, kind: int, post: int, instead: str) -> Refusal | None:
    """Return the refusal if a post is full, or has no unit of the kind that is to be replaced (RC-27)."""
    if instead == NOBODY:
        return no_unit_room(position, kind, post)
    other = UNITS.index(instead)
    if other == kind:
        return refuse(Reason.SAME_TYPE, "RC-27", piece=instead)
    if not position.units[cell(post, other)]:
        return refuse(Reason.NOT_THERE, "RC-27", piece=instead, place=POSTS[post])
    # Only ranged units have posts in the keep, so replacing a unit there makes room only among these (RC-11).
    return no_unit_room(position, kind, post) if post == KEEP and not {kind, other} <= {*RANGED} else None


def _train(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Train(unit, post, instead):
            kind, at = UNITS.index(unit), POST_INDEX[post]
            position.pay(seat, position.values.units[kind].cost)
            if instead != NOBODY:
                position.units[cell(at, UNITS.index(instead))] -= 1
            position.units[cell(at, kind)] += 1
            out.append(Trained(seat, unit, post, instead, "trained"))
        case _:
            raise unexpected(move)


TRAIN: Final = Deed(1, _training, _train_refusal, _train)


def _drills(position: Position, seat: int) -> Iterable[m.Move]:
    drill = position.values.discipline
    if position.knows(_DISCIPLINE) and position.can_pay(seat, drill.cost):
        for kind in drill.units:
            if not_trained(position, kind):
                continue
            posts = sorted(POSTS[post] for post in open_posts(position)[kind])
            for sections in combinations_with_replacement(posts, drill.count):
                if not _room_for_all(position, kind, sections):
                    yield m.Drill(UNITS[kind], sections)


def _drill_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    drill = position.values.discipline
    match move:
        case m.Drill(unit, posts) if unit in UNITS and set(posts) <= {*POSTS}:
            kind = UNITS.index(unit)
            if missing := unknown(position, _DISCIPLINE, "6.5"):
                return missing
            if kind not in drill.units:
                return refuse(Reason.NOT_DRILLED, "6.5", unit=unit)
            if len(posts) != drill.count:
                return refuse(Reason.DRILL_COUNT, "6.5", count=drill.count)
            return (
                not_trained(position, kind)
                or _room_for_all(position, kind, posts)
                or no_money(position, seat, drill.cost)
            )
        case _:
            raise unexpected(move)


def _room_for_all(position: Position, kind: int, posts: tuple[str, ...]) -> Refusal | None:
    """Return the refusal for training a unit on each of these posts, if they do not all have room or pieces."""
    if none_left := _no_units_left(position, kind, len(posts)):
        return none_left
    found = (no_unit_room(position, kind, POST_INDEX[post], count) for post, count in Counter(posts).items())
    return next(filter(None, found), None)


def _drill(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Drill(unit, posts):
            position.pay(seat, position.values.discipline.cost)
            for post in posts:
                position.units[cell(POST_INDEX[post], UNITS.index(unit))] += 1
                out.append(Trained(seat, unit, post, NOBODY, "drilled"))
        case _:
            raise unexpected(move)


DRILL: Final = Deed(1, _drills, _drill_refusal, _drill)


def _making(position: Position, seat: int) -> Iterable[m.Move]:
    kinds = [
        kind
        for kind, engine in enumerate(position.values.engines)
        if position.can_pay(seat, engine.cost) and not _not_made(position, kind)
    ]
    if not kinds:
        return
    room = open_posts(position)
    there = [divmod(at, len(ENGINES)) for at, count in enumerate(position.engines) if count]
    for kind in kinds:
        engine = ENGINES[kind]
        yield from (m.Make(engine, POSTS[post]) for post in room[len(UNITS) + kind])
        for post, other in there:
            if not _engine_place(position, kind, post, ENGINES[other]):
                yield m.Make(engine, POSTS[post], ENGINES[other])


def _not_made(position: Position, kind: int) -> Refusal | None:
    """Return the refusal if a kind of engine lacks the workshop level, the technology (RC-28) or a piece (RC-06)."""
    wanted, have = position.values.engines[kind], position.buildings[WORKSHOP]
    if wanted.workshop > have:
        return refuse(Reason.WORKSHOP_TOO_LOW, "6.6", level=wanted.workshop, have=have)
    if missing := unknown(position, wanted.needs, "RC-28"):
        return missing
    limit = position.values.engine_limits[kind]
    out = _out_of_kind(position.engines, position.waiting[len(UNITS) + kind], kind, len(ENGINES))
    return refuse(Reason.PIECES_LIMIT, "RC-06", piece=ENGINES[kind], limit=limit) if out >= limit else None


def _make_refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Make(engine, post, instead) if engine in ENGINES and post in POSTS and instead in _ENGINES_OR_NONE:
            kind = ENGINES.index(engine)
            return (
                _not_made(position, kind)
                or _engine_place(position, kind, POST_INDEX[post], instead)
                or no_money(position, seat, position.values.engines[kind].cost)
            )
        case _:
            raise unexpected(move)


def _engine_place(position: Position, kind: int, post: int, instead: str) -> Refusal | None:
    """Return the refusal for placing an engine, or for replacing another one at the same post (RC-27)."""
    if instead == NOBODY:
        return no_engine_room(position, kind, post)
    other = ENGINES.index(instead)
    if wrong := wrong_place(kind, post):
        return wrong
    if not position.engines[cell(post, other)]:
        return refuse(Reason.NOT_THERE, "RC-27", piece=instead, place=POSTS[post])
    if kind in ON_WALLS and other != kind:
        return no_engine_room(position, kind, post)
    return None


def _make(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Make(engine, post, instead):
            kind, at = ENGINES.index(engine), POST_INDEX[post]
            position.pay(seat, position.values.engines[kind].cost)
            if instead != NOBODY:
                position.engines[cell(at, ENGINES.index(instead))] -= 1
            position.engines[cell(at, kind)] += 1
            out.append(Made(seat, engine, post, instead))
        case _:
            raise unexpected(move)


MAKE: Final = Deed(1, _making, _make_refusal, _make)
