"""Many games played by random seats, and their statistics."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stronghold_gui.core.game import AnyGame
from stronghold_gui.players.random_player import RandomPlayer, play_out


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played out.

    Attributes:
        seed: seed of the match and of the players.
        moves: its length in moves.
        turns: its length in turns, or whatever the game counts (``Game.progress``).
        winners: ids of the winning seats; empty if the game itself has won.
        how: how it ended.
        scores: points by seat; empty in a game without points.
        seconds: time spent on it.
        seen: how often each of the watched events happened, by name.
    """

    seed: int
    moves: int
    turns: int
    winners: tuple[str, ...]
    how: str
    scores: tuple[int, ...]
    seconds: float
    seen: Counter[str]


@dataclass(slots=True)
class Summary:
    """The statistics of many games.

    Attributes:
        games, moves, seconds: totals.
        shortest, longest: moves of the shortest and the longest game.
        winners: number of games by winning seats; ``()`` for games without a winner.
        endings: number of games with each ending.
        turns: number of games with each length in turns.
        points: total points by seat; empty in a game without points.
        seen: how often each of the watched events happened, in all.
    """

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    shortest: int = 0
    longest: int = 0
    winners: Counter[tuple[str, ...]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.shortest = min(self.shortest, played.moves) if self.games else played.moves
        self.longest = max(self.longest, played.moves)
        self.games += 1
        self.moves += played.moves
        self.seconds += played.seconds
        self.winners[played.winners] += 1
        self.endings[played.how] += 1
        self.turns[played.turns] += 1
        self.seen.update(played.seen)
        before = self.points or [0] * len(played.scores)
        self.points = [point + score for point, score in zip(before, played.scores, strict=True)]

    @property
    def moves_per_second(self) -> float:
        """The speed of the rules, in moves per second, including the listing of all legal moves."""
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def moves_per_game(self) -> float:
        """Average length of a game, in moves."""
        return self.moves / self.games if self.games else 0.0

    @property
    def mean_points(self) -> tuple[float, ...]:
        """Average points by seat."""
        return tuple(points / self.games for points in self.points)


def simulate(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    seed: int,
    games: int,
    watched: Mapping[str, type],
) -> Iterator[Played]:
    """Play games one after the other, with the seeds ``seed``, ``seed + 1``, and so on.

    Args:
        game: the rules.
        options: the options of each match.
        seats: number of seats, all of them random.
        seed: the seed of the first game.
        games: number of games.
        watched: kinds of event to count, by name.
    """
    ids = game.seat_ids(seats)
    for number in range(seed, seed + games):
        began = time.perf_counter()
        position = game.setup(options, seats, number)
        seen = Counter(dict.fromkeys(watched, 0))

        def watch(events: Sequence[Any], seen: Counter[str] = seen) -> None:
            seen.update(name for event in events for name, kind in watched.items() if type(event) is kind)

        moves = play_out(game, position, RandomPlayer(number), watch=watch if watched else None)
        seconds = time.perf_counter() - began
        outcome = game.outcome(position)
        if outcome is None:
            raise AssertionError("nobody decides, and the game is not over")
        winners = tuple(ids[seat] for seat in outcome.winners)
        yield Played(number, moves, game.progress(position), winners, outcome.how, outcome.scores, seconds, seen)
