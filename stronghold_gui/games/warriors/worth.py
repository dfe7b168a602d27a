"""The worth in points of an attack or a shot: all possible results, exactly, with the points of all seats.

By default, points are counted as if the game ended now: victory piles, and bonuses for the largest faction of each
people and the most dragons. Warriors that camp or fight in a band count with their faction, to which they return. A
loser gives the card that costs it least: a flame rather than a dragon, and from a band the cards that cost it the
fewest points, or that give the winner the fewest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from stronghold_gui.games.warriors import scoring
from stronghold_gui.games.warriors.battles.throw import is_dragon
from stronghold_gui.games.warriors.catapults.shots import needed_to_hit, target_owner
from stronghold_gui.games.warriors.odds import Odds, attack_odds
from stronghold_gui.games.warriors.pieces import (
    ARMY_CARDS,
    BAND,
    BAND_TARGET,
    DRAGON,
    DRAGON_PLACE,
    DRAGON_TARGET,
    NONE,
    PEOPLES,
    PRIZES,
    TARGET_INDEX,
    TYPES,
)
from stronghold_gui.games.warriors.position import Position

_PIPS = 6


@dataclass(frozen=True, slots=True)
class Result:
    """One possible result of an attack or a shot.

    Attributes:
        won: comparisons that the attacker wins; for a shot 1 for a hit.
        lost: comparisons that the attacker loses.
        ways: the number of throws with this result.
        change: the change of the points of each seat.
    """

    won: int
    lost: int
    ways: int
    change: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """The possible results of an attack or a shot.

    Attributes:
        results: from the worst for the attacker to the best.
        of: the number of all throws.
        seat: the seat that attacks or fires.
        other: the seat that owns the target.
    """

    results: tuple[Result, ...]
    of: int
    seat: int
    other: int

    def expected(self, seat: int) -> float:
        """Return by how many points a seat's score changes on average."""
        return sum(result.ways * result.change[seat] for result in self.results) / self.of

    @property
    def taken(self) -> float:
        """Return the attacker's average number of won comparisons; for a shot its chance to hit."""
        return sum(result.ways * result.won for result in self.results) / self.of

    @property
    def given(self) -> float:
        """Return the attacker's average number of lost comparisons."""
        return sum(result.ways * result.lost for result in self.results) / self.of


class Reckoning:
    """A calculator of attacks and shots in one position, which must not change meanwhile.

    The current points are computed once.

    Args:
        position: the position.
        points: counts the points of all seats, with campers and the band in their factions.
    """

    def __init__(self, position: Position, points: Callable[[Position], Sequence[float]] = scoring.scores) -> None:
        self._position, self._home, self._points = position, at_home(position), points
        self._now = points(self._home)

    def attack(self, side: int, target: int, camp: int = NONE) -> Worth | None:
        """Return the results of one throw of an attack; arguments and ``None`` as for ``odds.attack_odds``."""
        position = self._position
        odds = attack_odds(position, side, target, camp)
        if odds is None:
            return None
        seat, other = position.resolver, position.owner(target)
        results = []
        for won, ways in enumerate(odds.ways):
            lost = _compared(odds) - won
            after = self._home.copy()
            _take(after, target, won, seat)
            _lose(after, position, side, lost, other)
            results.append(Result(won, lost, ways, self._change(after)))
        return Worth(tuple(results), odds.of, seat, other)

    def shot(self, seat: int, target: str) -> Worth:
        """Return the results of a seat's shot at a card on the table."""
        number = TARGET_INDEX[target]
        other, after = target_owner(self._position, number), self._home.copy()
        if number < ARMY_CARDS:
            _take(after, number // len(TYPES), 1, seat)
        elif DRAGON_TARGET <= number < BAND_TARGET:
            _take_dragon(after, number - DRAGON_TARGET, seat)
        elif number >= BAND_TARGET:
            _take(after, other * len(PEOPLES) + number - BAND_TARGET, 1, seat)
        hits = _PIPS + 1 - needed_to_hit(self._position.cards.dice, number)
        miss = Result(0, 1, _PIPS - hits, (0,) * self._position.seats)
        return Worth((miss, Result(1, 0, hits, self._change(after))), _PIPS, seat, other)

    def _change(self, after: Position) -> tuple[float, ...]:
        return tuple(then - before for then, before in zip(self._points(after), self._now, strict=True))


def attack_worth(position: Position, side: int, target: int, camp: int = NONE) -> Worth | None:
    """Return the results of one throw of an attack; arguments and ``None`` as for ``odds.attack_odds``."""
    return Reckoning(position).attack(side, target, camp)


def shot_worth(position: Position, seat: int, target: str) -> Worth:
    """Return the results of a seat's shot at a card on the table."""
    return Reckoning(position).shot(seat, target)


def _compared(odds: Odds) -> int:
    return len(odds.ways) - 1


def at_home(position: Position) -> Position:
    """Return the position with campers and the band back in their factions."""
    home = position.copy()
    if any(home.camp):
        for kind, count in enumerate(home.camp):
            home.army[len(TYPES) * home.side + kind] += count
    first = home.resolver * len(PEOPLES)
    for people, count in enumerate(home.band):
        home.army[len(TYPES) * (first + people)] += count
    return home


def _take(position: Position, place: int, count: int, winner: int) -> None:
    """Move a number of a place's cards to a victory pile; a dragon gives its flames first."""
    if is_dragon(place):
        dragon = place - DRAGON_PLACE
        spent = min(count, position.flames[dragon])
        position.flames[dragon] -= spent
        if count > spent:
            _take_dragon(position, dragon, winner)
        return
    first = len(TYPES) * place
    for _ in range(count):
        kind = next((kind for kind in range(len(TYPES)) if position.army[first + kind]), NONE)
        if kind == NONE:
            return
        position.army[first + kind] -= 1
        position.victory[PRIZES * winner + (first + kind) % DRAGON] += 1


def _take_dragon(position: Position, dragon: int, winner: int) -> None:
    if position.dragon_of[dragon] != NONE:
        position.dragon_of[dragon] = NONE
        position.victory[PRIZES * winner + DRAGON] += 1


def _lose(after: Position, before: Position, side: int, count: int, winner: int) -> None:
    """Move a number of the attacker's cards to a victory pile; from a band those that cost it least."""
    if side != BAND:
        _take(after, side, min(count, _face_up(before, side)), winner)
        return
    band = [people for people, number in enumerate(before.band) if number]
    best: tuple[tuple[int, int], Position] | None = None
    for given in combinations_with_replacement(band, min(count, sum(before.band))):
        if any(given.count(people) > before.band[people] for people in given):
            continue
        tried = after.copy()
        for people in given:
            _take(tried, before.resolver * len(PEOPLES) + people, 1, winner)
        scores = scoring.scores(tried)
        points = scores[before.resolver], -scores[winner]
        if best is None or points > best[0]:
            best = points, tried
    if best is not None:
        after.army, after.victory = best[1].army, best[1].victory


def _face_up(position: Position, side: int) -> int:
    """Return how many cards a side can lose; campers are out of play."""
    return position.warriors(side) if not is_dragon(side) else 1 + position.flames[side - DRAGON_PLACE]
