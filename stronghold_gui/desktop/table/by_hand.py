"""Legal moves as gestures: what is taken, where it is put, and the moves that this can mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.table.model import Source

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class ByHand:
    """The gesture of a move.

    Attributes:
        sources: what can be taken for it; empty if the move needs a button.
        goals: where it can then be put; empty if taking is enough.
    """

    sources: tuple[Source, ...]
    goals: tuple[str, ...] = ()


BUTTON: Final = ByHand(())
"""The gesture of moves that are made only by a button."""


class Answers(Generic[M]):
    """The gestures possible now: what can be taken, where it may go, and the moves and seats this can mean.

    Attributes:
        reach: by source and target, the moves, each with its seat.
        picks: moves by source that need no target.
    """

    def __init__(self) -> None:
        self.reach: dict[Source, dict[str, list[tuple[Seat, M]]]] = {}
        self.picks: dict[Source, tuple[Seat, M]] = {}

    def add_move(self, seat: Seat, move: M, ways: Iterable[tuple[Source, str]], *, picked: bool) -> None:
        """Add a legal move.

        Args:
            seat: the seat of the move.
            move: the move.
            ways: its sources and targets.
            picked: whether taking is enough.
        """
        for source, target in ways:
            answers = self.reach.setdefault(source, {}).setdefault(target, [])
            if (seat, move) not in answers:
                answers.append((seat, move))
            if picked:
                self.picks[source] = seat, move

    def targets(self, source: Source) -> Mapping[str, Sequence[tuple[Seat, M]]]:
        """Return the targets of a source."""
        return self.reach.get(source, {})
