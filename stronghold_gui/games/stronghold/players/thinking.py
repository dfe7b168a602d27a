"""Thinking ahead in Stronghold: which plans to compare, against whom, how far, and how good what comes of them is."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import replace
from itertools import islice

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.player import Reasons
from stronghold_gui.core.value import value
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.pieces import PHASES
from stronghold_gui.games.stronghold.players.bends import besiegers, defenders, guards, purchases, sieges
from stronghold_gui.games.stronghold.players.policy import Policy
from stronghold_gui.games.stronghold.players.reasons import reasons_of
from stronghold_gui.games.stronghold.players.script import Script
from stronghold_gui.games.stronghold.players.weights import ScriptWeights
from stronghold_gui.games.stronghold.players.worth import WorthWeights, invaders_chance
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.halving import Halving
from stronghold_gui.players.planning import Considered, Course


@value
class Depth:
    """How much a level thinks.

    Attributes:
        plans: how many are compared in the decisive moments: phase 6, and the pause after it.
        rounds: in how many worlds, and how many are kept.
        fewer, fewer_rounds: the same in all other moments; no plan at all there means that the rule decides.
        massed: the turn from which an Invader's phase 6 is thought about otherwise: there are more ways to strike, most
            of which fail at once.
        strikes, strikes_rounds: how many are compared there, and how.
        turns: how many ends of a turn are looked ahead to, where a round has no reach of its own.
        hourglasses: with fewer of them in a pause before the last, the rule decides.
    """

    plans: int
    rounds: tuple[Halving, ...]
    fewer: int
    fewer_rounds: tuple[Halving, ...]
    massed: int
    strikes: int
    strikes_rounds: tuple[Halving, ...]
    turns: int
    hourglasses: int


class Thinking:
    """Fits ``players.planning.Planner``.

    Args:
        policy: the rule that plans bend, and by which the others are taken to play.
        novice: somebody who has just learnt, as whom the others are taken in some worlds.
        worth: how positions are judged.
        depth: how much is thought.
    """

    def __init__(self, policy: Policy, novice: ScriptWeights, worth: WorthWeights, depth: Depth) -> None:
        self.policy, self.novice, self.weights, self.depth = policy, novice, worth, depth

    def moment(self, position: Position, decision: Decision) -> Hashable:
        """Return turn and part of the turn: the purchases are one, phase 6 another, each pause one for itself."""
        decisive = self._decisive(position, decision)
        if not decisive and not self.depth.fewer:
            return None
        if decision.kind in (Kind.FLIP, Kind.PHASE, Kind.DISPATCH):
            return decision.seat, position.turn, decisive
        if decision.kind == Kind.SPEND and (decisive or decision.count >= self.depth.hourglasses):
            return decision.seat, position.turn, position.phase
        # A question in the middle is answered by the plan that stands; there is none to be made for it.
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
        """Return the rule and bends of it: of the siege for an Invader, of the guard for a Defender."""
        decisive = self._decisive(position, decision)
        number = self._number(position, decision) - 1
        siege, guard = self.policy.siege, self.policy.guard
        if not position.is_invader(decision.seat):
            bent = [Policy(siege, other) for other in islice(guards(guard, position, dice), number)]
            return [Course(policy) for policy in (self.policy, *bent)]
        bends = sieges(siege, position, dice) if decisive else purchases(siege, position, dice)
        return [Course(policy) for policy in (self.policy, *(Policy(other, guard) for other in islice(bends, number)))]

    def model(self, world: int, position: Position, decision: Decision, dice: random.Random) -> Policy | Script:
        """Return a model of the other camp; partners follow the plan."""
        models = defenders if position.is_invader(decision.seat) else besiegers
        return models(self.policy, self.novice, world, position, dice)

    def rounds(self, position: Position, decision: Decision) -> Sequence[Halving]:
        """Return how much to try."""
        if not self._decisive(position, decision):
            return self.depth.fewer_rounds
        return self.depth.strikes_rounds if self._strikes(position, decision) else self.depth.rounds

    def _number(self, position: Position, decision: Decision) -> int:
        if not self._decisive(position, decision):
            return self.depth.fewer
        return self.depth.strikes if self._strikes(position, decision) else self.depth.plans

    def _strikes(self, position: Position, decision: Decision) -> bool:
        return position.turn >= self.depth.massed and position.is_invader(decision.seat)

    def far_enough(self, start: Position, position: Position, reach: int) -> bool:
        """Return whether as many turns have ended."""
        return position.turn >= start.turn + (reach or self.depth.turns) and position.stage == "start"

    def worth(self, position: Position, seat: Seat) -> float:
        """Return how good a position is for a seat's camp."""
        chance = invaders_chance(position, self.weights, replace(self.policy.siege, focus=()))
        return chance if position.is_invader(seat) else 1.0 - chance

    def reasons(
        self, position: Position, decision: Decision, move: Move, considered: Sequence[Considered[Position, Move]]
    ) -> Reasons | None:
        """Return why a move was chosen."""
        return reasons_of(position, decision, move, considered, self.policy)
