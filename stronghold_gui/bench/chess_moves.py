"""Random chess by python-chess: how fast a machine is just now, told by something that can be had everywhere.

Rules are held against it, and moves in the window are measured in it: a machine with busy neighbours, or a slower one,
makes fewer moves of it in the same minute.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from stronghold_gui.bench.figure import Figure, Unavailable, in_turns, seconds
from stronghold_gui.core.game import E, Game, M, P, V
from stronghold_gui.players.random_player import RandomPlayer, play_out

try:
    import chess
except ImportError:
    chess = None  # type: ignore[assignment]

_PLIES: Final = 200
"""Length of a game; a random one may wander for ever."""


def chess_games(number: int) -> Callable[[], float]:
    """Return what plays so many games and returns its moves a second: all legal moves listed, one played.

    Raises:
        Unavailable: python-chess is not installed.
    """
    if chess is None:
        raise Unavailable("python-chess is not installed (pip install chess)")
    player = RandomPlayer(1)

    def play() -> int:
        board, played = chess.Board(), 0
        while played < _PLIES and (moves := list(board.legal_moves)):
            board.push(player.choose(moves))
            played += 1
        return played

    def play_all() -> float:
        played: list[int] = []
        spent = seconds(lambda: played.extend(play() for _ in range(number)))
        return sum(played) / spent

    return play_all


_ROUNDS: Final = 9


class Copied(Protocol):
    """Anything that can be copied: a position of any game."""

    def copy(self) -> object:
        """Return a copy that shares nothing that changes."""
        ...


def copying_figure(name: str, position: Copied) -> Figure:
    """Return the time to copy a position, over that to copy a list of 200 integers."""
    numbers = list(range(200))
    ours, theirs = in_turns(
        lambda: timeit.timeit(position.copy, number=2000) / 2000,
        lambda: timeit.timeit(numbers.copy, number=20_000) / 20_000,
        _ROUNDS,
    )
    detail = f"{ours * 1e6:.1f} microseconds, list {theirs * 1e9:.0f} nanoseconds"
    return Figure(name, ours / theirs, 100, "x", detail=detail)


def moves_per_second(game: Game[P, M, E, V], positions: Iterable[P]) -> float:
    """Return how many moves are played a second in random games from these positions; to set them up does not count."""
    moves, spent = 0, 0.0
    for number, position in enumerate(positions):
        player = RandomPlayer(number)
        played: list[int] = []
        spent += seconds(lambda: played.append(play_out(game, position, player)))  # noqa: B023 - called at once
        moves += played[0]
    return moves / spent
