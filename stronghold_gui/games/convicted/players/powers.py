"""Ratings of blessings, spells and heroes, by moment and target (M-15, M-18, M-23, M-31, M-32)."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    ASSAULT,
    DIRECTIONS,
    FIRST_FOE_ENGINE,
    GATES,
    REPAIRABLE,
    SECTION_INDEX,
    UNITS,
    ZONES,
    is_wall,
)
from stronghold_gui.games.convicted.players.melee import renewal_worth, unit_worth
from stronghold_gui.games.convicted.players.outlook import Outlook, expecting, facing
from stronghold_gui.games.convicted.players.pairing import blinding_gain
from stronghold_gui.games.convicted.players.posting import rate_guiding
from stronghold_gui.games.convicted.players.walls import Change
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import FOE_KINDS, KINDS, Position
from stronghold_gui.games.convicted.siege.foes import endurance, find_squad, strength, support

_ALWAYS = 3.0
"""Rating of a power that is free and always useful."""
_LESS_AS_ROUNDS_GO = 0.5
"""Reduction of patience with every round."""
_SHIELD = 3.5
_RESURRECTION = 8.0
"""The least worth of units for which a blessing is used."""
_BLINDING = 6
"""The least sum of a squad for which it is blinded."""


def rate_set_up(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the powers that can be used in the set-up step or after a wave; their only cost is that they are used up."""
    outlook = facing(position, weights)
    return [_rate_set_up(outlook, move) if isinstance(move, m.Cast) else 0.0 for move in moves]


def _rate_set_up(outlook: Outlook, move: m.Cast) -> float:
    position = outlook.position
    match move.power:
        case "reinforcement":
            number = REPAIRABLE.index(move.target)
            if number == GATES or not is_wall(number):
                return -1.0
            return outlook.gain({number // 2: Change(resistance=1)}) + 0.01
        case "protective_aura":
            number = REPAIRABLE.index(move.target)
            if number == GATES or not is_wall(number):
                return -1.0
            engines = position.field[number // 2 * FOE_KINDS + FIRST_FOE_ENGINE : (number // 2 + 1) * FOE_KINDS]
            return _ALWAYS + outlook.now(number // 2) if number // 2 == position.main and any(engines) else -1.0
        case _:
            return _ALWAYS


def rate_in_melee(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the rain of stones by the danger of the wall, the earthquake by the endurance of the squad."""
    outlook = facing(position, weights)
    ratings = []
    for move in moves:
        match move:
            case m.Cast("rain_of_stones", zone):
                ratings.append(_ALWAYS + outlook.now(ZONES.index(zone) - ASSAULT))
            case m.Cast("earthquake", name):
                squad = position.squads[find_squad(position, name)]
                ratings.append(float(sum(endurance(position, foe) for foe in squad.members)))
            case _:
                ratings.append(0.0)
    return ratings


def rate_before_matching(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate blinding, renewal, and moves of the oracle."""
    ratings = rate_guiding(position, weights, moves)
    for number, move in enumerate(moves):
        match move:
            case m.Cast("blinding", name):
                ratings[number] = _rate_blinding(position, find_squad(position, name), weights)
            case m.Cast("renewal", target):
                ratings[number] = renewal_worth(position, target, weights)
            case _:
                continue
    return ratings


def _rate_blinding(position: Position, number: int, weights: DefenderWeights) -> float:
    """Rate blinding a squad by the fights without it if breaches are weighed, otherwise by its sum."""
    if weights.breach:
        return blinding_gain(position, number, weights) - weights.slack
    squad = position.squads[number]
    total = strength(position, squad.leader) + sum(support(position, foe) for foe in squad.supports)
    return float(total - _BLINDING)


def rate_rescue(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate blessings by the worth of the units they save, less the worth of keeping the blessing for later."""
    del weights
    patience = max(0.0, 1.0 - _LESS_AS_ROUNDS_GO * (position.round - 1))
    ratings = []
    for move in moves:
        match move:
            case m.Cast("shield", unit):
                ratings.append(unit_worth(position, UNITS.index(unit)) - _SHIELD * patience)
            case m.Cast("resurrection", name):
                section = SECTION_INDEX[name]
                dead = position.dead[section * KINDS : (section + 1) * KINDS]
                worth = sum(count * unit_worth(position, kind) for kind, count in enumerate(dead))
                ratings.append(worth - _RESURRECTION)
            case _:
                ratings.append(0.0)
    return ratings


def rate_heretic(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate sections for the heretic by their shooters and the danger of the walls that these support."""
    outlook = expecting(position, weights)
    ratings = []
    for move in moves:
        if not isinstance(move, m.Inspire):
            ratings.append(0.0)
            continue
        section = SECTION_INDEX[move.section]
        goals = {section // 2, (section + 1) // 2 % len(DIRECTIONS)}
        danger = sum(max(outlook.now(direction), 0.0) for direction in goals)
        ratings.append(position.shooters(section) * (1.0 + danger / (1.0 + abs(outlook.total))))
    return ratings
