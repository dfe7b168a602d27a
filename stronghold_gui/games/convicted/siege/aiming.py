"""The defenders' aiming before anything is fired: ranged units (M-19; stages 1, 6) and engines (M-24; stage 3).

The task ``aim`` (``RANGED_UNITS`` or ``ENGINES_FIRE``, 1 in stage 6) lets all seats aim before any loss; ``closed``
holds the seats that are done. Then a task for each zone carries out the fire.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    ENGINES,
    FIRST_FOE_ENGINE,
    IN_SLOTS,
    KEEP,
    POST_INDEX,
    POSTS,
    RANGED,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import Aimed
from stronghold_gui.games.convicted.siege.reach import reaches, targets, zones_in_order

_CELLS_OF_RANGED: Final = tuple(cell(post, kind) for post in range(len(POSTS)) for kind in RANGED)
_Shot = tuple[int, int, int]
"""Post and kind of the shooter, and the number of its shots without a target."""
_Shots = dict[int, list[_Shot]]
"""Shots by the seat that owns them."""
RANGED_UNITS: Final = 0
ENGINES_FIRE: Final = 1


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask until no shot is left to aim or all seats are done; then push the fire at each zone."""
    del out
    if _asked(position, _shots_by_seat(position)):
        return True
    position.todo.pop()
    position.closed = 0
    kind = "salvo" if task_[1] == ENGINES_FIRE else "volley"
    if kind == "volley" and task_[2]:
        _remember(position)
    aimed = {aim[1] for aim in position.aims}
    position.todo.append(task("clear_aims"))
    position.todo += [task(kind, zone) for zone in reversed(zones_in_order(position)) if zone in aimed]
    return False


def clear(position: Position, task_: Task, out: list[Event]) -> bool:
    """Clear the aims after they have been fired."""
    del task_, out
    position.todo.pop()
    position.aims = []
    return False


def _remember(position: Position) -> None:
    """Record the units that fire in stage 6, which cannot regroup."""
    for at, _, count in position.aims:
        position.shot[at] += count


