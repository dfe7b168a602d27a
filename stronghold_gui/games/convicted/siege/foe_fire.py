"""The enemy's ranged fire (stages 2 and 8; M-21; RC-45, RC-53, RC-54, RC-106).

Tasks: ``foe_fire`` chooses all targets, or asks the enemy player. ``foe_volley`` (section, fire, number of attackers)
is the attack on a section, from both directions if it is a tower.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.events import Event
from stronghold_gui.games.convicted.pieces import (
    BOSSES,
    DIRECTIONS,
    FOE_INDEX,
    FOE_PIECES,
    FOES,
    NONE,
    SECTION_INDEX,
    SECTIONS,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, Position, Task
from stronghold_gui.games.convicted.reasons import untimely
from stronghold_gui.games.convicted.siege.events import FoesDirected, FoeVolley, NoFoeTarget, Pieces
from stronghold_gui.games.convicted.siege.falling import AS_ENEMY_LIKES, UNITS_ONLY, losses
from stronghold_gui.games.convicted.siege.foe_targets import ranged_target, shot_refusal, side
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS, directions_in_order, effects_of, in_zone


def archers(position: Position, direction: int) -> dict[int, int]:
    """Return the ranged units that shoot from a deployment zone, with their numbers, by kind.

    Bosses do not shoot, nor do units that advance with the melee units (RC-59).
    """
    found = {}
    field, at = position.field, direction * FOE_KINDS
    for foe, kind in enumerate(position.values.foes):
        if kind.fire:
            count = field[at + foe] - position.stormers[direction * FOE_UNITS + foe]
            if count > 0:
                found[foe] = count
    return found


def fire_of(position: Position, direction: int, foe: int) -> int:
    """Return the fire of one ranged enemy, with its faction's level and the Shaman's poisons."""
    poisons = any(position.values.foes[boss].poisons and in_zone(position, direction, boss) for boss in BOSSES)
    return position.values.foes[foe].fire + effects_of(position, foe).ranged_fire + poisons


def step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Choose the targets of all directions before any loss, then push the attacks."""
    del task_
    if position.mode.led:
        if any(_undirected(position, direction) for direction in range(len(DIRECTIONS))):
            return True
    elif not position.aims:
        _direct_all(position, out)
    position.todo.pop()
    _let_fire(position)
    return False


def _direct_all(position: Position, out: list[Event]) -> None:
    rule = position.values.factions[position.faction].ranged_target
    for direction in directions_in_order(position):
        here = archers(position, direction)
        if not here or not rule:
            continue
        first = min(here)
        section = ranged_target(position, direction, rule, first, out)
        if section == NONE or not position.count(section):
            out.append(NoFoeTarget(DIRECTIONS[direction], FOE_PIECES[first]))
            continue
        out.append(
            FoesDirected(
                DIRECTIONS[direction], SECTIONS[section], sum(here.values()), rule, _manned(position, direction, rule)
            )
        )
        position.aims += [(direction * FOE_KINDS + foe, section, count) for foe, count in here.items()]


def _manned(position: Position, direction: int, rule: str) -> Pieces:
    """Return a side's sections with defenders and their resistance, if the lowest is the target (RC-54)."""
    if rule != "lowest_resistance":
        return ()
    return tuple(
        (SECTIONS[section], position.resistance[section])
        for section in side(position, direction)
        if position.count(section)
    )


def _let_fire(position: Position) -> None:
    """Push an attack for every targeted section, in the order of the directions, and clear the aims."""
    sections: list[int] = []
    for direction in directions_in_order(position):
        for section in side(position, direction):
            if section not in sections and any(goal == section for _, goal, _ in position.aims):
                sections.append(section)
    for section in reversed(sections):
        aims = [(at, count) for at, goal, count in position.aims if goal == section]
        fire = sum(fire_of(position, *divmod(at, FOE_KINDS)) * count for at, count in aims)
        position.todo.append(task("foe_volley", section, fire, sum(count for _, count in aims)))
    position.aims = []


def volley(position: Position, task_: Task, out: list[Event]) -> bool:
    """Compute an attack on a section; hoardings and resistance reduce it once (RC-19, RC-45)."""
    _, section, fire, number, *_ = task_
    position.todo.pop()
    hoardings = -position.fortification(section).enemy_fire
    resistance = position.resistance[section]
    power = max(fire - hoardings - resistance, 0)
    out.append(FoeVolley(SECTIONS[section], fire, hoardings, resistance, power, number))
    how = AS_ENEMY_LIKES if position.mode.led else UNITS_ONLY
    position.todo += losses(section, power, number, NONE, how)
    return False


def _undirected(position: Position, direction: int) -> dict[int, int]:
    """Return the ranged units of a direction that have no target yet."""
    found = archers(position, direction)
    for at, _, count in position.aims:
        where, foe = divmod(at, FOE_KINDS)
        if where == direction and foe in found:
            found[foe] -= count
    return {foe: count for foe, count in found.items() if count}


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the enemy player's decision."""
    left = sum(sum(_undirected(position, direction).values()) for direction in range(len(DIRECTIONS)))
    return (asks(position.enemy, Kind.DIRECT, "", left),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return every shot that can be directed; there is no move to end, as every unit has to shoot."""
    del seat
    return [
        m.Direct(FOES[foe], DIRECTIONS[direction], SECTIONS[section])
        for direction in range(len(DIRECTIONS))
        for foe in _undirected(position, direction)
        for section in side(position, direction)
    ]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Direct(piece, direction) if piece in FOE_PIECES:
            there = FOE_INDEX[piece] in _undirected(position, DIRECTIONS.index(direction))
            return shot_refusal(position, move, there=there, source="M-21")
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    del seat
    match move:
        case m.Direct(piece, direction, section):
            at = DIRECTIONS.index(direction) * FOE_KINDS + FOE_INDEX[piece]
            position.aim(at, SECTION_INDEX[section])
            out.append(FoesDirected(direction, section, 1, "player"))
        case _:
            raise unexpected(move)
