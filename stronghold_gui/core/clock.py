"""The optional clock of a match: the time each seat has left. It depends on no display and no system time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.decision import Seat

ClockKind = Literal["chess", "hourglass"]
"""Chess: a deciding seat loses time and gets an increment after each turn. Hourglass: its time flows to the others."""
MOST_MINUTES: Final = 600
MOST_INCREMENT: Final = 600
"""The largest increment, in seconds."""
MOST_LEFT: Final = 1_000_000
"""The most seconds that a seat can have; an hourglass adds the time of all others."""


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """The settings of a clock.

    Attributes:
        kind: the kind of clock.
        minutes: minutes that each seat has at the start.
        increment: seconds that a seat gets when its turn ends; only with a chess clock.
        handover: whether a computer takes over a seat whose time has run out.
    """

    kind: ClockKind
    minutes: int
    increment: int = 0
    handover: bool = False


class Clock:
    """The time that each seat has left.

    If several seats decide at once, time passes for all of them. Running out of time is reported once
    and does not end the match.

    Attributes:
        terms: the settings.
        left: seconds by seat, never below 0; meaningless for computer players.
        out: the seats whose time has run out, even if they have received more time since.
    """

    def __init__(
        self, terms: ClockTerms, seats: int, left: Sequence[float] | None = None, out: Collection[Seat] = ()
    ) -> None:
        """Start a clock, or restore the clock of a saved match.

        Args:
            terms: the settings.
            seats: the number of seats.
            left: seconds left by seat; by default the full time.
            out: the seats whose time has run out, even if they have received more time since.
        """
        self.terms = terms
        self.left = [float(terms.minutes * 60)] * seats if left is None else list(left)
        self.out = set(out)
        self._latest = 0

    def spend(self, deciding: Collection[Seat], people: Collection[Seat], seconds: float) -> tuple[Seat, ...]:
        """Let time pass; return the seats that ran out of it for the first time.

        Args:
            deciding: the seats of people that have something to decide.
            people: the seats of all people.
            seconds: the time that has passed.
        """
        waiting = [seat for seat in people if seat not in deciding]
        gone = 0.0
        for seat in deciding:
            spent = min(seconds, self.left[seat])
            self.left[seat] -= spent
            gone += spent
        if self.terms.kind == "hourglass":
            for seat in waiting:
                self.left[seat] = min(MOST_LEFT, self.left[seat] + gone / len(waiting))
        ran_out = tuple(seat for seat in deciding if self.left[seat] <= 0 and seat not in self.out)
        self.out.update(ran_out)
        return ran_out

    def end_turn(self, seats: Collection[Seat], moves: int) -> None:
        """Give the increment to seats that have decided.

        Args:
            seats: the seats whose decisions have ended.
            moves: the number of moves played; a turn that is taken back and ended again counts once.
        """
        if self.terms.kind == "chess" and moves > self._latest:
            self._latest = moves
            for seat in seats:
                self.left[seat] = min(MOST_LEFT, self.left[seat] + self.terms.increment)

    def go_on_from(self, moves: int) -> None:
        """Count only turns that end after ``moves`` moves, since the earlier ones have been counted."""
        self._latest = max(self._latest, moves)
