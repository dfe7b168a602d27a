"""Computer players: what decides for a seat instead of a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from stronghold_gui.core.decision import Decision

V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


class Player(Protocol[V_contra, M]):
    """Somebody who decides for one seat: a computer player. It never sees the position.

    Its randomness is its own, so that a match which is played again has the same dice whoever plays.
    """

    def choose(self, view: V_contra, decision: Decision, moves: Sequence[M]) -> M:
        """Return one of the moves.

        Args:
            view: what the seat sees (``Game.view``).
            decision: what the seat must decide.
            moves: the legal moves, at least one.
        """
        ...
