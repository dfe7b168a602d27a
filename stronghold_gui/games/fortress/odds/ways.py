"""Odds of a number from dice, as the count of throws for each value; all other odds are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Ways:
    """The odds of a number.

    Attributes:
        counts: the numbers of equally likely throws in which the number is 0, 1, 2 and so on; the last one is not 0.
        of: the number of all throws.
    """

    counts: tuple[int, ...]
    of: int

    @property
    def most(self) -> int:
        """The largest number that can come out."""
        return len(self.counts) - 1

    def chance(self, number: int) -> Fraction:
        """Return the probability of exactly this number."""
        return Fraction(self.counts[number], self.of) if 0 <= number <= self.most else Fraction(0)

    def at_least(self, number: int) -> Fraction:
        """Return the probability of this number or more."""
        return Fraction(sum(self.counts[max(number, 0) :]), self.of)

    @property
    def mean(self) -> Fraction:
        """The average number."""
        return Fraction(sum(number * ways for number, ways in enumerate(self.counts)), self.of)

    def plus(self, other: Ways, most: int | None = None) -> Ways:
        """Return the odds of the sum with an independent number; sums above ``most`` count as ``most``."""
        top = self.most + other.most if most is None else min(self.most + other.most, most)
        counts = [0] * (top + 1)
        for first, some in enumerate(self.counts):
            for second, others in enumerate(other.counts):
                counts[min(first + second, top)] += some * others
        return ways_of(counts, self.of * other.of)


def ways_of(counts: list[int], of: int) -> Ways:
    """Return the odds from counts, without zeros at the end."""
    while len(counts) > 1 and not counts[-1]:
        counts.pop()
    return Ways(tuple(counts), of)


NEVER = Ways((1,), 1)
"""The odds of a number that is always 0."""
