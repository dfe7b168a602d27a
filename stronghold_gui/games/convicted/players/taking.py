"""What a piece of the enemy is worth, and who is removed first: by fire, engines, boulders, spells and fights."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.pieces import FIRST_FOE_ENGINE, FOE_INDEX, FOE_PIECES
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import endurance, strength, support

_LEADS = 0.3
"""How likely a unit leads, so that its strength counts more than its support."""
_ENGINE_WORTH = (5.0, 4.0, 4.0, 5.0, 6.0, 2.0, 1.0)
"""Of ``FOE_ENGINES``: catapult, ballista, trebuchet, ram, siege tower, cover, bridge."""


def piece_worth(position: Position, piece: int, weights: DefenderWeights) -> float:
    """Return what it is worth that a piece of the enemy is gone."""
    if piece >= FIRST_FOE_ENGINE:
        return _ENGINE_WORTH[piece - FIRST_FOE_ENGINE] + weights.counts
    foe = position.values.foes[piece]
    fights = support(position, piece) + _LEADS * strength(position, piece) if not foe.ranged else 0.0
    special = 2.0 * (foe.panic or foe.breath or foe.terror) + foe.ropes + foe.demolition
    return fights + weights.silence * foe.fire + special + weights.counts


def taken(position: Position, weights: DefenderWeights, kind: str, moves: Sequence[m.Move]) -> list[float]:
    """Rate whom to remove: the worthiest where pieces are counted, the worthiest for its endurance where power is."""
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
        worth = piece_worth(position, piece, weights)
        if counted:
            ratings.append(worth)
        else:
            ratings.append(worth * min(1.0, each / needed) if each else worth / needed)
    return ratings


def zone_worth(
    position: Position, zone: int, pieces: Sequence[int], weights: DefenderWeights
) -> tuple[float, int, int]:
    """Return what pieces of a zone are worth for each point of endurance, their endurance, and how many they are."""
    worth = total = count = 0.0
    for piece in pieces:
        here = position.field[zone * len(FOE_PIECES) + piece]
        needed = max(endurance(position, piece), 1)
        worth += here * piece_worth(position, piece, weights)
        total += here * needed
        count += here
    return (worth / total if total else 0.0), int(total), int(count)
