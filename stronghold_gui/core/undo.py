"""How far a match may be taken back, as a value that can also be asked beforehand."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.value import value


class Wall(StrEnum):
    """What a move can do that taking it back would undo unfairly."""

    DRAW = "draw"
    """Chance was asked: its answer would be known the second time."""
    REVEAL = "reveal"
    """Something hidden was shown to a seat."""
    HAND_OVER = "hand_over"
    """A seat that had nothing to decide has something to decide now: not a partner of somebody who had."""


@value
class UndoPolicy:
    """Which walls stop an undo.

    Attributes:
        walls: moves that built one of these cannot be taken back, nor anything before them.
    """

    walls: frozenset[Wall]

    def stops(self, built: frozenset[Wall]) -> Wall | None:
        """Return the first wall among ``built`` that this policy respects, or ``None``."""
        return next((wall for wall in Wall if wall in built and wall in self.walls), None)


FAIR = UndoPolicy(frozenset(Wall))
"""Free back to the last draw, reveal or hand-over: for people who play against each other."""

UNLIMITED = UndoPolicy(frozenset())
"""Everything can be taken back: for teaching and for playing alone."""
