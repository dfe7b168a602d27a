"""A player that follows a policy: it imagines the position that its seat sees, and chooses at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Generic

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.core.player import Plan, Reasons
from stronghold_gui.players.policy import Policy
from stronghold_gui.players.question import dice_of, seed_of

MakePolicy = Callable[[random.Random], Policy[P, M]]
"""A function that makes the policy for one question from the question's randomness."""
Why = Callable[[P, Decision, M], Reasons | None]
"""A function that returns why a move was chosen in an imagined position; called only on request."""
_MOST_OTHERS: Final = 5
"""How many other moves are examined, to find one with another aim."""


class RulePlayer(Generic[P, M, E, V]):
    """Implements ``core.player.Player`` and ``Explains``.

    Args:
        game: the rules.
        policy: makes the player's policy for a question.
        seed: the seed of its own randomness.
        why: returns the reasons for a move; without it the player gives none.
    """

    def __init__(
        self, game: Game[P, M, E, V], policy: MakePolicy[P, M], seed: int, why: Why[P, M] | None = None
    ) -> None:
        self._game, self._policy, self._seed, self._why = game, policy, seed, why
        self._last: tuple[P, Decision, M, Sequence[M]] | None = None

    def choose(self, view: V, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves."""
        self._last = None
        if len(moves) == 1:
            return moves[0]
        seed = seed_of(self._seed, decision, moves, self._game.text)
        position = self._game.imagine(view, seed)
        chosen = self._policy(dice_of(seed)).choose(position, decision, moves)
        self._last = (position, decision, chosen, moves)
        return chosen

    def reasons(self) -> Reasons | None:
        """Return the reasons of the last choice."""
        if self._last is None or self._why is None:
            return None
        position, decision, chosen, moves = self._last
        reasons = self._why(position, decision, chosen)
        if reasons is None:
            return None
        other = self._other(position, decision, [move for move in moves if move != chosen], reasons)
        if other is None:
            return reasons
        return replace(reasons, second=Plan(other.aim), secret=reasons.secret or other.secret)

    def _other(self, position: P, decision: Decision, moves: list[M], reasons: Reasons) -> Reasons | None:
        """Return the reasons for the best move with another aim; ``None`` if the next best have the same aim."""
        assert self._why is not None
        policy = self._policy(dice_of(seed_of(self._seed, decision, moves, self._game.text)))
        for _ in range(min(_MOST_OTHERS, len(moves))):
            move = policy.choose(position, decision, moves)
            found = self._why(position, decision, move)
            if found is not None and found.aim != reasons.aim:
                return found
            moves.remove(move)
        return None
