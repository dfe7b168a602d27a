"""Room on the posts for units and engines of the defenders (rules, 6.1, 6.5, 6.6; RC-11, RC-29, RC-30)."""

from __future__ import annotations

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted.events import Event, Waiting
from stronghold_gui.games.convicted.pieces import (
    BOULDERS,
    ENGINES,
    IN_SLOTS,
    KEEP,
    ON_WALLS,
    POSTS,
    RANGED,
    UNITS,
    WALLS,
    is_wall,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse

_KINDS = len(UNITS)


def no_unit_room(position: Position, kind: int, post: int, count: int = 1) -> Refusal | None:
    """Return the refusal for one or more further units on a post: its capacity, or the keep's limit (RC-11)."""
    limit = position.capacity(post)
    if post == KEEP:
        if kind not in RANGED or not limit:
            return refuse(Reason.KEEP_RANGED_ONLY, "RC-11", limit=limit)
        taken = position.shooters(KEEP)
    else:
        taken = position.count(post)
    return refuse(Reason.NO_ROOM, "6.1", post=POSTS[post], limit=limit) if taken + count > limit else None


def no_engine_room(position: Position, kind: int, post: int) -> Refusal | None:
    """Return the refusal for a further engine on a post (RC-29, RC-30)."""
    if wrong := wrong_place(kind, post):
        return wrong
    at = post * len(ENGINES)
    if kind in ON_WALLS:
        if not position.engines[at + kind]:
            return None
        return refuse(Reason.ONE_PILE if kind == BOULDERS else Reason.ONE_CAULDRON, "RC-30", post=POSTS[post])
    limit = position.slots(post)
    if in_slots(position, post) < limit:
        return None
    return refuse(Reason.NO_SLOT, "RC-29", post=POSTS[post], limit=limit)


def open_posts(position: Position) -> list[list[int]]:
    """Return for each kind of unit, then of engine, the posts that have room for one more.

    This is a faster way than to call ``no_unit_room`` and ``no_engine_room`` for every piece and post.
    """
    sections, slots = [], []
    units, engines, fortification = position.units, position.engines, position.values.fortification
    for section, level in enumerate(position.level):
        built, at = fortification(section, level), section * _KINDS
        if sum(units[at : at + _KINDS]) < built.capacity:
            sections.append(section)
        if built.slots and in_slots(position, section) < built.slots:
            slots.append(section)
    posted = [*sections, KEEP] if position.shooters(KEEP) < position.capacity(KEEP) else sections
    if in_slots(position, KEEP) < position.slots(KEEP):
        slots.append(KEEP)
    walls = [[wall for wall in WALLS if not engines[wall * _KINDS + kind]] for kind in ON_WALLS]
    return [*[posted if kind in RANGED else sections for kind in range(_KINDS)], *walls, *[slots] * len(IN_SLOTS)]


def wrong_place(kind: int, post: int) -> Refusal | None:
    """Return the refusal for an engine on a wall instead of in a slot, or the other way round."""
    if kind in ON_WALLS:
        return None if is_wall(post) else refuse(Reason.WALLS_ONLY, "RC-29", piece=ENGINES[kind])
    return refuse(Reason.SLOTS_ONLY, "RC-29", piece=ENGINES[kind]) if is_wall(post) else None


def in_slots(position: Position, post: int) -> int:
    at = post * len(ENGINES)
    return sum(position.engines[at + IN_SLOTS[0] : at + len(ENGINES)])


def let_wait(position: Position, post: int, out: list[Event]) -> None:
    """Move the units above a post's capacity to the town, the cheapest first.

    From the keep, all units that do not shoot go as well. They wait in the town for the next placing (RC-38, RC-52,
    RC-115).
    """
    allowed = RANGED if post == KEEP else range(_KINDS)
    surplus = sum(position.units[cell(post, kind)] for kind in allowed) - position.capacity(post)
    for kind in sorted(range(_KINDS), key=lambda each: sum(position.values.units[each].cost)):
        here = position.units[cell(post, kind)]
        leaving = here if kind not in allowed else min(max(surplus, 0), here)
        position.units[cell(post, kind)] -= leaving
        position.waiting[kind] += leaving
        surplus -= leaving if kind in allowed else 0
        out += [Waiting(UNITS[kind], POSTS[post])] * leaving


def cell(post: int, kind: int) -> int:
    """Return the cell of a kind of unit or engine on a post (``position.py``)."""
    return post * _KINDS + kind
