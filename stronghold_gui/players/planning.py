"""A player that compares plans (policies) by playing them in imagined worlds against several models of the others."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from stronghold_gui.core.chance import mix
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.player import Reasons, Stop
from stronghold_gui.players.guessing import never
from stronghold_gui.players.halving import Breeding, Halving, Tried, best_of
from stronghold_gui.players.lines import Searcher, lines_of
from stronghold_gui.players.policy import Policy, play_on
from stronghold_gui.players.question import dice_of, seed_of

_MOST = 4000
_GRACE = 0.005
"""Margin by which a plan must beat the plain one, which is followed among equals."""


@dataclass(frozen=True, slots=True)
class Course(Generic[P, M]):
    """A plan: the policy to follow, and its first move if the plans differ by their first moves."""

    policy: Policy[P, M]
    first: M | None = None


@dataclass(frozen=True, slots=True)
class Considered(Generic[P, M]):
    """A plan that was tried, with its average result from 0 to 1."""

    plan: Course[P, M]
    estimate: float


class Planner(Protocol[P, M]):
    """The part of a game that the comparison of plans needs."""

    def moment(self, position: P, decision: Decision) -> Hashable:
        """Return a key that stays equal while a plan is valid; ``None`` if planning is not worth it (the rule decides).

        If the plans differ by their first moves, the key is different for each question.
        """
        ...

    def plain(self, position: P, decision: Decision) -> Policy[P, M]:
        """Return the policy to follow without a plan."""
        ...

    def plans(self, position: P, decision: Decision, moves: Sequence[M], dice: random.Random) -> Sequence[Course[P, M]]:
        """Return the plans to compare, the plain one first; the first move of a plan is one of ``moves``."""
        ...

    def model(self, world: int, position: P, decision: Decision, dice: random.Random) -> Policy[P, M]:
        """Return the policy that the others are assumed to follow in a world, given by its number.

        If there are several policies, successive worlds use them in turn.
        """
        ...

    def rounds(self, position: P, decision: Decision) -> Sequence[Halving]:
        """Return the rounds of the search; they limit the work by number, not by time."""
        ...

    def far_enough(self, start: P, position: P, reach: int) -> bool:
        """Return whether ``position`` is far enough from ``start`` to be evaluated, in a round with this reach."""
        ...

    def worth(self, position: P, seat: Seat) -> float:
        """Return how good a position is for a seat, from 0 (lost) to 1 (won)."""
        ...

    def reasons(
        self, position: P, decision: Decision, move: M, considered: Sequence[Considered[P, M]]
    ) -> Reasons | None:
        """Return why a move was chosen; ``considered`` are the plans, best first, if any were compared."""
        ...


class Breeder(Protocol[P, M]):
    """The part of a game that makes new plans from good ones."""

    def bred(self, plan: Policy[P, M], position: P, dice: random.Random) -> Policy[P, M]:
        """Return a new plan made from a good one, for a position."""
        ...

    def merit(self, position: P, seat: Seat) -> float:
        """Return the value of a plan as a source of new ones, judged by the position it led to in one world.

        The values of all worlds are added.
        """
        ...


class PlanningPlayer(Generic[P, M, E, V]):
    """Implements ``core.player.Player``, ``Hurries`` and ``Explains``.

    A plan is followed while its moment lasts. A policy decides in any position, so the player stores only the plan;
    after an undo or a restart of the process it plans again.

    Args:
        game: the rules.
        planner: the game's part.
        seed: the seed of its own randomness.
        breeder: makes plans from plans; without it no round has generations.
        searcher: looks for lines of the seat's own moves, which are plans too.
    """

    def __init__(
        self,
        game: Game[P, M, E, V],
        planner: Planner[P, M],
        seed: int,
        breeder: Breeder[P, M] | None = None,
        searcher: Searcher[P, M] | None = None,
    ) -> None:
        self._game, self._planner, self._seed = game, planner, seed
        self._breeder, self._searcher = breeder, searcher
        self._stop: Stop = never
        self._moment: Hashable = None
        self._considered: tuple[Considered[P, M], ...] = ()
        self._last: tuple[P, Decision, M] | None = None

    def heed(self, stop: Stop) -> None:
        """Call ``stop`` between two trials."""
        self._stop = stop

    def choose(self, view: V, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves."""
        self._last = None
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(self._seed, decision, moves, self._game.text)
        position = self._game.imagine(view, seed)
        moment = self._planner.moment(position, decision)
        if moment is None:
            self._considered = ()
        elif moment != self._moment:
            self._considered = self._plan(view, position, decision, moves, seed)
        self._moment = moment
        chosen = self._follow_on(position, decision, moves)
        self._last = (position, decision, chosen)
        return chosen

    def reasons(self) -> Reasons | None:
        """Return the reasons of the last choice."""
        return self._planner.reasons(*self._last, self._considered) if self._last is not None else None

    def _follow_on(self, position: P, decision: Decision, moves: Sequence[M]) -> M:
        if not self._considered:
            return self._planner.plain(position, decision).choose(position, decision, moves)
        plan = self._considered[0].plan
        return plan.policy.choose(position, decision, moves) if plan.first is None else plan.first

    def _plan(
        self, view: V, position: P, decision: Decision, moves: Sequence[M], seed: int
    ) -> tuple[Considered[P, M], ...]:
        dice = dice_of(seed)
        plain, *others = self._planner.plans(position, decision, moves, dice)
        plans = [plain, *self._lines(position, decision, plain), *others]
        rounds = self._planner.rounds(position, decision)
        breeder = self._breeder if rounds[0].generations else None
        worlds: dict[int, tuple[P, Policy[P, M]]] = {}
        merits: dict[int, float] = {}

        def attempt(number: int, world: int, reach: int) -> float:
            if world not in worlds:
                of_world = mix(seed, world)
                model = self._planner.model(world, position, decision, dice_of(of_world))
                worlds[world] = (self._game.imagine(view, of_world), model)
            imagined, model = worlds[world]
            end = self._follow(imagined.copy(), decision.seat, plans[number], model, reach)
            if breeder is not None and world < rounds[0].worlds:
                # Only the first round makes new plans, and all plans that it compares were tried in its worlds.
                merits[number] = merits.get(number, 0.0) + breeder.merit(end, decision.seat)
            return self._planner.worth(end, decision.seat)

        def breed(parents: Sequence[int]) -> int:
            assert breeder is not None
            parent = plans[dice.choice(parents)]
            plans.append(Course(breeder.bred(parent.policy, position, dice), parent.first))
            return len(plans) - 1

        breeding = Breeding(breed, merits.__getitem__) if breeder is not None else None
        ranked = best_of(len(plans), rounds, attempt, self._stop, _GRACE, breeding)
        return tuple(Considered(plans[way.number], way.mean) for way in _known(ranked))

    def _lines(self, position: P, decision: Decision, plain: Course[P, M]) -> list[Course[P, M]]:
        searcher = self._searcher
        if searcher is None or not searcher.searches(position, decision):
            return []
        found = lines_of(self._game, searcher, position, decision.seat, plain.policy, self._stop)
        return [Course(line) for line in found]

    def _follow(self, position: P, seat: Seat, plan: Course[P, M], model: Policy[P, M], reach: int) -> P:
        """Return the position that a plan leads to."""
        start = position.copy()
        if plan.first is not None:
            self._game.play(position, seat, plan.first)
        team = self._game.team(position, seat)

        def of_seat(other: Seat) -> Policy[P, M]:
            return plan.policy if other in team else model

        def far_enough(now: P) -> bool:
            return self._planner.far_enough(start, now, reach)

        play_on(self._game, position, of_seat, far_enough, _MOST)
        return position


def _known(ranked: Sequence[Tried]) -> list[Tried]:
    """Return the ways with results, and always the first one."""
    return [way for number, way in enumerate(ranked) if way.worlds or not number]
