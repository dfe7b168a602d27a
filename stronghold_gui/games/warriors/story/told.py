"""The parts of a story. All of it was open on the table, so none of it is a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

After = Literal["start", "placed", "battle", "shots"]
"""After what a moment is: the first position, the cards kept in a round, a battle card, shots after the last one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after something, counted as at the end of the game.

    Attributes:
        round: in which round.
        after: after what.
        card: the battle card that was resolved, ``""`` after anything else. ``seat``: whose it was, -1 likewise.
        points: of each seat.
        leaders: for each people, and for dragons, the seats that would get its bonus.
    """

    round: int
    after: After
    card: str
    seat: int
    points: tuple[int, ...]
    leaders: tuple[tuple[int, ...], ...]

    @property
    def ahead(self) -> tuple[int, ...]:
        """Return the seats with the most points; empty while all have none."""
        most = max(self.points)
        return tuple(seat for seat, points in enumerate(self.points) if points == most) if most else ()


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle card that was fought with.

    Attributes:
        round: in which round.
        card: the battle card. ``seat``: whose it was.
        attacks: throws of both sides.
        lost: cards that each seat lost while it lasted, in comparisons and to catapults.
    """

    round: int
    card: str
    seat: int
    attacks: int
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a seat with its dice, against the average.

    Attributes:
        seat: whose.
        tries: comparisons that were made, or shots.
        good: those that were won, or hit.
        expected: how many were to be expected, added up throw by throw.
    """

    seat: int
    tries: int
    good: int
    expected: float

    @property
    def over(self) -> float:
        """By how many more than expected."""
        return self.good - self.expected


@dataclass(frozen=True, slots=True)
class Story:
    """A match so far.

    Attributes:
        moments: from the beginning to now, in order.
        fought: the battle cards with which at least one attack was made, in order.
        piles: of each seat the points of its victory pile by the round in which they came; what it had at the first
            position counts for the round of that.
        bonuses: for each people, and for dragons: its id, its points, and the seats that would get them now.
        dice: of each seat that threw, in seat order.
        shots: of each seat that fired, in seat order.
    """

    moments: tuple[Moment, ...]
    fought: tuple[Fought, ...]
    piles: tuple[tuple[int, ...], ...]
    bonuses: tuple[tuple[str, int, tuple[int, ...]], ...]
    dice: tuple[Luck, ...]
    shots: tuple[Luck, ...]

    @property
    def now(self) -> Moment:
        """The last moment."""
        return self.moments[-1]

    @property
    def longest(self) -> Fought | None:
        """The battle card with the most attacks, of several the one that cost most; ``None`` before any attack."""
        return max(self.fought, key=lambda fought: (fought.attacks, sum(fought.lost)), default=None)

    @property
    def costliest(self) -> Fought | None:
        """The battle card that cost the most cards, of several the first."""
        return max(self.fought, key=lambda fought: sum(fought.lost), default=None)

    @property
    def turning(self) -> Moment | None:
        """The moment since which those have led who lead now; ``None`` if they have from the beginning."""
        ahead, found = self.now.ahead, None
        for moment in reversed(self.moments):
            if moment.ahead != ahead:
                return found
            found = moment
        return None
