"""A heuristic player of The Convicted that rates every legal move and plays the best one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.pieces import UNITS
from stronghold_gui.games.convicted.players import aiming, melee, posting, powers, taking
from stronghold_gui.games.convicted.players.mind import Mind
from stronghold_gui.games.convicted.players.spending import Spending
from stronghold_gui.games.convicted.players.warlord import rate_enemy_moves
from stronghold_gui.games.convicted.players.weights import DefenderWeights
from stronghold_gui.games.convicted.position import Position

_WORTH = (1.0, 1.5, 1.7, 2.5)
"""Worth of each resource in a trade."""
_FAIR = 0.9
"""Share of the demanded worth from which an offer is accepted."""


class Commander:
    """A policy that chooses the highest-rated move, for a defender or for the player who leads the enemy.

    Args:
        mind: the weights and the plan.
        dice: the player's own randomness; ``None`` for none.
    """

    def __init__(self, mind: Mind, dice: random.Random | None = None) -> None:
        self.mind, self.dice = mind, dice

    def choose(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> m.Move:
        ratings = self.ratings(position, decision, moves)
        return moves[max(range(len(moves)), key=ratings.__getitem__)]

    def ratings(self, position: Position, decision: Decision, moves: Sequence[m.Move]) -> list[float]:
        """Return the worth of each move, with a random amount added."""
        mind, enemy = fitting(self.mind, position), decision.seat == position.enemy
        if enemy:
            ratings = rate_enemy_moves(position, mind.enemy, decision.kind, moves)
        else:
            ratings = _rate_defence(position, decision, moves, mind)
        whim = mind.enemy.whim if enemy else mind.defender.whim
        if self.dice is None or not whim:
            return ratings
        return [rating + whim * self.dice.random() for rating in ratings]


def fitting(mind: Mind, position: Position) -> Mind:
    """Return the weights and plan that a level uses for a match."""
    mode = position.mode
    stand = mode.turns == 1 and not mode.led
    return mind.fitting(defenders=position.defenders, scenario=bool(mode.waves), stand=stand)


def _rate_defence(position: Position, decision: Decision, moves: Sequence[m.Move], mind: Mind) -> list[float]:
    weights = mind.defender
    match decision.kind:
        case Kind.HERO:
            return [-float(mind.heroes.index(move.hero)) if isinstance(move, m.Hero) else 0.0 for move in moves]
        case Kind.GARRISON | Kind.PLACING:
            return posting.rate_placing(position, weights, moves)
        case Kind.SECTIONS:
            return posting.rate_sections(position, weights, moves)
        case Kind.ACTION | Kind.TRADE:
            return Spending(position, decision.seat, mind).ratings(moves)
        case Kind.WANT:
            return [float(isinstance(move, m.Give)) for move in moves]
        case Kind.ANSWER:
            return _rate_answer(position, moves)
        case _:
            rule = _IN_SIEGE.get(decision.kind)
            if rule is None:
                return taking.rate_taking(position, weights, decision.kind, moves)
            return rule(position, weights, moves)


def _rate_answer(position: Position, moves: Sequence[m.Move]) -> list[float]:
    """Rate an exchange; accepting is good if the offer is worth about as much as the demand or more."""
    _, wanted, number, *_ = position.todo[-1]
    offered, count = position.todo[-2][3:5]
    fair = _WORTH[offered] * count - _FAIR * _WORTH[wanted] * number
    return [fair if isinstance(move, m.Answer) and move.accept else 0.0 for move in moves]


def _rate_aiming(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    return aiming.rate_aiming(position, weights, moves, engines=False)


def _rate_aiming_engines(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    return aiming.rate_aiming(position, weights, moves, engines=True)


def _rate_revival(position: Position, weights: DefenderWeights, moves: Sequence[m.Move]) -> list[float]:
    """Rate the units that can come back by their worth."""
    del weights
    worth = [melee.unit_worth(position, UNITS.index(move.piece)) for move in moves if isinstance(move, m.Place)]
    return worth or [0.0] * len(moves)


_Rule = Callable[[Position, DefenderWeights, Sequence[m.Move]], list[float]]
_IN_SIEGE: Final[dict[str, _Rule]] = {
    Kind.HERETIC: powers.rate_heretic,
    Kind.SETUP_POWERS: powers.rate_set_up,
    Kind.AIM: _rate_aiming,
    Kind.AIM_ENGINES: _rate_aiming_engines,
    Kind.REGROUP: posting.rate_regrouping,
    Kind.MELEE_SPELLS: powers.rate_in_melee,
    Kind.BEFORE_MATCHING: powers.rate_before_matching,
    Kind.GUIDE: posting.rate_guiding,
    Kind.MATCHING: melee.rate_matching,
    Kind.ABSENT: melee.rate_absent,
    Kind.MURDERER: melee.rate_murder,
    Kind.RESCUE: powers.rate_rescue,
    Kind.FALL: melee.rate_falling,
    Kind.REVIVE: _rate_revival,
}
"""The rating function for each kind of decision; all other decisions choose pieces to remove."""
