"""A computer player for the rafts. It is careful, and sees what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.core.decision import Decision
from tests.toy.moves import Keep, Move, Row, Throw
from tests.toy.position import MOST, RiverView


class Careful:
    """Fits ``core.player.Player``: rows as hard as the flood asks for, and throws the rope when it would tip over.

    Args:
        seed: of randomness it has no need of.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - asked by kind
        """Return one of the moves."""
        assert view.seat is not None
        raft = view.rafts[view.seat]
        if decision.kind == "rope":
            return Throw() if raft.effort + view.rapids > MOST else Keep()
        return Row(3) if raft.at - view.flood <= 2 else Row(2)