def _asked(position: Position, shots: _Shots) -> list[int]:
    """Return the seats that are not done and have a shot with a possible target."""
    return [
        seat
        for seat in position.in_turn()
        if seat in shots and not position.closed >> seat & 1 and _can_hit(position, shots[seat])
    ]


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decisions of all seats that still have shots to aim, with the number of these."""
    engines = position.todo[-1][1] == ENGINES_FIRE
    kind, shots = Kind.AIM_ENGINES if engines else Kind.AIM, _shots_by_seat(position)
    return tuple(asks(seat, kind, "", sum([left for *_, left in shots[seat]])) for seat in _asked(position, shots))


def _shots_by_seat(position: Position) -> _Shots:
    found: _Shots = {}
    for shot in _unaimed(position):
        found.setdefault(position.owner[shot[0]], []).append(shot)
    return found


def _can_hit(position: Position, shots: list[_Shot]) -> bool:
    """Return whether one of these shots has a possible target."""
    return any(_reaching(position, zone, shots) for zone in range(len(ZONES)))


def _pieces(position: Position) -> tuple[int, ...]:
    """Return the kinds of piece that aim now."""
    return IN_SLOTS if position.todo[-1][1] == ENGINES_FIRE else RANGED


def _unaimed(position: Position) -> Iterator[_Shot]:
    """Yield the shots without a target; units in transit through the keep have none (RC-11)."""
    named: dict[int, int] = {}
    for at, _, count in position.aims:
        named[at] = named.get(at, 0) + count
    shots = _shots_of_engines if position.todo[-1][1] == ENGINES_FIRE else _shots_of_units
    for post, piece, count in shots(position):
        left = count - named.get(cell(post, piece), 0)
        if left > 0:
            yield post, piece, left


def _shots_of_engines(position: Position) -> Iterator[tuple[int, int, int]]:
    for at, count in enumerate(position.engines):
        if count and at % KINDS in IN_SLOTS:
            yield at // KINDS, at % KINDS, count * position.values.engines[at % KINDS].attacks


def _shots_of_units(position: Position) -> Iterator[tuple[int, int, int]]:
    """Yield the ranged units that have not fought in a melee; from the keep, as many of each kind as may still aim."""
    units, spent = position.units, position.spent
    for at in _CELLS_OF_RANGED:
        if count := units[at]:
            post, kind = divmod(at, KINDS)
            ready = count - spent[at]
            if post == KEEP:
                named = sum(number for where, _, number in position.aims if where == at)
                ready = min(ready, named + _free_keep_posts(position))
            yield post, kind, ready


def _free_keep_posts(position: Position) -> int:
    """Return the number of units in the keep that may still aim: its posts less those that have aimed (RC-11)."""
    named = sum(count for where, _, count in position.aims if where // KINDS == KEEP)
    return position.capacity(KEEP) - named


def _zone_refusal(position: Position, post: int, piece: int, zone: int) -> Refusal | None:
    if not reaches(position, post, zone):
        return refuse(Reason.OUT_OF_REACH, "RC-10", post=POSTS[post], zone=ZONES[zone])
    hits_engines = False
    if position.todo[-1][1] == ENGINES_FIRE:
        engine = position.values.engines[piece]
        if not (engine.near if zone >= ASSAULT else engine.far):
            return refuse(Reason.CANNOT_HIT_THERE, "6.6", piece=ENGINES[piece], zone=ZONES[zone])
        hits_engines = engine.hits_engines
    if not any(hits_engines or target < FIRST_FOE_ENGINE for target in targets(position, zone, hits_engines)):
        return refuse(Reason.NO_TARGET, "8", piece=ZONES[zone])
    return None


def _possible(position: Position, seat: int) -> Iterator[m.Move]:
    """Yield every shot that a seat can aim."""
    names = ENGINES if position.todo[-1][1] == ENGINES_FIRE else UNITS
    shots = _shots_by_seat(position).get(seat, [])
    for zone in range(len(ZONES)) if shots else ():
        for post, piece in _reaching(position, zone, shots):
            yield m.Aim(names[piece], POSTS[post], ZONES[zone])


def _reaching(position: Position, zone: int, shots: list[_Shot]) -> list[tuple[int, int]]:
    """Return post and piece of each of the shots that can be aimed at a zone."""
    if not any(position.field[zone * FOE_KINDS : zone * FOE_KINDS + FOE_KINDS]):
        return []
    near = [(post, piece) for post, piece, _ in shots if reaches(position, post, zone)]
    if position.todo[-1][1] == ENGINES_FIRE:
        return [(post, piece) for post, piece in near if not _zone_refusal(position, post, piece, zone)]
    return near if near and targets(position, zone) else []


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every shot that can be aimed, and the move that ends the aiming."""
    return [*_possible(position, seat), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    names = ENGINES if position.todo[-1][1] == ENGINES_FIRE else UNITS
    match move:
        case m.Aim(name, post, zone) if name in names and post in POSTS and zone in ZONES:
            piece, place = names.index(name), POST_INDEX[post]
            return (
                _shot_refusal(position, seat, place, piece, name)
                or _zone_refusal(position, place, piece, ZONES.index(zone))
            )  # fmt: skip
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def _shot_refusal(position: Position, seat: int, post: int, piece: int, name: str) -> Refusal | None:
    """Return the refusal if no shot of this piece on a post is left for a seat to aim."""
    if piece not in _pieces(position):
        return refuse(Reason.DOES_NOT_SHOOT, "1", piece=name)
    at = cell(post, piece)
    engines = position.todo[-1][1] == ENGINES_FIRE
    if not (position.engines if engines else position.units)[at] or position.owner[post] != seat:
        return refuse(Reason.NOT_THERE, "RC-07", piece=name, place=POSTS[post])
    if any((where, kind) == (post, piece) for where, kind, _ in _unaimed(position)):
        return None
    if not engines and position.spent[at] == position.units[at]:
        return refuse(Reason.HAS_FOUGHT, "8", piece=name)
    if not engines and post == KEEP and _free_keep_posts(position) <= 0:
        return refuse(Reason.IN_TRANSIT, "RC-11", limit=position.capacity(KEEP))
    return refuse(Reason.HAS_AIMED, "8", piece=name, post=POSTS[post])


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    match move:
        case m.Aim(name, post, zone):
            engines = position.todo[-1][1] == ENGINES_FIRE
            piece = (ENGINES if engines else UNITS).index(name)
            position.aim(cell(POST_INDEX[post], piece), ZONES.index(zone))
            out.append(Aimed(seat, name, post, zone))
        case m.Done():
            position.closed |= 1 << seat
        case _:
            raise unexpected(move)
