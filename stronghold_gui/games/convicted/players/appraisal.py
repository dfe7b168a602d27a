"""Evaluation of positions of The Convicted for reviews: the expected share of turns that the fortress holds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.players.commander import Commander, fitting
from stronghold_gui.games.convicted.players.levels import mind_of
from stronghold_gui.games.convicted.players.outlook import expecting
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.players.review.appraisal import Appraisal, Effort

_WHIM: Final = 2.0
"""Upper bound of the random amount added to each rating."""
_START, _DANGER, _LATE = -1.2, -0.03, 0.257
"""Weights of a logistic estimate: constant, danger of the walls, turn. They are fitted to 54 campaigns of medium."""


def _commander(dice: random.Random) -> Commander:
    return Commander(mind_of("medium"), dice)


class _RandomisedCommander:
    """A commander that adds a random amount to each rating."""

    def __init__(self, dice: random.Random) -> None:
        self._commander, self._dice = Commander(mind_of("medium"), dice), dice

    def choose(self, position: Position, decision: Decision, moves: Sequence[Move]) -> Move:
        ratings = [
            rating + _WHIM * self._dice.random() for rating in self._commander.ratings(position, decision, moves)
        ]
        return moves[max(range(len(moves)), key=ratings.__getitem__)]


def _worth(position: Position, seat: int) -> float:
    """Return the share of the turns that is held; for the player who leads the enemy, the share that is not."""
    held = _held(position)
    return 1.0 - held if seat == position.enemy else held


def _held(position: Position) -> float:
    turns, past = position.mode.turns, position.turn - 1
    if position.period == "over":
        return 1.0 if position.ending == "held" else past / turns
    danger = expecting(position, fitting(mind_of("medium"), position).defender).total
    score = _START + _DANGER * danger + _LATE * position.turn
    return (past + (turns - past) / (1.0 + exp(-score))) / turns


def _turns(position: Position) -> int:
    return position.mode.turns


APPRAISAL: Final[Appraisal[Position, Move]] = Appraisal(
    _commander,
    _worth,
    horizon=2,
    effort=Effort(line=8, luck=8, screen=4, keep=10, narrow=12, confirm=40, bent=3),
    bent=_RandomisedCommander,
    measure="turns",
    most=_turns,
)
