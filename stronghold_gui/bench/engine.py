"""Benchmarks of the rules of all games: random moves and copies of positions, compared with python-chess and a list."""

from __future__ import annotations

import timeit
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import Final

from stronghold_gui.bench.chess_moves import chess_games
from stronghold_gui.bench.figure import Figure, in_turns, seconds, worst
from stronghold_gui.bench.matches import MATCHES, first_half
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.players.random_player import RandomPlayer, play_out

_ROUNDS: Final = 7
_CHESS_GAMES: Final = 6


@dataclass(frozen=True, slots=True)
class RandomGames:
    """The random games of one round.

    Attributes:
        least: the bound: moves to play in the time of one move of python-chess.
        starts: options and number of seats of each game.
    """

    least: float
    starts: tuple[tuple[Mapping[str, str], int], ...]


_RANDOM_GAMES: Final = {
    "stronghold": RandomGames(1.15, (
        ({"edition": "revised", "cards": "draft"}, 2),
        ({"edition": "first", "cards": "draft"}, 2),
    ) * 4),
    "warriors": RandomGames(0.8, tuple(({}, seats) for seats in (2, 3, 4, 5, 6, 2))),
    "convicted": RandomGames(0.5, (
        ({"mode": "campaign"}, 1), ({"mode": "campaign"}, 2), ({"mode": "campaign"}, 4),
        ({"mode": "scenario-1-coop"}, 2), ({"mode": "scenario-1-versus"}, 3),
        ({"mode": "scenario-2-coop"}, 1), ({"mode": "scenario-2-versus"}, 5),
    )),
    "fortress": RandomGames(0.25, tuple(({"scenario": scenario}, 2) for scenario in ("siege", "ambush", "small"))),
}  # fmt: skip


def random_moves() -> Figure:
    """Return how many random moves the slowest game plays in the time of one of python-chess, over its bound.

    A move includes listing all legal moves. The moves of the games differ in cost, so each game has its own bound.
    """
    return worst({game: _random_moves(game, games) for game, games in _RANDOM_GAMES.items()})


def _random_moves(game: str, games: RandomGames) -> Figure:
    chess_round, seeds = chess_games(_CHESS_GAMES), count(1)
    # The first round fills caches; it is not counted.
    _moves_per_second(game, games, seeds)
    chess_round()
    ours, theirs = in_turns(lambda: _moves_per_second(game, games, seeds), chess_round, _ROUNDS)
    detail = f"{ours:,.0f} moves/s, at least {games.least:g} of python-chess's {theirs:,.0f}"
    name = "random moves a second, over those that the game must play in the time of one of python-chess"
    return Figure(name, ours / theirs / games.least, 1, "x", at_least=True, detail=detail)


def _moves_per_second(game: str, games: RandomGames, seeds: count[int]) -> float:
    """Return how many moves are played a second, without the time to set up the games."""
    rules, moves, spent = LIBRARY.kit(game).game, 0, 0.0
    for options, seats in games.starts:
        seed = next(seeds)
        position, player = rules.setup(options, seats, seed), RandomPlayer(seed)
        played: list[int] = []
        spent += seconds(lambda: played.append(play_out(rules, position, player)))  # noqa: B023 - called at once
        moves += played[0]
    return moves / spent


def copying() -> Figure:
    """Return the time to copy a position in the middle of a match, over that to copy a list of 200 integers."""
    return worst({game: _copying(match()) for game, match in MATCHES.items()})


def _copying(match: AnyMatch) -> Figure:
    position, numbers = first_half(match).position, list(range(200))
    ours, theirs = in_turns(
        lambda: timeit.timeit(position.copy, number=2000) / 2000,
        lambda: timeit.timeit(numbers.copy, number=20_000) / 20_000,
        _ROUNDS,
    )
    detail = f"{ours * 1e6:.1f} microseconds, list {theirs * 1e9:.0f} nanoseconds"
    return Figure("copying a position, over copying a list of 200 integers", ours / theirs, 100, "x", detail=detail)
