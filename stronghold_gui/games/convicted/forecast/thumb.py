"""Rule of thumb for sampled sieges: every seat decides by the same plain, deterministic rule.

The rule is no good player and no advice; only the dice differ from one siege to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.forecast.pairs import suggest
from stronghold_gui.games.convicted.pieces import ASSAULT, DIRECTIONS, FOE_INDEX, UNITS, ZONES
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import endurance, of_zone

_TAKES: Final = frozenset({Kind.VOLLEY, Kind.SALVO, Kind.BOULDERS, Kind.RAIN, Kind.QUAKE, Kind.WON, Kind.MURDER})
_AIMS: Final = frozenset({Kind.AIM, Kind.AIM_ENGINES})
_ENEMY: Final = frozenset({Kind.DIRECT, Kind.DIRECT_ENGINES, Kind.SQUADS, Kind.RAM, Kind.DESTROY, Kind.SABOTAGE})
"""The decisions of a player who leads the enemy, for which the rule takes the first legal move."""


def answers(position: Position, decision: Decision, moves: Sequence[m.Move]) -> Sequence[m.Move]:
    """Return the moves that answer a decision, in order; at least one, and the first is legal."""
    if decision.kind in _AIMS:
        return [max(moves, key=lambda move: _aim_worth(position, move))]
    if decision.kind in _TAKES:
        return [max(moves, key=lambda move: _take_worth(position, move))]
    if decision.kind == Kind.MATCHING and m.DONE in moves:
        return [*facing_moves(position, DIRECTIONS.index(decision.place)), m.DONE]
    if decision.kind in _ENEMY:
        return moves[:1]
    return [next((plain for plain in (m.DONE, m.DECLINE, m.GIVE) if plain in moves), moves[0])]


def _aim_worth(position: Position, move: m.Move) -> tuple[int, int]:
    """Rate a target: assault zones first, then zones with many enemies; ending the aiming comes last."""
    if not isinstance(move, m.Aim):
        return (-1, 0)
    zone = ZONES.index(move.zone)
    return (int(zone >= ASSAULT), sum(count for _, count in of_zone(position, zone)))


def _take_worth(position: Position, move: m.Move) -> int:
    return endurance(position, FOE_INDEX[move.piece]) if isinstance(move, m.Take) else -1


def facing_moves(position: Position, direction: int) -> list[m.Move]:
    """Return the moves that match all units of a wall as suggested; none if some units are matched already."""
    found: list[m.Move] = []
    if any(squad.direction == direction and squad.facing for squad in position.squads):
        return found
    for number, facing in sorted(suggest(position, direction).items()):
        found += [m.Face(UNITS[kind], f"{DIRECTIONS[direction]}.{number}") for kind in facing.members]
    return found
