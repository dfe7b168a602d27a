"""Thinking ahead in Stronghold: the plans to compare, the opponents, the depth, and the worth of the results."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated

from pydantic import Field

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.player import Reasons
from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.players.odds import promise
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.reasons import reasons_of
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.style_variants import (
    besiegers,
    bred_strike,
    defenders,
    guards,
    purchases,
    sieges,
    strikes,
)
from stronghold_gui.games.stronghold.players.weights import ScriptWeights
from stronghold_gui.games.stronghold.players.worth import WorthWeights, invaders_chance
from stronghold_gui.games.stronghold.position import STAGES, Position
from stronghold_gui.players.halving import Halving
from stronghold_gui.players.levels import Rounds
from stronghold_gui.players.planning import Considered, Course
from stronghold_gui.players.policy import Policy as AnyPolicy

_ASSAULT = frozenset(STAGES[STAGES.index("cannons") : STAGES.index("end")])
"""The stages in which no units come to the walls and nothing is repaired any more."""
_AFTER = 0.5
"""The factor for later chances after a failed assault on many sections."""
_MANY = 4
"""The number of sections from which an assault counts as one on many; one on fewer costs less."""
_NEARER = 0.05
"""The weight of ``Promise.near``, so that the better of two failing strikes is chosen and varied further."""
_Plans = Annotated[int, Field(ge=1, le=200)]


class StrikeBreeder:
    """A maker of new strikes from others. Implements ``players.planning.Breeder``."""

    def bred(
        self, plan: AnyPolicy[Position, Move], position: Position, dice: random.Random
    ) -> AnyPolicy[Position, Move]:
        """Return a mutation of a good strike."""
        return replace(plan, siege=bred_strike(plan.siege, position, dice)) if isinstance(plan, Policy) else plan

    def merit(self, position: Position, seat: Seat) -> float:  # noqa: ARG002 - who strikes is an Invader
        """Return the promise of the assault without later chances, since a plan that waits is no source of strikes."""
        if position.stage not in _ASSAULT:
            return 0.0
        found = promise(position)
        return found.won + _NEARER * found.near


@dataclass(frozen=True, slots=True)
class Depth(Part):
    """The depth of thinking of a level.

    Attributes:
        plans: how many plans are compared in the decisive moments: phase 6, and the pause after it.
        rounds: the numbers of worlds tried and of plans kept, round by round.
        fewer, fewer_rounds: the same in all other moments; with 0 plans the rule decides.
        prepares: how many plans an Invader compares for purchases and for phase 6 before ``massed``; with 0 the rule
            decides.
        massed: the turn from which an Invader's phase 6 uses ``strikes``, since then there are more ways to strike,
            most of which fail at once.
        strikes, strikes_rounds: the same as ``plans`` and ``rounds``, for an Invader's phase 6 from ``massed`` on.
        turns: how many turns the search looks ahead if a round has no reach of its own. Reaches are in halves
            of a turn: 1 is as far as the coming assault, 2 to the end of the turn, 3 to the assault after that.
        hourglasses: in a pause before the last, the rule decides if there are fewer hourglasses than this.
    """

    plans: _Plans
    rounds: Rounds
    fewer: Annotated[int, Field(ge=0, le=200)]
    fewer_rounds: Annotated[tuple[Halving, ...], Field(max_length=10)]
    prepares: Annotated[int, Field(ge=0, le=200)]
    massed: Annotated[int, Field(ge=1, le=99)]
    strikes: _Plans
    strikes_rounds: Rounds
    turns: Annotated[int, Field(ge=1, le=10)]
    hourglasses: Annotated[int, Field(ge=0, le=99)]


class Thinking:
    """Implements ``players.planning.Planner``.

    Args:
        policy: the rule that plans vary, also the model of the other players.
        novice: a beginner's rule, the model of the other players in some worlds.
        worth: the value of positions.
        depth: the amount of thinking.
        hopes: the factor for the evaluation after the assault of a turn has failed, by turn from 1; the last one holds
            for all later turns.
    """

    def __init__(
        self, policy: Policy, novice: ScriptWeights, worth: WorthWeights, depth: Depth, hopes: Sequence[float]
    ) -> None:
        self.policy, self.novice, self.weights, self.depth, self.hopes = policy, novice, worth, depth, hopes

    def moment(self, position: Position, decision: Decision) -> Hashable:
        """Return a key of the turn and its part; ``None`` if the rule decides without planning.

        The purchases are one part, phase 6 another, and each pause is its own.
        """
        decisive = self._decisive(position, decision)
        if not self._number(position, decision):
            return None
        if decision.kind in (Kind.FLIP, Kind.PHASE, Kind.DISPATCH):
            return decision.seat, position.turn, decisive
        if decision.kind == Kind.SPEND and (decisive or decision.count >= self.depth.hourglasses):
            return decision.seat, position.turn, position.phase
        # The rule answers all other questions, since planning for them would not pay.
        return None

    def _decisive(self, position: Position, decision: Decision) -> bool:
        return position.phase >= len(PHASES) and decision.kind != Kind.FLIP

    def plain(self, position: Position, decision: Decision) -> Policy:  # noqa: ARG002 - always the same
        """Return the rule."""
        return self.policy

    def plans(
        self,
        position: Position,
        decision: Decision,
        moves: Sequence[Move],  # noqa: ARG002 - plans are styles here, not moves
        dice: random.Random,
    ) -> Sequence[Course[Position, Move]]:
        """Return the rule and variations of it: of the siege for an Invader, of the guard for a Defender."""
        decisive = self._decisive(position, decision)
        number = self._number(position, decision) - 1
        siege, guard = self.policy.siege, self.policy.guard
        if not position.is_invader(decision.seat):
            bent = [Policy(siege, other) for other in islice(guards(guard, position, dice), number)]
            return [Course(policy) for policy in (self.policy, *bent)]
        ways = strikes if self._strikes(position, decision) else sieges if decisive else purchases
        bends = ways(siege, position, dice)
        return [Course(policy) for policy in (self.policy, *(Policy(other, guard) for other in islice(bends, number)))]

    def model(self, world: int, position: Position, decision: Decision, dice: random.Random) -> Policy | Script:
        """Return a model of the other camp. Partners follow the plan."""
        models = defenders if position.is_invader(decision.seat) else besiegers
        return models(self.policy, self.novice, world, position, dice)

    def rounds(self, position: Position, decision: Decision) -> Sequence[Halving]:
        """Return the rounds of the search."""
        if self._strikes(position, decision):
            return self.depth.strikes_rounds
        return self.depth.rounds if self._decisive(position, decision) else self.depth.fewer_rounds

    def _number(self, position: Position, decision: Decision) -> int:
        """Return how many plans are compared at most. With 0 the rule decides."""
        if position.is_invader(decision.seat):
            return self.depth.strikes if self._strikes(position, decision) else self.depth.prepares
        return self.depth.plans if self._decisive(position, decision) else self.depth.fewer

    def _strikes(self, position: Position, decision: Decision) -> bool:
        decisive = self._decisive(position, decision)
        return decisive and position.turn >= self.depth.massed and position.is_invader(decision.seat)

    def far_enough(self, start: Position, position: Position, reach: int) -> bool:
        """Return whether ``reach // 2`` turns have ended and, with an odd reach, the assault after them has begun."""
        turns, half = divmod(reach or 2 * self.depth.turns, 2)
        ended = position.turn - start.turn
        there = position.stage in _ASSAULT if half else position.stage == "start"
        return ended > turns or (ended == turns and there)

    def worth(self, position: Position, seat: Seat) -> float:
        """Return how good a position is for a seat's camp."""
        chance = invaders_chance(position, self.weights, replace(self.policy.siege, focus=()))
        if position.stage in _ASSAULT:
            won, held, near = promise(position, unseen=not position.is_invader(seat))
            spent = min(1.0, sum(map(position.in_melee, range(position.board.walls))) / _MANY)
            later = self.hopes[min(position.turn, len(self.hopes)) - 1] * chance
            chance = won + held * (1.0 - spent * (1.0 - _AFTER)) * later + _NEARER * near
        return chance if position.is_invader(seat) else 1.0 - chance

    def reasons(
        self, position: Position, decision: Decision, move: Move, considered: Sequence[Considered[Position, Move]]
    ) -> Reasons | None:
        """Return why a move was chosen."""
        return reasons_of(position, decision, move, considered, self.policy)
