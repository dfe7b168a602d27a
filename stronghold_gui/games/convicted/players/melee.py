"""Ratings of matching units with squads by the odds of fights (stage 11; M-33), and of losses."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.dice import AVERAGE_D3
from stronghold_gui.games.convicted.pieces import DIRECTIONS, ENGINES, NONE, UNITS, WALLS
from stronghold_gui.games.convicted.players.pairing import best_pairing, leader_of, renewal_gain
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import KINDS, Position
from stronghold_gui.games.convicted.siege.foes import endurance, find_squad, squad_id
from stronghold_gui.games.convicted.siege.matching import free_units
from stronghold_gui.games.convicted.siege.murder import left_of
from stronghold_gui.games.convicted.siege.ramming import fights, ramming
from stronghold_gui.games.convicted.siege.reckoning import sides
from stronghold_gui.games.convicted.squads import Squad

_OWN = 1.3
"""Weight of a lost point of the defenders' endurance; a point of the enemy's has weight 1."""
_WALL_LOST = 2.0
"""Penalty for an enemy leader on the wall, in addition to the losses."""
_NEVER = -1e6
"""Rating of taking units back, too low for any random amount, because a player could repeat it for ever."""
_RENEWED = 2
"""Number of missing points from which a wall is renewed."""


def rate_matching(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate each unit against each squad by the worth it adds; scarce units go to unopposed squads only."""
    direction = position.todo[-1][1]
    if weights.breach:
        return _rate_by_distribution(position, direction, weights, moves)
    open_ = [squad for squad in position.squads if squad.direction == direction and _is_unopposed(position, squad)]
    scarce = sum(free_units(position, direction)) <= len(open_)
    before: dict[str, float] = {}
    ratings = []
    for move in moves:
        match move:
            case m.Face(unit, name):
                squad = position.squads[find_squad(position, name)]
                if name not in before:
                    before[name] = fight_worth(position, squad, weights)
                if squad.blinded or ramming(position, squad) or (scarce and squad.facing):
                    ratings.append(-1.0)
                elif weights.careful:
                    faced = squad.faced_by(UNITS.index(unit))
                    ratings.append(fight_worth(position, faced, weights) - before[name])
                else:
                    ratings.append(1.0 if squad.facing is None else 1.0 / (1 + len(squad.facing.members)))
            case m.Cast("renewal", target):
                ratings.append(renewal_worth(position, target, weights))
            case m.Withdraw():
                ratings.append(_NEVER)
            case _:
                ratings.append(0.0)
    return ratings


def _rate_by_distribution(
    position: Position, direction: int, weights: DefenderWeights, moves: Sequence[m.Move]
) -> list[float]:
    """Rate units by the best distribution; the best leader among the missing units of each squad comes first."""
    _, wanted = best_pairing(position, direction, weights)
    leaders: dict[str, int] = {}
    for number, units in wanted.items():
        squad = position.squads[number]
        have = squad.facing.members if squad.facing else ()
        missing = tuple(max(count - have.count(kind), 0) for kind, count in enumerate(units))
        if any(missing):
            leaders[squad_id(squad)] = leader_of(position, missing)
    return [_rate_by_pairing(position, weights, move, leaders) for move in moves]


def _rate_by_pairing(position: Position, weights: DefenderWeights, move: m.Move, leaders: dict[str, int]) -> float:
    match move:
        case m.Face(unit, name):
            return 1.0 if leaders.get(name) == UNITS.index(unit) else -1.0
        case m.Cast("renewal", target):
            return 2.0 * renewal_worth(position, target, weights)
        case m.Withdraw():
            return _NEVER
        case _:
            return 0.0


def _is_unopposed(position: Position, squad: Squad) -> bool:
    """Return whether a squad fights and no unit faces it yet."""
    return not squad.facing and fights(position, squad)


def fight_worth(position: Position, squad: Squad, weights: DefenderWeights) -> float:
    """Return the average worth of a fight by the losses of both sides and the loss of the wall."""
    if squad.facing is None:
        return -weights.gap
    parts = sides(position, squad)
    own = sum(position.values.units[kind].endurance for kind in squad.facing.members)
    theirs = sum(endurance(position, foe) for foe in squad.members)
    return _fight(parts.own - parts.enemy, own, theirs)


def _fight(ahead: int, own: int, theirs: int) -> float:
    """Return the average worth of a fight over all nine throws.

    Args:
        ahead: the defenders' sum less the enemy's, without dice.
        own: endurance of all defenders.
        theirs: endurance of the squad.
    """
    total = 0.0
    for die in (1, 2, 3):
        for other in (1, 2, 3):
            difference = ahead + die - other
            if difference > 0:
                total += min(difference, theirs)
            elif difference < 0:
                fallen = min(-difference, own)
                total -= _OWN * fallen + (_WALL_LOST if fallen == own else 0.0)
    return total / 9


def renewal_worth(position: Position, target: str, weights: DefenderWeights) -> float:
    """Return the worth of renewing a wall now, measured by the fights there; negative for other targets."""
    if target not in DIRECTIONS:
        return -1.0
    wall = DIRECTIONS.index(target)
    if weights.breach:
        return renewal_gain(position, wall, weights)
    missing = position.nominal(WALLS[wall]) - position.resistance[WALLS[wall]]
    squads = sum(squad.direction == wall and squad.leader != NONE for squad in position.squads)
    return squads * min(missing, 3) - weights.slack if missing >= _RENEWED and squads else -1.0


def unit_worth(position: Position, piece: int) -> float:
    """Return the worth of a unit or engine of the defenders, by its abilities and its cost."""
    if piece >= KINDS:
        engine = position.values.engines[piece - KINDS]
        return float(engine.attacks * (engine.plus + AVERAGE_D3) + sum(engine.cost))
    unit = position.values.units[piece]
    return unit.support + 0.5 * unit.strength + 1.5 * unit.fire + 0.5 * sum(unit.cost)


def rate_falling(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the pieces that may fall, the least valuable first."""
    del weights
    pieces = (*UNITS, *ENGINES)
    return [-unit_worth(position, pieces.index(move.piece)) if isinstance(move, m.Fall) else 0.0 for move in moves]


def rate_absent(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the units that may add nothing under illusions, the one with the least support first."""
    del weights
    return [
        -float(position.values.units[UNITS.index(move.unit)].support) if isinstance(move, m.Absent) else -10.0
        for move in moves
    ]


def rate_murder(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate squads by the endurance that they lose; in the first round the power is kept for a deep wound."""
    del weights
    least = 2.5 if position.round == 1 else 0.0
    return [
        float(left_of(position, find_squad(position, move.squad))) if isinstance(move, m.Murder) else least
        for move in moves
    ]
