"""Progress of a running assault, and its remaining steps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.position import Position, Stage

_ORDER: Final[tuple[Stage, ...]] = (
    "cannons", "machines", "marksmen", "goblins", "cauldrons", "poles", "orders", "strength",
)  # fmt: skip
"""The stages that matter to a section, in order; in any other stage all of them are still to come."""


@dataclass(frozen=True, slots=True)
class Coming:
    """The remaining steps of the assault.

    Attributes:
        stage: the current stage.
        asked: the kind of the current decision, or ``""``.
        wall: the wall section it is about, or -1.
    """

    stage: Stage
    asked: str = ""
    wall: int = -1

    def cauldron(self, wall: int) -> bool:
        """Return whether the cauldron of a section has not poured yet. They pour in the board's order."""
        return self._later("cauldrons") or (self.stage == "cauldrons" and wall >= self.wall)

    def clash(self, wall: int) -> bool:
        """Return whether a section has not been fought over yet. Sections are fought over in the board's order."""
        return self._later("strength") or wall > self.wall

    def orders(self) -> bool:
        """Return whether there are orders that may still be obeyed."""
        return self._later("strength")

    def firing(self, stage: Stage, kind: Kind) -> bool:
        """Return whether the shooters of a stage have not begun to fire.

        Targets may have been chosen, but once the first card is turned, the table does not show what has fired.
        """
        return self._later(stage) or (self.stage == stage and self.asked == kind)

    def _later(self, stage: Stage) -> bool:
        return self.stage not in _ORDER or _ORDER.index(self.stage) < _ORDER.index(stage)


def coming(position: Position, decisions: Iterable[Decision]) -> Coming:
    """Return the remaining steps, from the stage and the current decisions (both are public)."""
    decision = next(iter(decisions), None)
    if decision is None:
        return Coming(position.stage)
    wall = position.board.outer_index.get(decision.place, -1)
    return Coming(position.stage, decision.kind, wall if wall < position.board.walls else -1)
