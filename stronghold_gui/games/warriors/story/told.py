"""The parts of a story. All of it was open on the table, so nothing is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

After = Literal["start", "placed", "battle", "shots"]
"""The event before a moment: none, the kept cards of a round were placed, a battle card ended, shots after the last."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The state of the table at one moment, scored as at the end of the game.

    Attributes:
        round: in which round.
        after: the event before the moment.
        card: the battle card that was resolved, ``""`` after anything else.
        seat: the owner of that card, else -1.
        points: the points of each seat.
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
    """A battle card with at least one attack.

    Attributes:
        round: in which round.
        card: the battle card.
        seat: its owner.
        attacks: throws of both sides.
        lost: cards that each seat lost during it, in comparisons and to catapults.
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
        seat: the seat.
        tries: the number of comparisons or shots.
        good: comparisons won, or hits.
        expected: the expected number of these, summed over the throws.
    """

    seat: int
    tries: int
    good: int
    expected: float

    @property
    def over(self) -> float:
        """The number of successes above the expected number."""
        return self.good - self.expected


@dataclass(frozen=True, slots=True)
class Story:
    """A match so far.

    Attributes:
        moments: from the beginning to now, in order.
        fought: the battle cards with which at least one attack was made, in order.
        piles: for each seat the points of its victory pile by the round that brought them. Cards in the first position
            count for the round of that position.
        bonuses: for each people, and for dragons: its id, its points, and the seats that would get them now.
        dice: the luck with dice of each seat that threw, in seat order.
        shots: the luck with shots of each seat that fired, in seat order.
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
        """The battle card with the most attacks, on a tie the one with most losses; ``None`` before any attack."""
        return max(self.fought, key=lambda fought: (fought.attacks, sum(fought.lost)), default=None)

    @property
    def costliest(self) -> Fought | None:
        """The battle card with the most cards lost, the first among equals."""
        return max(self.fought, key=lambda fought: sum(fought.lost), default=None)

    @property
    def turning(self) -> Moment | None:
        """The moment at which the current leaders took the lead; ``None`` if they have led from the beginning."""
        ahead, found = self.now.ahead, None
        for moment in reversed(self.moments):
            if moment.ahead != ahead:
                return found
            found = moment
        return None
