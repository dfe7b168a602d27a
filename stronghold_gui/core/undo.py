"""Barriers to undo, and the policy that says which of them a match respects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Barrier(StrEnum):
    """Why taking a move back would be unfair."""

    DRAW = "draw"
    """Chance was asked: its answer would be known the second time."""
    REVEAL = "reveal"
    """Something hidden was shown to a seat."""
    HAND_OVER = "hand_over"
    """The game waits for others now: neither for the seat whose turn it was nor for a partner of it."""


@dataclass(frozen=True, slots=True)
class UndoPolicy:
    """The barriers that stop an undo.

    Attributes:
        barriers: moves that built one of these cannot be taken back, nor anything before them.
    """

    barriers: frozenset[Barrier]

    def stops(self, built: frozenset[Barrier]) -> Barrier | None:
        """Return the first barrier among ``built`` that this policy respects, or ``None``."""
        return next((barrier for barrier in Barrier if barrier in built and barrier in self.barriers), None)


FAIR = UndoPolicy(frozenset(Barrier))
"""Free back to the last draw, reveal or hand-over: for people who play against each other."""

UNLIMITED = UndoPolicy(frozenset())
"""Everything can be taken back: for teaching and for playing alone."""
