"""The optional clock of a match: how much time each seat has left to decide. It knows no screen and no time of day."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from stronghold_gui.core.decision import Seat

ClockKind = Literal["chess", "hourglass"]
"""Chess: time goes by while a seat decides, and some comes back with each turn. Hourglass: it goes to the others."""
MOST_MINUTES: Final = 600
MOST_INCREMENT: Final = 600
"""Seconds."""
MOST_LEFT: Final = 1_000_000
"""Seconds that a seat can have: those of all others flow to it."""


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """The choice of a table.

    Attributes:
        kind: how time goes by.
        minutes: what each seat begins with.
        increment: seconds that a seat gets when its turn ends; only with a chess clock.
    """

    kind: ClockKind
    minutes: int
    increment: int = 0


class Clock:
    """The time that each seat has left.

    Any number of seats may decide at once: time goes by for all of them. Running out is reported once and ends nothing.

    Attributes:
        terms: the choice of the table.
        left: seconds by seat, never below 0; those of computers mean nothing.
        out: the seats whose time ran out once.
    """

    def __init__(
        self, terms: ClockTerms, seats: int, left: Sequence[float] | None = None, out: Collection[Seat] = ()
    ) -> None:
        """Begin, or continue from a saved match.

        Args:
            terms: the choice of the table.
            seats: how many there are.
            left: what each of them has; by default the whole time.
            out: the seats whose time ran out once.
        """
        self.terms = terms
        self.left = [float(terms.minutes * 60)] * seats if left is None else list(left)
        self.out = set(out)
        self._latest = 0

    def spend(self, deciding: Collection[Seat], people: Collection[Seat], seconds: float) -> tuple[Seat, ...]:
        """Have time go by; return the seats that ran out of it for the first time.

        Args:
            deciding: the seats of people that have something to decide.
            people: the seats of all people.
            seconds: how long.
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
            seats: that had something to decide and have nothing any more.
            moves: how many have been played; a turn that is taken back and ended again counts once.
        """
        if self.terms.kind == "chess" and moves > self._latest:
            self._latest = moves
            for seat in seats:
                self.left[seat] = min(MOST_LEFT, self.left[seat] + self.terms.increment)

    def go_on_from(self, moves: int) -> None:
        """Count turns that end after a number of moves: a saved match has those before behind it."""
        self._latest = max(self._latest, moves)
