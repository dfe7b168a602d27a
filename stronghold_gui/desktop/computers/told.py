"""The reasons that computers gave in the open match, and the selection that may be read now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.player import Reasons


@dataclass(frozen=True, slots=True)
class Told:
    """The reasons of a turn.

    Attributes:
        seat: whose turn it was.
        number: how many moves had been played after it.
        progress: the turn or round it belongs to (``Game.progress``).
        reasons: the player's reasons, or ``None``.
    """

    seat: Seat
    number: int
    progress: int
    reasons: Reasons | None


class ToldList:
    """The turns of computers in the open match, the latest last."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def add(self, told: Told) -> None:
        """Add the turn that was just played."""
        self._told.append(told)

    def cut(self, moves: int) -> None:
        """Forget the turns that were taken back, by the current number of moves."""
        self._told = [told for told in self._told if told.number <= moves]

    def last(self) -> Told | None:
        """Return the last turn."""
        return self._told[-1] if self._told else None

    def readable(self, *, over: bool) -> Sequence[Told]:
        """Return the turns with readable reasons; those that reveal hidden facts are readable after the match."""
        return [one for one in self._told if one.reasons is not None and (over or not one.reasons.secret)]
