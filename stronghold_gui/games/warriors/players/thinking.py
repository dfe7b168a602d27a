"""Thinking ahead in Warriors: the best-rated moves are played out within the round, against several opponent models."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.player import Reasons
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.warriors.decisions import Kind
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.pieces import NONE, PEOPLES
from stronghold_gui.games.warriors.players.captain import Captain
from stronghold_gui.games.warriors.players.majority import Majorities
from stronghold_gui.games.warriors.players.reasons import reasons_of
from stronghold_gui.games.warriors.players.weights import CaptainWeights
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.players.halving import Halving
from stronghold_gui.players.levels import Rounds
from stronghold_gui.players.planning import Considered, Course

_THOUGHT_OVER = frozenset({Kind.KEEP, Kind.ATTACK, Kind.TARGET, Kind.DRAGON, Kind.GO_ON, Kind.KIND})
"""The kinds of decision to think about. Catapults are excluded: they come up at every throw, and odds suffice."""


@dataclass(frozen=True, slots=True)
class Depth(Part):
    """The depth of thinking of a level.

    Attributes:
        moves: how many of the moves that are rated best are compared.
        rounds: the numbers of worlds tried and of moves kept, round by round.
        cards: how many battle cards are looked ahead to, within the round.
        scale: the lead in points that makes a position nearly won.
    """

    moves: Annotated[int, Field(ge=1, le=100)]
    rounds: Rounds
    cards: Annotated[int, Field(ge=1, le=100)]
    scale: Annotated[float, Field(ge=0.1, le=100)]


class Thinking:
    """Implements ``players.planning.Planner``.

    Args:
        weights: the rule of thumb that rates moves, assumed for all seats.
        depth: the amount of thinking.
    """

    def __init__(self, weights: CaptainWeights, depth: Depth) -> None:
        self.weights, self.depth = weights, depth
        self.rule = Captain(weights)
        self.quick = Captain(replace(weights, exact=0.0))

    def moment(self, position: Position, decision: Decision) -> Hashable:  # noqa: ARG002
        """Return a new object for a choice worth thinking over, so that each is thought over separately."""
        return object() if decision.kind in _THOUGHT_OVER else None

    def plain(self, position: Position, decision: Decision) -> Captain:  # noqa: ARG002 - always the same
        """Return the rule of thumb."""
        return self.rule

    def plans(
        self,
        position: Position,
        decision: Decision,
        moves: Sequence[Move],
        dice: random.Random,  # noqa: ARG002
    ) -> Sequence[Course[Position, Move]]:
        """Return the best-rated moves, best first, each followed by play by the rule."""
        ratings = self.rule.ratings(position, decision, moves)
        order = sorted(range(len(moves)), key=lambda number: -ratings[number])
        return [Course(self.quick, moves[number]) for number in order[: self.depth.moves]]

    def model(self, world: int, position: Position, decision: Decision, dice: random.Random) -> Captain:  # noqa: ARG002
        """Return the model of the opponents by world: the rule, a random variation, or one that counts mostly cards."""
        whims = replace(self.quick.weights, whim=3.0)
        cards = replace(self.quick.weights, points=0.2, rivals=0.0, cards=1.0, whim=1.0)
        return Captain((self.quick.weights, whims, cards)[world % 3], dice)

    def rounds(self, position: Position, decision: Decision) -> Sequence[Halving]:  # noqa: ARG002 - always the same
        """Return the rounds of the search."""
        return self.depth.rounds

    def far_enough(self, start: Position, position: Position, reach: int) -> bool:  # noqa: ARG002 - always as far
        """Return whether a number of battle cards have been resolved, or the next keeping has come."""
        if position.round > start.round:
            return position.stage == "keep"
        return start.stage == "battles" and _resolved(start, position) >= self.depth.cards

    def worth(self, position: Position, seat: Seat) -> float:
        """Return the evaluation of a position: by the result at the end, else by points and expected bonuses."""
        if position.stage == "over":
            return 1.0 / len(position.winners) if seat in position.winners else 0.0
        hopes = [self._points(position, other) for other in range(position.seats)]
        ahead = hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)
        return 0.01 + 0.98 / (1.0 + exp(-ahead / self.depth.scale))

    def _points(self, position: Position, seat: Seat) -> float:
        """Return the points of the victory pile plus the expected bonuses."""
        pile = position.cards.pile_points * position.pile_size(seat)
        majorities = Majorities(position, seat, self.weights)
        return pile + majorities.dragon_hope() + sum(majorities.hope(people) for people in range(len(PEOPLES)))

    def reasons(
        self, position: Position, decision: Decision, move: Move, considered: Sequence[Considered[Position, Move]]
    ) -> Reasons | None:
        """Return why a move was chosen."""
        return reasons_of(position, decision, move, considered)


def _resolved(start: Position, position: Position) -> int:
    """Return how many battle cards have left the table since."""
    left = [sum(owner != NONE for owner in table.holder) for table in (start, position)]
    return left[0] - left[1]
