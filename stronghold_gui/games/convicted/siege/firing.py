"""The defenders' fire at a zone, and the losses there (stages 1, 3, 6; M-20, M-25; RC-43, RC-44, RC-47).

Tasks: ``volley`` and ``salvo`` (zone) compute the power of units and engines. ``taking`` (zone, power left, limit of
pieces left, and the parts of both that may hit engines) asks for the pieces that fall.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d3
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import FIRST_FOE_ENGINE, FOE_INDEX, FOE_PIECES, KEEP, KEEP_BUILDING, ZONES
from stronghold_gui.games.convicted.position import KINDS, Position, Task
from stronghold_gui.games.convicted.reasons import Reason, refuse, untimely
from stronghold_gui.games.convicted.siege.events import SalvoFired, VolleyFired
from stronghold_gui.games.convicted.siege.foes import endurance
from stronghold_gui.games.convicted.siege.reach import (
    dodged,
    no_fire_target,
    taken_off,
    targets,
    towers_take_off,
    wall_before,
)
from stronghold_gui.games.convicted.siege.removing_enemies import remove_from_zone

ENGINE_STAGE: Final = 3
"""The stage in which the defenders' engines shoot."""


def fire_of(position: Position, post: int, kind: int, zone: int) -> int:
    """Return the fire of one ranged unit of a post at a zone (stage 1)."""
    fire = fire_with_post(position, post, kind)
    if post == position.heretic:
        fire += position.values.heroes.heretic_fire
    return max(fire - dodged(position, zone), 0)


def fire_with_post(position: Position, post: int, kind: int) -> int:
    """Return the fire of a ranged unit with the bonus of its post."""
    fire = position.values.units[kind].fire
    if post == KEEP:
        return fire + (position.values.heroes.keep_fire if position.buildings[KEEP_BUILDING] >= 3 else 0)
    return fire + position.fortification(post).own_fire


def volley(position: Position, task_: Task, out: list[Event]) -> bool:
    """Compute the power of all shots of units at a zone, and let its defender choose the pieces that fall."""
    position.todo.pop()
    zone = task_[1]
    aims = [(at, count) for at, where, count in position.aims if where == zone]
    fire = sum(fire_of(position, *divmod(at, KINDS), zone) * count for at, count in aims)
    shooters = sum(count for _, count in aims)
    covers, runes, tower = taken_off(position, zone)
    power = max(fire - covers - runes - tower, 0)
    out.append(VolleyFired(ZONES[zone], power, shooters, fire, covers, runes, tower))
    position.todo.append(task("taking", zone, power, shooters))
    return False


def salvo(position: Position, task_: Task, out: list[Event]) -> bool:
    """Roll for every attack of engines at a zone; a part of the power may hit engines (RC-47)."""
    position.todo.pop()
    zone = task_[1]
    dice: list[int] = []
    power = engine_power = attacks = engine_attacks = 0
    for at, where, count in position.aims:
        if where != zone:
            continue
        engine = position.values.engines[at % KINDS]
        for _ in range(count):
            dice.append(d3(position, f"salvo {ZONES[zone]}"))
            rolled = engine.plus + dice[-1]
            power, attacks = power + rolled, attacks + 1
            if engine.hits_engines:
                engine_power, engine_attacks = engine_power + rolled, engine_attacks + 1
    tower = towers_take_off(position, zone)
    power = max(power - tower, 0)
    engine_power = min(engine_power, power)
    out.append(SalvoFired(ZONES[zone], tuple(dice), power, attacks, engine_power, engine_attacks, tower))
    position.todo.append(task("taking", zone, power, attacks, engine_power, engine_attacks))
    return False


def taking_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask while a piece can fall."""
    del task_, out
    if _possible(position):
        return True
    position.todo.pop()
    return False


def _possible(position: Position) -> list[int]:
    zone, engines = position.todo[-1][1], position.todo[-1][5]
    return [piece for piece in targets(position, zone, engines > 0) if not _too_much(position, piece)]


def _too_much(position: Position, piece: int) -> Refusal | None:
    """Return the refusal if the power or the number of pieces left does not suffice for a piece."""
    _, _, power, number, engine_power, engine_number = position.todo[-1]
    if piece >= FIRST_FOE_ENGINE:
        if not engine_number:
            return _no_engine_more(position, piece)
        power, number = min(power, engine_power), min(number, engine_number)
    if number <= 0:
        return refuse(Reason.OVER_NUMBER, "RC-44", limit=0)
    needed = endurance(position, piece)
    if needed > power:
        return refuse(Reason.OVER_POWER, "RC-44", piece=FOE_PIECES[piece], count=needed, limit=power)
    return None


def _no_engine_more(position: Position, piece: int) -> Refusal:
    """Return the refusal if no shot at the zone can hit engines, or each that can has hit one already."""
    hits = any(
        goal == position.todo[-1][1] and position.values.engines[at % KINDS].hits_engines
        for at, goal, _ in position.aims
    )
    if position.stage == ENGINE_STAGE and hits:
        return refuse(Reason.OVER_NUMBER, "RC-47", limit=0)
    return refuse(Reason.UNITS_ONLY, "RC-47", piece=FOE_PIECES[piece])


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the defender of the wall behind the zone."""
    _, zone, power, *_ = position.todo[-1]
    kind = Kind.SALVO if position.stage == ENGINE_STAGE else Kind.VOLLEY
    return (asks(position.owner[wall_before(zone)], kind, ZONES[zone], power),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for each piece that can fall, and the move that leaves the rest (RC-44)."""
    del seat
    zone = ZONES[position.todo[-1][1]]
    return [*(m.Take(FOE_PIECES[piece], zone) for piece in _possible(position)), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    zone = position.todo[-1][1]
    match move:
        case m.Take(piece, place) if piece in FOE_PIECES and place == ZONES[zone]:
            number = FOE_INDEX[piece]
            return no_fire_target(position, zone, number) or _too_much(position, number)
        case m.Take(piece, place) if piece in FOE_PIECES and place in ZONES:
            return refuse(Reason.NOT_THERE, "8", piece=piece, place=ZONES[zone])
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Take(piece):
            _, zone, power, number, engine_power, engine_number = position.todo[-1]
            foe = FOE_INDEX[piece]
            needed = endurance(position, foe)
            if foe >= FIRST_FOE_ENGINE:
                engine_power, engine_number = engine_power - needed, engine_number - 1
            position.todo[-1] = task("taking", zone, power - needed, number - 1, engine_power, engine_number)
            remove_from_zone(position, zone, foe, 1, "engines" if position.stage == ENGINE_STAGE else "fire", out)
        case m.Done():
            position.todo.pop()
        case _:
            raise unexpected(move)
