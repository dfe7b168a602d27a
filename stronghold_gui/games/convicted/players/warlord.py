"""Ratings of the moves of the player who leads the enemy (12.2, 13.2; M-14, M-21, M-26, M-27, M-29, M-34, M-38)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    CHAPEL,
    DIRECTIONS,
    ENGINES,
    FIRST_FOE_ENGINE,
    FOE_INDEX,
    LIBRARY,
    RING_IDS,
    SECTION_INDEX,
    SECTIONS,
    UNITS,
    is_wall,
    wall_of,
)
from stronghold_gui.games.convicted.players.melee import unit_worth
from stronghold_gui.games.convicted.players.weights import EnemyWeights
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.siege.foe_fire import fire_of
from stronghold_gui.games.convicted.siege.foe_targets import UNITS_HIT, hittable
from stronghold_gui.games.convicted.siege.foes import find_squad, strength, support
from stronghold_gui.games.convicted.siege.forming import number_of_squads, total_strength

_PIECES = (*UNITS, *ENGINES)


def rate_enemy_moves(position: Position, weights: EnemyWeights, kind: str, moves: Sequence[m.Move]) -> list[float]:
    """Return the worth of each move to the player who leads the enemy."""
    match kind:
        case Kind.STORM:
            return _rate_storming(position, weights, moves)
        case _:
            return [_rate(position, weights, move) for move in moves]


def _rate(position: Position, weights: EnemyWeights, move: m.Move) -> float:
    match move:
        case m.Direct(piece, direction, section):
            number = FOE_INDEX[piece]
            if number >= FIRST_FOE_ENGINE:
                return _rate_engine_shot(position, weights, number, SECTION_INDEX[section])
            return _rate_ranged_shot(position, weights, DIRECTIONS.index(direction), number, SECTION_INDEX[section])
        case m.Group(piece, name):
            return _rate_grouping(position, weights, FOE_INDEX[piece], find_squad(position, name))
        case m.Carry(name):
            return float(total_strength(position, position.squads[find_squad(position, name)]))
        case m.Demolish():
            return 1.0
        case m.Fall(piece):
            return unit_worth(position, _PIECES.index(piece))
        case m.Destroy(building):
            return _rate_destruction(position, BUILDINGS.index(building))
        case m.Sabotage(target):
            return _rate_sabotage(position, target)
        case _:
            return 0.0


# -- fire ----------------------------------------------------------------------------------------------------------


def _rate_ranged_shot(position: Position, weights: EnemyWeights, direction: int, foe: int, section: int) -> float:
    """Rate a shot at a section by the worth of the units there and the fire that is still needed to hit them."""
    aimed, shooters = 0, 0
    for at, goal, count in position.aims:
        if goal == section:
            aimed += fire_of(position, *divmod(at, FOE_KINDS)) * count
            shooters += count
    if not position.count(section) or shooters >= position.count(section):
        return -1.0
    off = position.resistance[section] - position.fortification(section).enemy_fire
    fire = fire_of(position, direction, foe)
    # Prefer a target of earlier shots, then the one that needs the least additional fire.
    started = 1.0 if aimed else 0.0
    return _target_worth(position, weights, section) * (started + 1.0 / (1.0 + max(off - aimed - fire, 0)))


def _target_worth(position: Position, weights: EnemyWeights, section: int) -> float:
    """Return the worth of a hit at a section: the average of the units there, and the weight of walls or towers."""
    here = position.units[section * KINDS : (section + 1) * KINDS]
    count = sum(here)
    mean = sum(number * unit_worth(position, kind) for kind, number in enumerate(here)) / count if count else 0.0
    return mean + (weights.walls if is_wall(section) else weights.towers)


def _rate_engine_shot(position: Position, weights: EnemyWeights, piece: int, section: int) -> float:
    engine = position.values.foe_engines[piece - FIRST_FOE_ENGINE]
    power = engine.attacks * (engine.plus + AVERAGE_D3)
    resistance = position.resistance[section]
    if engine.hits == "units":
        return max(power - resistance, 0) * _target_worth(position, weights, section) * bool(position.count(section))
    lost = min(power // resistance, resistance) if resistance else 0
    worth = float(lost * (2 if is_wall(section) else 1) * (1.0 + (resistance <= lost)))
    if engine.hits == "either" and hittable(position, section, UNITS_HIT, engines=True):
        worth += max(power - resistance, 0)
    return worth


# -- storming and squads ---------------------------------------------------------------------------------------------


def _rate_storming(position: Position, weights: EnemyWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate sending ranged units: good where more squads form than there are defenders to face them."""
    ratings = []
    for move in moves:
        if not isinstance(move, m.Storm):
            ratings.append(0.0)
            continue
        direction = DIRECTIONS.index(move.direction)
        faced = position.count(wall_of(direction))
        squads = number_of_squads(position, direction)
        free = max(squads - faced, 0) / max(squads, 1)
        few = faced <= 1 and squads < len(position.values.siege.squads) + 1
        ratings.append(1.0 if few or (squads and free >= weights.storm) else -1.0)
    return ratings


def _rate_grouping(position: Position, weights: EnemyWeights, foe: int, index: int) -> float:
    """Rate a unit for a squad: strong units lead; ``mass`` decides whether others spread or fill the largest squad."""
    squad = position.squads[index]
    if not squad.members:
        return 100.0 + strength(position, foe)
    fill = len(squad.supports)
    order = weights.mass * fill - (1.0 - weights.mass) * fill
    return support(position, foe) + order - 0.01 * squad.number


# -- the town --------------------------------------------------------------------------------------------------------


def _rate_destruction(position: Position, building: int) -> float:
    """Rate a building to destroy: chapel and mage tower first, the library last, higher levels before lower."""
    level = position.buildings[building]
    return level + 2.0 * (building >= CHAPEL) - 3.0 * (building == LIBRARY)


def _rate_sabotage(position: Position, target: str) -> float:
    """Rate a target of saboteurs: sections with many units and engines, and the ring before the weakest wall."""
    if target in BUILDINGS:
        return _rate_destruction(position, BUILDINGS.index(target))
    if target in RING_IDS:
        ring = RING_IDS.index(target)
        return float(
            max(
                (10 - position.resistance[wall_of(direction)])
                + sum(position.ring[section] != 0 for section in position.values.ring_of[direction])
                for direction in range(len(DIRECTIONS))
                if ring in position.values.ring_of[direction]
            )
        )
    section = SECTIONS.index(target)
    return float(position.count(section) + sum(position.engines[section * KINDS : (section + 1) * KINDS]) * 2)
