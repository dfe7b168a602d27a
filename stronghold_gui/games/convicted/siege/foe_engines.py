"""The enemy's engines (stage 4; M-26; RC-48 to RC-51, RC-55).

Tasks: ``foe_engines`` asks the enemy player, if there is one, for all targets, then adds a shot for every engine.
``foe_shot`` (piece, direction, section) is one of the shots.
"""

from __future__ import annotations

from typing import Literal

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d3, d6
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    CATAPULT_FOE,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    FOE_INDEX,
    FOE_PIECES,
    NONE,
    SECTION_INDEX,
    SECTIONS,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position, Task
from stronghold_gui.games.convicted.reasons import untimely
from stronghold_gui.games.convicted.siege.damage import hit
from stronghold_gui.games.convicted.siege.events import CatapultDie, FoesDirected, FoeShot, NoFoeTarget, ShotRedirected
from stronghold_gui.games.convicted.siege.falling import ALL, UNITS_ONLY, WITH_ENGINES, losses
from stronghold_gui.games.convicted.siege.foe_targets import (
    SECTION_HIT,
    UNITS_HIT,
    engine_target,
    shot_refusal,
    side,
    with_target,
)
from stronghold_gui.games.convicted.siege.foes import directions_in_order, effects, in_zone

_AT: tuple[Literal["units", "section"], ...] = ("units", "section")


def _shooting(position: Position) -> list[tuple[int, int, int]]:
    """Return piece, direction and number of the engines that shoot, in the order of their shots."""
    return [
        (piece, direction, count)
        for piece in position.values.siege.engine_order
        for direction in directions_in_order(position)
        if (count := in_zone(position, direction, piece))
    ]


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Choose all engines' targets before the first shot (RC-42), then push the shots, the first on top."""
    del task_
    if position.mode.led and any(_undirected(position)):
        return True
    position.todo.pop()
    shots: list[Task] = []
    for piece, direction, count in _shooting(position):
        sections = [
            goal for at, goal, number in position.aims if at == direction * FOE_KINDS + piece for _ in range(number)
        ]
        rule = position.values.factions[position.faction].engine_target
        while len(sections) < count:
            sections.append(engine_target(position, direction, rule, piece, out))
        shots += [task("foe_shot", piece, direction, section) for section in sections]
    position.aims = []
    position.todo += reversed(shots)
    return False


def shot(position: Position, task_: Task, out: list[Event]) -> bool:
    """Find the target of one engine, roll, and apply the hit."""
    _, piece, direction, section, *_ = task_
    position.todo.pop()
    hits = position.values.foe_engines[piece - FIRST_FOE_ENGINE].hits
    what = _kind_of_hit(position, hits, out)
    target = with_target(position, direction, section, what, hits == "either")
    if target is None:
        out.append(NoFoeTarget(DIRECTIONS[direction], FOE_PIECES[piece]))
        return False
    if target != (section, what):
        out.append(ShotRedirected(SECTIONS[target[0]], _AT[target[1]]))
    _strike(position, piece, direction, *target, out)
    return False


def _kind_of_hit(position: Position, hits: str, out: list[Event]) -> int:
    """Return the kind of target that an engine aims at; a catapult rolls for it."""
    if hits == "units":
        return UNITS_HIT
    if hits == "section":
        return SECTION_HIT
    die = d6(position, "catapult")
    what = UNITS_HIT if die <= position.values.siege.catapult_units else SECTION_HIT
    out.append(CatapultDie(die, _AT[what]))
    return what


def _strike(position: Position, piece: int, direction: int, section: int, what: int, out: list[Event]) -> None:
    engine = position.values.foe_engines[piece - FIRST_FOE_ENGINE]
    bonus = effects(position, position.faction).engine_fire
    dice = tuple(d3(position, f"shot {DIRECTIONS[direction]}") for _ in range(engine.attacks))
    power = sum(dice) + engine.attacks * (engine.plus + bonus)
    resistance = position.resistance[section]
    out.append(FoeShot(DIRECTIONS[direction], FOE_PIECES[piece], SECTIONS[section], _AT[what], dice, power, resistance))
    if what == SECTION_HIT:
        hit(position, section, power, FOE_PIECES[piece], out)
        return
    catapult = piece == CATAPULT_FOE
    number = _losses_limit(position, engine.attacks, catapult)
    how = WITH_ENGINES if catapult else UNITS_ONLY
    position.todo += losses(section, max(power - resistance, 0), number, NONE, how)


def _losses_limit(position: Position, attacks: int, catapult: bool) -> int:
    """Return the limit of losses to a shot: its number of attacks.

    For a catapult it is 1 or, by a switch, ``ALL`` (RC-49).
    """
    if catapult:
        return 1 if position.values.siege.catapult_kills_one else ALL
    return attacks


def _undirected(position: Position) -> list[tuple[int, int]]:
    """Return piece and direction of each engine without a target."""
    found = []
    for piece, direction, count in _shooting(position):
        at = direction * FOE_KINDS + piece
        named = sum(number for where, _, number in position.aims if where == at)
        found += [(piece, direction)] * (count - named)
    return found


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    return (asks(position.enemy, Kind.DIRECT_ENGINES, "", len(_undirected(position))),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every shot that can be directed, each once."""
    del seat
    return [
        m.Direct(FOE_PIECES[piece], DIRECTIONS[direction], SECTIONS[section])
        for piece, direction in sorted(set(_undirected(position)))
        for section in side(position, direction)
    ]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Direct(piece, direction) if piece in FOE_PIECES:
            there = (FOE_INDEX[piece], DIRECTIONS.index(direction)) in _undirected(position)
            return shot_refusal(position, move, there=there, source="M-26")
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Direct(piece, direction, section):
            position.aim(DIRECTIONS.index(direction) * FOE_KINDS + FOE_INDEX[piece], SECTION_INDEX[section])
            out.append(FoesDirected(direction, section, 1, "player"))
        case _:
            raise unexpected(move)
