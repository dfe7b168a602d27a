"""Construction of the story from the events of a match, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import NamedTuple

from stronghold_gui.games.warriors.cards import Dice
from stronghold_gui.games.warriors.catapults.shots import needed_to_hit
from stronghold_gui.games.warriors.events import (
    AttackDeclared,
    BowsCounted,
    CardDone,
    CardLost,
    CardsShown,
    CardTakenUp,
    CardUnused,
    Charged,
    Compared,
    DiceThrown,
    Event,
    RoundBegan,
    RoundEnded,
    Shot,
)
from stronghold_gui.games.warriors.odds import throw_odds
from stronghold_gui.games.warriors.pieces import ROUNDS, TARGET_INDEX
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.scoring import majorities, scores
from stronghold_gui.games.warriors.story.told import After, Fought, Luck, Moment, Story

_DIE = 6
_DRAGON = "dragon"


class Tally:
    """A sum of tries and expected successes for each seat."""

    def __init__(self, seats: int) -> None:
        self._tries = [0] * seats
        self._good = [0] * seats
        self._expected = [0.0] * seats

    def expect(self, seat: int, tries: int, expected: float) -> None:
        """Count tries of a seat, and the expected number of successes."""
        self._tries[seat] += tries
        self._expected[seat] += expected

    def succeed(self, seat: int) -> None:
        """Count a success."""
        self._good[seat] += 1

    def all(self) -> tuple[Luck, ...]:
        """Return the luck of each seat with at least one try."""
        rows = enumerate(zip(self._tries, self._good, self._expected, strict=True))
        return tuple(Luck(seat, tries, good, expected) for seat, (tries, good, expected) in rows if tries)


class Throws:
    """A tally of the throws in attacks; bows count as they are after any shot between throw and comparison."""

    def __init__(self, dice: Dice, seats: int) -> None:
        self._dice, self._dragons = dice, (False, False)
        self._thrown: DiceThrown | None = None
        self._bows = (0, 0)
        self.tally = Tally(seats)

    def see(self, event: Event) -> None:
        """Take note of an event."""
        match event:
            case AttackDeclared(_, side, target) | Charged(_, side, _, target):
                self._dragons = (side.startswith(_DRAGON), target.startswith(_DRAGON))
            case DiceThrown():
                self._thrown, self._bows = event, (0, 0)
            case BowsCounted(_, _, red, black):
                self._bows = (red, black)
            case Compared(_, _, _, winner):
                # The throw is counted only now, because the event for bows may come between.
                self._reckon()
                self.tally.succeed(winner)
            case _:
                pass

    def _reckon(self) -> None:
        """Count a throw when its first pair is compared."""
        thrown, (red, black) = self._thrown, self._bows
        if thrown is None:
            return
        more = (int(red > black), int(black > red))
        odds = throw_odds(self._dice, len(thrown.red), len(thrown.black), more, self._dragons)
        made = len(odds.ways) - 1
        expected = sum(won * ways for won, ways in enumerate(odds.ways)) / odds.of
        self.tally.expect(thrown.seat, made, expected)
        self.tally.expect(thrown.defender, made, made - expected)
        self._thrown = None


class Shots:
    """A tally of the shots of catapults."""

    def __init__(self, dice: Dice, seats: int) -> None:
        self._dice = dice
        self.tally = Tally(seats)

    def see(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, Shot):
            needed = needed_to_hit(self._dice, TARGET_INDEX[event.target])
            self.tally.expect(event.seat, 1, (_DIE + 1 - needed) / _DIE)
            if event.hit:
                self.tally.succeed(event.seat)


def read_story(start: Position, moves: Iterable[Sequence[Event]], after: Callable[[int], Position]) -> Story:
    """Return the story of a match so far.

    Args:
        start: the position the match began with.
        moves: the events of each move, in order.
        after: returns the position after a number of moves. It is asked once for each battle card and each deal.
    """
    reader = _Reader(start)
    for number, events in enumerate(moves, 1):
        due = [found for event in events if (found := reader.see(event)) is not None]
        position = after(number) if due else None
        for mark in due:
            assert position is not None
            reader.note(position, mark)
    return reader.story()


class _Mark(NamedTuple):
    """A moment to record: its round and cause, the battle card and the seat that owns it."""

    round: int
    after: After
    card: str = ""
    seat: int = -1


class _Reader:
    """The state of the story while events are read."""

    def __init__(self, start: Position) -> None:
        self._round = start.round
        self._moments = [_moment(start, _Mark(start.round, "start"))]
        self._fought: list[Fought] = []
        self._attacks = 0
        self._lost = [0] * start.seats
        self._piles = [[0] * ROUNDS for _ in range(start.seats)]
        for seat in range(start.seats):
            self._piles[seat][start.round - 1] = start.pile_size(seat)
        self._last_piles, self._last_position = deepcopy(self._piles), start
        dice = start.cards.dice
        self._throws, self._shots = Throws(dice, start.seats), Shots(dice, start.seats)

    def see(self, event: Event) -> _Mark | None:
        """Process an event, and return the moment after it if that must be recorded."""
        self._throws.see(event)
        self._shots.see(event)
        match event:
            case RoundBegan(number):
                self._round = number
            case CardTakenUp():
                self._attacks, self._lost = 0, [0] * len(self._lost)
            case DiceThrown():
                self._attacks += 1
            case CardLost(seat, _, _, winner):
                self._lost[seat] += 1
                self._piles[winner][self._round - 1] += 1
            case CardsShown():
                return _Mark(self._round, "placed")
            case RoundEnded() if self._piles != self._last_piles:
                return _Mark(self._round, "shots")
            case CardDone(seat, card) | CardUnused(seat, card):
                self._end_battle(card, seat)
                return _Mark(self._round, "battle", card, seat)
            case _:
                pass
        return None

    def _end_battle(self, card: str, seat: int) -> None:
        if self._attacks:
            self._fought.append(Fought(self._round, card, seat, self._attacks, tuple(self._lost)))

    def note(self, position: Position, mark: _Mark) -> None:
        """Record the points at a moment; all cards shown in a round together make one moment."""
        last = self._moments[-1]
        if mark.after == "placed" and (last.after, last.round) == (mark.after, mark.round):
            return
        self._moments.append(_moment(position, mark))
        self._last_piles, self._last_position = deepcopy(self._piles), position

    def story(self) -> Story:
        """Return the story up to the last moment, without an unfinished battle."""
        points = self._last_position.cards.pile_points
        return Story(
            tuple(self._moments),
            tuple(self._fought),
            tuple(tuple(points * cards for cards in rounds) for rounds in self._last_piles),
            tuple((people, bonus, tuple(seats)) for people, bonus, _, seats in majorities(self._last_position)),
            self._throws.tally.all(),
            self._shots.tally.all(),
        )


def _moment(position: Position, mark: _Mark) -> Moment:
    leaders = tuple(tuple(seats) for _, _, _, seats in majorities(position))
    return Moment(mark.round, mark.after, mark.card, mark.seat, scores(position), leaders)
