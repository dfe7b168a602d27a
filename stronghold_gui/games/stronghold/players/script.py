"""A player at the level of the lessons, who computes no fights: strong units go to weak walls."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import (
    Dispatch,
    Done,
    Draft,
    Equip,
    Excursion,
    Finish,
    Flip,
    Machine,
    March,
    Move,
    Pay,
    Speech,
    Stone,
    Swap,
    Train,
    Walk,
)
from stronghold_gui.games.stronghold.pieces import DEFENDER_INDEX, HEROES, STRENGTH, UNIT_INDEX
from stronghold_gui.games.stronghold.players.battle import fight
from stronghold_gui.games.stronghold.players.weights import ScriptWeights
from stronghold_gui.games.stronghold.position import Position

_SIMPLE: Final = frozenset(
    {"wall", "cauldron_orc", "cauldron_troll", "train_marksman", "train_soldier", "sharpshooter"}
)
"""Actions that the lessons show to be good."""


class Script:
    """Chooses by simple ratings with a random part.

    Args:
        weights: the weights of its choices, and of chance.
        dice: the player's randomness.
    """

    def __init__(self, weights: ScriptWeights, dice: random.Random) -> None:
        self.weights, self.dice = weights, dice

    def choose(self, position: Position, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return one of the moves."""
        if decision.kind in (Kind.DRAFT, Kind.FLIP, Kind.PHASE, Kind.DISPATCH):
            rated = [(self._attack(position, move) + self._whim(), move) for move in moves]
        elif decision.kind in (Kind.SPEND, Kind.FINISH):
            rated = [(self._defend(position, move) + self._whim(), move) for move in moves]
        else:
            return fight(position, decision, moves)
        return max(rated, key=lambda pair: pair[0])[1]

    def _whim(self) -> float:
        return self.weights.whim * self.dice.random()

    # -- the Invader -------------------------------------------------------------------------------------------------

    def _attack(self, position: Position, move: Move) -> float:
        match move:
            case Done():
                return 0.0
            case Machine() | Equip() | Train() | Draft():
                return self.weights.buy if self._is_wanted(position, move) else -5.0
            case Dispatch(size):
                return self.weights.minor if size == "minor" else self.weights.major
            case March(unit, _, goal):
                return self._march(position, UNIT_INDEX[unit], goal)
            case Flip():
                return -5.0
            case _:
                return self.weights.other

    def _is_wanted(self, position: Position, move: Move) -> bool:
        """Return whether a purchase is worth its price; a third machine is not."""
        return not isinstance(move, Machine) or sum(machine > 0 for machine in position.machine) < 2

    def _march(self, position: Position, kind: int, goal: str) -> float:
        """Rate a march: strong units first, to sections held by few."""
        place, board = position.board.outer_index[goal], position.board
        if place < board.walls:
            held = sum(position.inner[3 * place + unit] * STRENGTH[unit] for unit in range(3))
            return 6.0 + STRENGTH[kind] - 0.5 * held - 0.3 * position.stone[place]
        return 4.0 + 0.5 * STRENGTH[kind] - 0.2 * position.outer_count(place)

    # -- the Defender ------------------------------------------------------------------------------------------------

    def _defend(self, position: Position, move: Move) -> float:
        match move:
            case Stone(wall):
                return 10.0 + self._threat(position, position.board.inner_index[wall])
            case Walk(unit, start, goal):
                return self._walk(position, unit, start, goal)
            case Pay(action):
                return self.weights.pay if action in _SIMPLE else self.weights.pay_other
            case Finish(_, place):
                return self._threat(position, position.board.inner_index.get(place, -1))
            case Excursion():
                return self.weights.hero
            case Speech(count):
                return self.weights.hero - 0.3 * count
            case Swap() | Done():
                return 0.0
            case _:
                return -20.0

    def _threat(self, position: Position, wall: int) -> float:
        """Return how many units threaten a section, regardless of kind."""
        if not 0 <= wall < position.board.walls:
            return 0.0
        near = sum(position.outer_count(place) for place in position.board.joined_ramparts[wall])
        standing = position.outer_count(wall) + position.outer_count(position.board.siege(wall))
        return standing + self.weights.near * near

    def _walk(self, position: Position, unit: str, start: str, goal: str) -> float:
        """Rate a walk: heroes and units go where the threat is greater."""
        index = position.board.inner_index
        if unit in HEROES:
            return 0.3 * (self._threat(position, index[goal]) - self._threat(position, index[start]))
        if index[start] == position.board.honour or not 0 <= index[goal] < position.board.walls:
            return -2.0
        better = self._threat(position, index[goal]) - self._threat(position, index[start])
        return better - 0.5 * position.inner_count(index[goal]) + 0.2 * DEFENDER_INDEX[unit]
