"""Policies, which decide at once in a known or imagined position; players and searches consist of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import PositionLike

P_contra = TypeVar("P_contra", bound=PositionLike, contravariant=True)
M = TypeVar("M")


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
