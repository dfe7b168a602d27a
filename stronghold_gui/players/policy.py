"""Policies: what decides at once, in a position that may be looked at. Players and searches are made of them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import PositionLike

P_contra = TypeVar("P_contra", bound=PositionLike, contravariant=True)
M = TypeVar("M")


class Policy(Protocol[P_contra, M]):
    """Decides at once, without looking ahead."""

    def choose(self, position: P_contra, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves for the seat of the decision.

        The position is one that its seat may know (``Game.imagine``) or that a search plays through; in either case
        what is hidden from the seat is not looked at. It is not changed.
        """
        ...


class AtRandom:
    """Chooses any move, each as likely as the other."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, position: PositionLike, decision: Decision, moves: Sequence[M]) -> M:  # noqa: ARG002 - looks at nothing
        """Return any of the moves."""
        return moves[int(self._dice.random() * len(moves))]
