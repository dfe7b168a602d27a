"""The Convicted: its rules against python-chess, copies of its positions, and the time of a random campaign."""

from __future__ import annotations

from itertools import count
from typing import Final

from stronghold_gui.bench.chess_moves import chess_games
from stronghold_gui.bench.figure import Figure, in_turns, seconds
from stronghold_gui.bench.rules import copying_figure, moves_per_second
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.players.random_player import RandomPlayer, play_out

_ROUNDS: Final = 7
_CHESS_GAMES: Final = 6
_CAMPAIGNS: Final = 12
_GAMES: Final = (
    ("campaign", 1), ("campaign", 2), ("campaign", 4), ("scenario-1-coop", 2), ("scenario-1-versus", 3),
    ("scenario-2-coop", 1), ("scenario-2-versus", 5),
)  # fmt: skip
"""Modes, and by how many they are played."""


def random_moves() -> Figure:
    """Return our moves a second in random games of all modes, over python-chess's."""
    chess_round, seeds = chess_games(_CHESS_GAMES), count(1)
    _moves_per_second(seeds)
    chess_round()
    ours, theirs = in_turns(lambda: _moves_per_second(seeds), chess_round, _ROUNDS)
    detail = f"{ours:,.0f} moves/s, python-chess {theirs:,.0f}"
    return Figure(
        "The Convicted: random moves over python-chess", ours / theirs, 0.5, "x", at_least=True, detail=detail
    )


def _moves_per_second(seeds: count[int]) -> float:
    positions = (CONVICTED.setup({"mode": mode}, seats, next(seeds)) for mode, seats in _GAMES)
    return moves_per_second(CONVICTED, positions)


def copying() -> Figure:
    """Return the time to copy a position, over that to copy a list of 200 integers."""
    position = CONVICTED.setup({"mode": "campaign"}, 4, 1)
    return copying_figure("The Convicted: copying a position over copying 200 integers", position)


def campaign() -> Figure:
    """Return the longest time of a campaign of four at random, to its end."""
    positions = [CONVICTED.setup({"mode": "campaign"}, 4, seed) for seed in range(_CAMPAIGNS)]
    times = [seconds(lambda: play_out(CONVICTED, position, RandomPlayer(1))) for position in positions]  # noqa: B023
    detail = f"{_CAMPAIGNS} campaigns, to turn {max(position.turn for position in positions)} at most"
    return Figure("The Convicted: a random campaign", max(times), 2, "s", detail=detail)
