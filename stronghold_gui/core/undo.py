"""Barriers to undo, and the policy that selects those that a match respects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Barrier(StrEnum):
    """A reason why taking a move back would be unfair."""

    DRAW = "draw"
    """The move used chance, whose outcome would be known the second time."""
    REVEAL = "reveal"
    """Something hidden was shown to a seat."""
    HAND_OVER = "hand_over"
    """The game now waits for another team than that of the last turn."""


@dataclass(frozen=True, slots=True)
class UndoPolicy:
    """The barriers that stop an undo.

    Attributes:
        barriers: the barriers that count. A move that built one of them cannot be taken back, nor can any earlier move.
    """

    barriers: frozenset[Barrier]

    def stops(self, built: frozenset[Barrier]) -> Barrier | None:
        """Return the first barrier among ``built`` that this policy respects, or ``None``."""
        return next((barrier for barrier in Barrier if barrier in built and barrier in self.barriers), None)


FAIR = UndoPolicy(frozenset(Barrier))
"""Undo goes back to the last draw, reveal or hand-over: for people who play against each other."""

UNLIMITED = UndoPolicy(frozenset())
"""Everything can be taken back: for teaching and for playing alone."""
