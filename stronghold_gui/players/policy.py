"""Policies, which decide at once in a known or imagined position, and a function that plays on with them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import E, Game, M, P, PositionLike, V

P_contra = TypeVar("P_contra", bound=PositionLike, contravariant=True)


class Policy(Protocol[P_contra, M]):
    """A policy, which decides at once, without looking ahead."""

    def choose(self, position: P_contra, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves for the seat of the decision.

        The position is imagined from the seat's view (``Game.imagine``) or played through by a search. A policy must
        not read facts hidden from the seat, or change the position.
        """
        ...


class AtRandom:
    """A policy that chooses any move, all equally likely."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, position: PositionLike, decision: Decision, moves: Sequence[M]) -> M:  # noqa: ARG002 - looks at nothing
        """Return any of the moves."""
        return moves[int(self._dice.random() * len(moves))]


def play_on(
    game: Game[P, M, E, V],
    position: P,
    of_seat: Callable[[Seat], Policy[P, M]],
    far_enough: Callable[[P], bool],
    most: int,
) -> int:
    """Play a position on, changing it, until the game is over or ``far_enough`` holds; return the number of moves.

    Args:
        game: the rules.
        position: an imagined position; it is changed.
        of_seat: returns the policy of a seat.
        far_enough: returns whether to stop; called before every move.
        most: limit of moves.
    """
    for played in range(most):
        if far_enough(position):
            return played
        decisions = game.decisions(position)
        if not decisions:
            return played
        decision = decisions[0]
        moves = game.legal_moves(position, decision.seat)
        move = moves[0] if len(moves) == 1 else of_seat(decision.seat).choose(position, decision, moves)
        game.play(position, decision.seat, move)
    return most
