"""Statistics of many games: shares with their intervals, lengths, points, moves that go with winning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Final, TypeVar

from stronghold_gui.players.lab.game import Line
from stronghold_gui.players.simulation import Played, Summary

K = TypeVar("K")
_Z: Final = 1.959964
"""Half-width of the 95 % interval around a mean, in standard deviations."""
_FEW: Final = 10
"""Least number of games on each side for a correlation with winning."""
_MOST: Final = 24


@dataclass(frozen=True, slots=True)
class Share:
    """A count out of a total, with the 95 % interval of Wilson.

    Attributes:
        count, of: the count and the total.
        low, high: bounds of the true share, from 0 to 1.
    """

    count: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    """Return a share with its interval, which is from 0 to 1 if ``of`` is 0."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    part, square = count / of, _Z * _Z
    middle = (part + square / (2 * of)) / (1 + square / of)
    half = _Z * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(count, of, max(0.0, middle - half), min(1.0, middle + half))


def summary_of(lines: Iterable[Line]) -> Summary:
    """Return the summary of games of a run; it has no times and no watched events, since the lines lack them."""
    summary = Summary()
    for line in lines:
        winners, scores = tuple(line.winners), tuple(line.scores)
        summary.add(Played(line.seed, line.moves, line.turns, winners, line.how, scores, 0.0, Counter()))
    return summary


@dataclass(frozen=True, slots=True)
class Effect:
    """The correlation of winning with a kind of move, which does not prove a cause.

    Attributes:
        seat: the seat that makes the move.
        kind: its verb, or verb and thing, in notation.
        often: share of games that the seat won, among those in which it made the move more often per turn than in the
            median game.
        seldom: share of games that the seat won, among the other games.
        change: difference of the two shares.
        half: half the width of its 95 % interval.
    """

    seat: str
    kind: str
    often: Share
    seldom: Share
    change: float
    half: float


class Figures:
    """The statistics of a run's games.

    Attributes:
        lines: the games, in the order of their seeds.
    """

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = sorted(lines, key=lambda line: line.seed)

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.lines)

    def wins(self) -> dict[tuple[str, ...], Share]:
        """Return the share of games by winners, the largest first; ``()`` means no winner."""
        return self._shares(lambda line: tuple(line.winners))

    def endings(self) -> dict[str, Share]:
        """Return the share of games with each ending, the largest first."""
        return self._shares(lambda line: line.how)

    def turns(self) -> Counter[int]:
        """Return the number of games for each number of turns."""
        return Counter(line.turns for line in self.lines)

    def mean_moves(self) -> float:
        """Return the average number of moves of a game."""
        return sum(line.moves for line in self.lines) / self.games if self.games else 0.0

    def points(self, seats: Sequence[str]) -> dict[str, dict[str, float]]:
        """Return the average points per game, as ``{source: {seat: points}}``, the most important source first."""
        sums: dict[str, dict[str, float]] = {}
        for line in self.lines:
            for name, points in line.gains.items():
                seat, source = name.split(" ", 1)
                sums.setdefault(source, dict.fromkeys(seats, 0.0))[seat] += points / self.games
        return dict(sorted(sums.items(), key=lambda item: -sum(map(abs, item[1].values()))))

    def effects(self) -> list[Effect]:
        """Return the kinds of move with the clearest correlation with winning or losing, the clearest first."""
        kinds = sorted({name for line in self.lines for name in line.used})
        found = [effect for name in kinds if (effect := self._effect(name)) is not None]
        clear = [effect for effect in found if abs(effect.change) > effect.half]
        return sorted(clear, key=lambda effect: -abs(effect.change) / effect.half)[:_MOST]

    # -- inside --------------------------------------------------------------------------------------------------

    def _effect(self, name: str) -> Effect | None:
        seat, kind = name.split(" ", 1)
        # Rates count by the turn: the number of moves made every turn would only measure the length of a game.
        rates = [line.used.get(name, 0) / line.turns for line in self.lines]
        middle = median(rates)
        often = [line for line, rate in zip(self.lines, rates, strict=True) if rate > middle]
        seldom = [line for line, rate in zip(self.lines, rates, strict=True) if rate <= middle]
        if min(len(often), len(seldom)) < _FEW:
            return None
        one, other = (share(sum(seat in line.winners for line in some), len(some)) for some in (often, seldom))
        half = _Z * sqrt(sum(max(part.value * (1 - part.value), 1 / part.of) / part.of for part in (one, other)))
        return Effect(seat, kind, one, other, one.value - other.value, half)

    def _shares(self, key: Callable[[Line], K]) -> dict[K, Share]:
        counted = Counter(key(line) for line in self.lines)
        return {kind: share(number, self.games) for kind, number in counted.most_common()}
