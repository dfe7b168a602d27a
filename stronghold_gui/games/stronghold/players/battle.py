"""Choices of both sides during an assault: targets, losses, cards to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.assault.marksmen import toughness
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import (
    DONE,
    Aim,
    Call,
    Climb,
    Heal,
    Keep,
    Move,
    Remove,
    Rise,
    Shoot,
    Smash,
)
from stronghold_gui.games.stronghold.pieces import BALLISTA, DEFENDER_INDEX, UNIT_INDEX
from stronghold_gui.games.stronghold.players.danger import after_cauldron, without_best
from stronghold_gui.games.stronghold.players.fight_results import compared, defenders_at, gear_at, invaders_at, works_at
from stronghold_gui.games.stronghold.position import Position

Rating = Callable[[Position, Decision, Move], float]


def fight(position: Position, decision: Decision, moves: Sequence[Move]) -> Move:
    """Return the move with the best rating; the first of equals."""
    rating = _RATINGS.get(Kind(decision.kind), _first)
    return max(moves, key=lambda move: rating(position, decision, move))


def _first(position: Position, decision: Decision, move: Move) -> float:
    return 0.0


def _removal(position: Position, decision: Decision, move: Move) -> float:
    """Rate a removal: own units weakest first, others strongest first."""
    assert isinstance(move, Remove)
    outside = move.unit in UNIT_INDEX
    strength = UNIT_INDEX[move.unit] if outside else DEFENDER_INDEX[move.unit]
    own = outside == position.is_invader(decision.seat)
    return -strength if own else strength


def _healed(position: Position, decision: Decision, move: Move) -> float:
    match move:
        case Heal(unit) | Rise(unit):
            return DEFENDER_INDEX[unit]
        case Climb(unit):
            return UNIT_INDEX[unit]
        case _:
            return -1.0


def _detonation(position: Position, decision: Decision, move: Move) -> float:
    """Rate a detonation: no more orcs than necessary, except for the last stone, whose loss may complete a deed."""
    wall = position.board.outer_index[decision.place]
    last_stone = position.stone[wall] == 1
    return 0.5 if move == DONE else float(last_stone)


def _call(position: Position, decision: Decision, move: Move) -> float:
    return float(isinstance(move, Call) and move.goal == decision.place)


def _kept(position: Position, decision: Decision, move: Move) -> float:
    return float(isinstance(move, Keep) and move.hit)


def _smashed(position: Position, decision: Decision, move: Move) -> float:
    """Rate the cauldron higher if the section is attacked, else the weapon in the tower."""
    assert isinstance(move, Smash)
    wall = position.board.outer_index[decision.place]
    return float((move.place == decision.place) == position.in_melee(wall))


def balance(position: Position, wall: int) -> float:
    """Return the Invader's lead minus the strength that the Defender's units cover; 1 or more is a breach."""
    invaders = after_cauldron(position, wall, invaders_at(position, wall))
    lead, cover = compared(invaders, defenders_at(position, wall), gear_at(position, wall), works_at(position, wall))
    return lead - cover


def _machine(position: Position, decision: Decision, move: Move) -> float:
    """Rate a target by how near a hit brings a breach. A ballista's hit may cost an own unit there (R-49)."""
    if not isinstance(move, Aim):
        return 0.0
    wall = position.board.outer_index[move.goal]
    there, defenders = invaders_at(position, wall), defenders_at(position, wall)
    gear, works = gear_at(position, wall), works_at(position, wall)
    ballista = position.machine[position.board.outer_index[move.start]] == BALLISTA
    before = balance(position, wall)
    invaders = after_cauldron(position, wall, there)
    if ballista:
        invaders, defenders = without_best(invaders), without_best(defenders)
    else:
        works = (max(0, works[0] - 1), 0, *works[2:])
    lead, cover = compared(invaders, defenders, gear, works)
    accurate = 0.1 * move.accurate
    if not any(there):
        return 0.5 * (lead - cover - before) + accurate
    opened = 10.0 * (lead - cover > 0 >= before)
    return opened + (lead - cover) - before + 0.05 * before + accurate


def _cannon(position: Position, decision: Decision, move: Move) -> float:
    """Rate a cannon's target by the strength of the units there."""
    if not isinstance(move, Aim):
        return 0.0
    place = position.board.outer_index[move.goal]
    goblins, orcs, trolls = position.outer[3 * place : 3 * place + 3]
    return 1.0 + goblins + 2 * orcs + 3 * trolls


def _poles(position: Position, decision: Decision, move: Move) -> float:
    if not isinstance(move, Aim):
        return -100.0
    gap = balance(position, position.board.outer_index[move.goal])
    return -abs(gap - 1.0)


def _volley(position: Position, decision: Decision, move: Move) -> float:
    """Rate a shot: best is one that joins a volley until it kills a unit, then one that kills with few arrows."""
    if not isinstance(move, Shoot):
        return 0.0
    place = position.board.outer_index[move.goal]
    aimed = sum(count for _, goal, count in position.aims if goal == place)
    costs = [toughness(position, place, kind) for kind in range(3) if position.outer[3 * place + kind]]
    needed = min(costs, default=1)
    begun = aimed % needed
    many = 0.01 * position.outer_count(place)
    return many + (3.0 if begun else 1.0 / needed)


def _goblins(position: Position, decision: Decision, move: Move) -> float:
    if not isinstance(move, Shoot):
        return 0.0
    place = position.board.inner_index[move.goal]
    return 1.0 + (0.0 if place >= position.board.walls else 0.1 * position.in_melee(place))


_RATINGS: Final[dict[Kind, Rating]] = {
    **dict.fromkeys(
        (
            Kind.CANNON_KILL,
            Kind.BALLISTA_KILL,
            Kind.STRONGEST,
            Kind.BLOOD_KILL,
            Kind.MARKSMEN_LOSSES,
            Kind.CAULDRON_KILL,
            Kind.POLES_KILL,
            Kind.LOSSES,
        ),
        _removal,
    ),
    **dict.fromkeys((Kind.HOSPITAL, Kind.RISE, Kind.CLIMB), _healed),
    Kind.AIM_CANNONS: _cannon,
    Kind.AIM_MACHINES: _machine,
    Kind.AIM_POLES: _poles,
    Kind.FIRE_MARKSMEN: _volley,
    Kind.FIRE_GOBLINS: _goblins,
    Kind.KEEP_CARD: _kept,
    Kind.SMASH: _smashed,
    Kind.DETONATE: _detonation,
    Kind.CALL: _call,
}
