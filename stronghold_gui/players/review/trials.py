"""Trials in imagined worlds: where a position, certain moves or other dice lead."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, Generic, TypeAlias

from stronghold_gui.core.chance import mix
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.players.question import dice_of
from stronghold_gui.players.review.appraisal import Appraisal

Question: TypeAlias = tuple[Seat, str, str]
"""A seat's question: the seat, and the kind and place of its decision."""

_MOST: Final = 20_000
"""Number of moves after which a trial is evaluated at its current position."""


def question_of(decision: Decision) -> Question:
    """Return the question of a decision."""
    return decision.seat, decision.kind, decision.place


class Trials(Generic[P, M, E, V]):
    """A runner of trials in worlds imagined from a seat's view; each world is identified by a number.

    Args:
        game: the rules.
        appraisal: the policy of all seats, and the horizon.
        seed: the seed of the worlds; it must not be the match's.
    """

    def __init__(self, game: Game[P, M, E, V], appraisal: Appraisal[P, M], seed: int) -> None:
        self._game, self._appraisal, self._seed = game, appraisal, seed

    def from_position(self, view: V, world: int) -> P:
        """Return the position at the horizon of a world in which all seats play by the policy."""
        return self.after(view, 0, (), world)

    def after(self, view: V, seat: Seat, moves: Sequence[M], world: int) -> P:
        """Return the position at the horizon of a world after certain moves of a seat.

        Every sequence of moves meets the same hidden facts and the same luck in a world.
        """
        seed = mix(self._seed, world)
        position = self._game.imagine(view, seed)
        until = self._game.progress(position) + self._appraisal.horizon
        for move in moves:
            if self._game.refusal(position, seat, move) is not None:
                break
            self._game.play(position, seat, move)
        self._play_on(position, {}, seed, until)
        return position

    def as_played(self, view: V, answers: Sequence[tuple[Question, M]], world: int, until: int) -> P:
        """Return the position at the beginning of turn ``until``, in a world where the seats answer as in the match.

        The policy decides questions without an answer from the match, or with one that is not legal now.
        """
        seed = mix(self._seed, world)
        position = self._game.imagine(view, seed)
        given: dict[Question, deque[M]] = {}
        for question, move in answers:
            given.setdefault(question, deque()).append(move)
        self._play_on(position, given, seed, until)
        return position

    def _play_on(self, position: P, given: dict[Question, deque[M]], seed: int, until: int) -> None:
        """Play on until turn ``until`` begins, with the given answers and, where none fits, by the policy."""
        game, rule = self._game, self._appraisal.policy(dice_of(seed))
        for _ in range(_MOST):
            decisions = game.decisions(position)
            if not decisions or game.progress(position) >= until:
                return
            decision = decisions[0]
            legal = game.legal_moves(position, decision.seat)
            answers = given.get(question_of(decision)) if given else None
            answer = answers.popleft() if answers else None
            if answer is None or answer not in legal:
                answer = legal[0] if len(legal) == 1 else rule.choose(position, decision, legal)
            game.play(position, decision.seat, answer)
