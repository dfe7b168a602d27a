"""Targets of the automatic enemy (rules, section 10; RC-51 to RC-55)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.dice import d6, lot
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FOE_PIECES,
    NONE,
    SECTION_INDEX,
    SECTIONS,
    neighbours,
    wall_of,
)
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.reasons import Reason, refuse
from stronghold_gui.games.convicted.siege.events import EngineAimed, FoeTargetRolled

_WEAK = (1, 2)
"""Resistances at which engines of some factions prefer a wall or a tower (section 10)."""


def side(position: Position, direction: int) -> tuple[int, int, int]:
    """Return the wall of a direction, its left tower and its right one as the attacker sees them (RC-09)."""
    left, right = position.values.towers_of[direction]
    return wall_of(direction), left, right


def by_die(position: Position, direction: int, table: str, piece: int, out: list[Event]) -> int:
    """Roll a die, and return the section that a table of ``siege.aim_dice`` gives for it."""
    die = d6(position, f"aim {DIRECTIONS[direction]}")
    wall, left, right = side(position, direction)
    section = {"wall": wall, "left": left, "right": right}[position.values.siege.aim_dice[table][die - 1]]
    told = table if table in position.values.siege.book_dice else ""
    out.append(FoeTargetRolled(DIRECTIONS[direction], FOE_PIECES[piece], die, SECTIONS[section], told))
    return section


def lowest_with_units(position: Position, direction: int) -> int:
    """Return the section of a side with the lowest resistance among those with units; ``NONE`` without any (RC-54).

    Among equals the wall comes before the towers, and two towers are decided by lot.
    """
    wall, left, right = side(position, direction)
    manned = [section for section in (wall, left, right) if position.count(section)]
    if not manned:
        return NONE
    least = min(position.resistance[section] for section in manned)
    weakest = [section for section in manned if position.resistance[section] == least]
    if wall in weakest:
        return wall
    return lot(position, f"tower {DIRECTIONS[direction]}", weakest)


def ranged_target(position: Position, direction: int, rule: str, piece: int, out: list[Event]) -> int:
    """Return the section at which the ranged units of a direction shoot, or ``NONE``."""
    if rule == "lowest_resistance":
        return lowest_with_units(position, direction)
    return by_die(position, direction, rule, piece, out)


def engine_target(position: Position, direction: int, rule: str, piece: int, out: list[Event]) -> int:
    """Return the section at which an engine of a direction shoots."""
    wall, left, right = side(position, direction)
    resistance = position.resistance
    if rule == "die_left_5":
        return by_die(position, direction, rule, piece, out)
    if resistance[wall] in _WEAK:
        return _because(position, direction, piece, wall, "weak_wall", out)
    if rule == "wall_or_weak_tower_else_die_right_5" and resistance[wall] > max(_WEAK):
        weak = [tower for tower in (left, right) if resistance[tower] in _WEAK]
        least = min((resistance[tower] for tower in weak), default=0)
        lowest = [tower for tower in weak if resistance[tower] == least]
        if lowest:
            tower = lot(position, f"tower {DIRECTIONS[direction]}", lowest)
            return _because(position, direction, piece, tower, "weak_tower", out)
    return by_die(position, direction, "die_right_5", piece, out)


def _because(
    position: Position,
    direction: int,
    piece: int,
    section: int,
    why: Literal["weak_wall", "weak_tower"],
    out: list[Event],
) -> int:
    """Record why an engine shoots at a section, and return the section."""
    left = position.resistance[section]
    out.append(EngineAimed(DIRECTIONS[direction], FOE_PIECES[piece], SECTIONS[section], left, why))
    return section


def shot_refusal(position: Position, move: m.Direct, *, there: bool, source: str) -> Refusal | None:
    """Return the refusal if no such enemy piece is left to shoot, or the section is on another side.

    Args:
        position: the current position.
        move: the shot.
        there: whether such a piece without a target is in that deployment zone.
        source: the moment of the rules that the refusal names.
    """
    if not there:
        return refuse(Reason.NOT_THERE, source, piece=move.piece, place=f"deployment_{move.direction}")
    if SECTION_INDEX[move.section] not in side(position, DIRECTIONS.index(move.direction)):
        return refuse(Reason.NOT_THIS_SIDE, source, section=move.section)
    return None


UNITS_HIT = 0
SECTION_HIT = 1
"""The kinds of target of a shot."""


def hittable(position: Position, section: int, what: int, engines: bool) -> bool:
    """Return whether a section has a target of a kind: units (with ``engines`` also engines), or resistance."""
    if what == SECTION_HIT:
        return position.resistance[section] > 0
    if position.count(section):
        return True
    at = section * len(position.values.engines)
    return engines and any(
        position.engines[at + kind] for kind, engine in enumerate(position.values.engines) if engine.endurance
    )


def with_target(position: Position, direction: int, section: int, what: int, either: bool) -> tuple[int, int] | None:
    """Return section and kind of target of a shot, or ``None`` if nothing can be hit (RC-51).

    Args:
        position: the current position.
        direction: the direction of the engine.
        section: the intended section.
        what: the intended kind of target, ``UNITS_HIT`` or ``SECTION_HIT``.
        either: whether the engine may hit both kinds, like a catapult; engines on the post then count as units.
    """
    for place, kind in _redirections(position, direction, section, what, either):
        if hittable(position, place, kind, either):
            return place, kind
    return None


def _redirections(
    position: Position, direction: int, section: int, what: int, either: bool
) -> Iterable[tuple[int, int]]:
    """Yield possible targets in the order of RC-51."""
    other = UNITS_HIT if what == SECTION_HIT else SECTION_HIT
    kinds = (what, other) if either else (what,)
    for kind in kinds:
        yield section, kind
    wall, left, right = side(position, direction)
    for kind in kinds:
        for place in (wall, left, right):
            yield place, kind
    towers = (left, right) if section == wall else (section,)
    for tower in towers:
        beyond = next(place for place in neighbours(tower) if place != wall)
        yield beyond, what
