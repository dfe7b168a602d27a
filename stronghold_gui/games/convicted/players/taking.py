"""Worth of removing enemy pieces, by fire, engines, boulders, spells and fights."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.pieces import FIRST_FOE_ENGINE, FOE_INDEX, ZONES, wall_of
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.foe_fire import fire_of
from stronghold_gui.games.convicted.siege.foes import endurance, strength, support

_LEADS = 0.3
"""Probability that a unit leads a squad, so that its strength counts instead of its support."""
_DEPLOYED = frozenset(ZONES[:4])
_ENGINE_WORTH = (5.0, 4.0, 4.0, 5.0, 6.0, 2.0, 1.0)
"""The worth of each of ``FOE_ENGINES``: catapult, ballista, trebuchet, ram, siege tower, cover, bridge."""


def piece_worth(position: Position, piece: int, weights: DefenderWeights, harm: float = 1.0) -> float:
    """Return the worth of removing a piece of the enemy.

    Args:
        position: the position.
        piece: the number of the enemy piece.
        weights: the weights of the defenders.
        harm: share of its fire that gets past the walls (``harm_of``).
    """
    if piece >= FIRST_FOE_ENGINE:
        return weights.machines * _ENGINE_WORTH[piece - FIRST_FOE_ENGINE] + weights.counts
    foe = position.values.foes[piece]
    fights = support(position, piece) + _LEADS * strength(position, piece) if not foe.ranged else 0.0
    special = 2.0 * (foe.panic or foe.breath or foe.terror) + foe.ropes + foe.demolition
    return fights + weights.silence * harm * foe.fire + special + weights.counts


def harm_of(position: Position, direction: int) -> float:
    """Return the share of the enemy's fire before a wall that the weakest section there does not stop, from 0 to 1."""
    fire = 0
    for foe, value in enumerate(position.values.foes):
        here = position.field[direction * FOE_KINDS + foe]
        if here and value.fire:
            fire += here * fire_of(position, direction, foe)
    if not fire:
        return 0.0
    sections = (wall_of(direction), *position.values.towers_of[direction])
    stops = min((position.resistance[section] for section in sections if position.count(section)), default=0)
    return max(fire - stops, 0) / fire


def rate_taking(position: Position, weights: DefenderWeights, kind: str, moves: Sequence[m.Move]) -> list[float]:
    """Rate the pieces to remove: by worth if their number is limited, by worth per endurance if power is limited."""
    _, _, power, number, *_ = position.todo[-1]
    each = power / number if kind in {Kind.VOLLEY, Kind.SALVO} and number else 0.0
    counted = kind in {Kind.PARALYSIS, Kind.IGNITION}
    ratings = []
    for move in moves:
        if not isinstance(move, m.Take):
            ratings.append(0.0)
            continue
        piece = FOE_INDEX[move.piece]
        needed = max(endurance(position, piece), 1)
        harm = harm_of(position, ZONES.index(move.place)) if move.place in _DEPLOYED else 1.0
        worth = piece_worth(position, piece, weights, harm)
        if counted:
            ratings.append(worth)
        else:
            ratings.append(by_power(worth, needed, each))
    return ratings


def by_power(worth: float, needed: int, each: float) -> float:
    """Return the worth of a piece for a shot.

    Args:
        worth: worth of removing the piece.
        needed: its endurance.
        each: power of a shot; 0 if shots are not limited, and the worth is per point of endurance.
    """
    return worth * min(1.0, each / needed) if each else worth / needed
