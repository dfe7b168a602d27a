"""Legal moves as what a hand does: what is taken for a move, where it is put, and which moves that can mean."""

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
        sources: what may be taken for it; none for a move that is made by a button only.
        goals: where it may then be put; none if taking is enough.
    """

    sources: tuple[Source, ...]
    goals: tuple[str, ...] = ()


BUTTON: Final = ByHand(())
"""Of moves that are made by a button only."""


class Answers(Generic[M]):
    """The gestures possible now: what can be taken, where it may go, and the moves and seats this can mean.

    Attributes:
        reach: by what is taken, by where it is put, the moves, each with its seat.
        picks: what is a move as soon as it is taken.
    """

    def __init__(self) -> None:
        self.reach: dict[Source, dict[str, list[tuple[Seat, M]]]] = {}
        self.picks: dict[Source, tuple[Seat, M]] = {}

    def add_move(self, seat: Seat, move: M, ways: Iterable[tuple[Source, str]], *, picked: bool) -> None:
        """Make a legal move known.

        Args:
            seat: whose it is.
            move: the move.
            ways: what is taken for it and where that is put.
            picked: whether taking it is enough.
        """
        for source, target in ways:
            answers = self.reach.setdefault(source, {}).setdefault(target, [])
            if (seat, move) not in answers:
                answers.append((seat, move))
            if picked:
                self.picks[source] = seat, move

    def targets(self, source: Source) -> Mapping[str, Sequence[tuple[Seat, M]]]:
        """Return where something may go."""
        return self.reach.get(source, {})
