"""The set-up step of a siege: heretic, card, main direction, army (rules, section 7; M-15, M-17; RC-37, RC-81, RC-110).

Tasks: ``heretic`` asks the seat that has it; ``card``, ``army`` and ``wave`` ask no seat.
"""

from __future__ import annotations

from stronghold_gui.core.chapters import unexpected
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.heroes import no_hero
from stronghold_gui.games.convicted.decisions import Kind, asks
from stronghold_gui.games.convicted.dice import d6, lot
from stronghold_gui.games.convicted.events import Event, RingSabotaged
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FACTIONS,
    HERETIC,
    MOAT,
    NONE,
    NORTH,
    OBSTACLES,
    OPEN,
    POSTS,
    RING_IDS,
    SECTION_INDEX,
    SECTIONS,
    wall_of,
)
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position, Task
from stronghold_gui.games.convicted.posts import cell, let_wait
from stronghold_gui.games.convicted.reasons import untimely
from stronghold_gui.games.convicted.siege.events import ArmyPlaced, CardDrawn, Inspired, MainDirectionFound
from stronghold_gui.games.convicted.siege.foes import directions_in_order, named, put
from stronghold_gui.games.convicted.values import Wave

_OPEN_PERCENT = 100


def heretic_step(position: Position, task_: Task, out: list[Event]) -> bool:
    """Ask the seat that has the heretic (RC-37)."""
    del task_, out
    if _heretic(position) != NONE:
        return True
    position.todo.pop()
    return False


def _heretic(position: Position) -> int:
    return next((seat for seat in position.in_turn() if not no_hero(position, seat, HERETIC)), NONE)


def decisions(position: Position) -> tuple[Decision, ...]:
    """Return the decision of the seat that has the heretic."""
    return (asks(_heretic(position), Kind.HERETIC),)


def moves(position: Position, seat: int) -> list[m.Move]:
    """Return a move for every section, and the move that uses no power."""
    del position, seat
    return [*(m.Inspire(section) for section in SECTIONS), m.DONE]


def refusal(position: Position, seat: int, move: m.Move) -> Refusal | None:
    match move:
        case m.Inspire(section) if section in SECTIONS:
            return None
        case m.Done():
            return None
        case _:
            return untimely(seat, move, decisions(position))


def play(position: Position, seat: int, move: m.Move, out: list[Event]) -> None:
    position.todo.pop()
    match move:
        case m.Inspire(section):
            position.heroes_used |= 1 << HERETIC
            position.heretic = SECTION_INDEX[section]
            out.append(Inspired(seat, section))
        case m.Done():
            return
        case _:
            raise unexpected(move)


def card(position: Position, task_: Task, out: list[Event]) -> bool:
    """Draw the attacking faction unless the mode names it, and let units above capacities wait (RC-38)."""
    del task_
    position.todo.pop()
    if position.mode.faction == NONE:
        position.faction = position.chance.pick("card", (1,) * len(FACTIONS))
    out.append(CardDrawn(FACTIONS[position.faction], position.levels[position.faction]))
    position.morale = position.values.factions[position.faction].morale
    for post in range(len(POSTS)):
        let_wait(position, post, out)
    return False


def army(position: Position, task_: Task, out: list[Event]) -> bool:
    """Find the main direction, let saboteurs open the ring before it, and place the army of the turn."""
    del task_
    position.todo.pop()
    _find_direction(position, out)
    if position.mode.sabotage and not position.mode.led:
        _open_ring(position, out)
    if not position.mode.rounds:
        enter(position, wave_of(position, position.turn), out)
    return False


def wave(position: Position, task_: Task, out: list[Event]) -> bool:
    """Let the wave of a round enter (RC-102)."""
    del task_
    position.todo.pop()
    enter(position, wave_of(position, position.round), out)
    return False


def wave_of(position: Position, number: int) -> Wave:
    """Return the army of a turn, or of a round in modes where each round has its own."""
    waves = position.mode.waves or position.values.waves[position.faction]
    return waves[number - 1]


def enter(position: Position, wave_: Wave, out: list[Event]) -> None:
    """Put an army into the deployment zones, and mark its pieces as just arrived."""
    for direction in directions_in_order(position):
        counts = wave_.main if direction == position.main else wave_.others
        came = []
        for piece in range(FOE_KINDS):
            count = counts[piece] + (wave_.north[piece] if direction == NORTH else 0)
            if count:
                put(position, direction, piece, count)
                position.arrived[direction * FOE_KINDS + piece] += count
                came.append((piece, count))
        if came:
            out.append(ArmyPlaced(DIRECTIONS[direction], named(iter(came))))


def _find_direction(position: Position, out: list[Event]) -> None:
    """Find the main direction by the mode, by dice, or as the most vulnerable wall."""
    rule = position.values.factions[position.faction].main_direction
    dice: list[int] = []
    weights: tuple[int, ...] = ()
    avoided: tuple[int, ...] = ()
    drawn = False
    if position.mode.main_direction != NONE:
        position.main = position.mode.main_direction
    elif rule == "most_vulnerable":
        weights = tuple(vulnerability(position, direction) for direction in range(len(DIRECTIONS)))
        weakest = [direction for direction, weight in enumerate(weights) if weight == min(weights)]
        position.main, drawn = lot(position, "direction", weakest), len(weakest) > 1
    else:
        avoided = avoided_walls(position) if rule == "random_avoiding_moats" else ()
        position.main = _by_dice(position, avoided, dice)
    walls = tuple(SECTIONS[wall_of(direction)] for direction in avoided)
    out.append(MainDirectionFound(DIRECTIONS[position.main], tuple(dice), weights, walls, drawn))


def avoided_walls(position: Position) -> tuple[int, ...]:
    """Return the directions that Beasts avoid: those behind four moats, none if all four are (section 10)."""
    rings = enumerate(position.values.ring_of)
    moated = tuple(wall for wall, ring in rings if all(position.ring[section] == MOAT for section in ring))
    return moated if len(moated) < len(DIRECTIONS) else ()


def _by_dice(position: Position, avoided: tuple[int, ...], dice: list[int]) -> int:
    """Roll until a die gives a direction that is not avoided; add the rolls to ``dice``."""
    while True:
        dice.append(d6(position, "direction"))
        direction = position.values.siege.main_direction_die[dice[-1] - 1]
        if direction != NONE and direction not in avoided:
            return direction


def vulnerability(position: Position, direction: int) -> int:
    """Return the strength of a wall in hundredths: its units' strength, its resistance, and the ring (RC-81)."""
    wall = wall_of(direction)
    units = sum(position.units[cell(wall, kind)] * position.values.units[kind].strength for kind in range(KINDS))
    ring = [position.ring[section] for section in position.values.ring_of[direction]]
    tables = position.values.siege
    percent = _OPEN_PERCENT
    if OPEN not in ring:
        percent = tables.full_moat if all(kind == MOAT for kind in ring) else tables.full_ring
    return (units + position.resistance[wall]) * percent


def _open_ring(position: Position, out: list[Event]) -> None:
    """Remove an obstacle before the wall of the main direction, by lot (RC-110)."""
    filled = [section for section in position.values.ring_of[position.main] if position.ring[section] != OPEN]
    if filled:
        section = lot(position, "ring", filled)
        out.append(RingSabotaged(RING_IDS[section], OBSTACLES[position.ring[section]], True))
        position.ring[section] = OPEN
