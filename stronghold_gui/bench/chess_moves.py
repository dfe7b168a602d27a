"""Random chess by python-chess: the current speed of a machine, measured with something available everywhere.

Rules are held against it, and moves in the window are measured in it: a machine with busy neighbours, or a slower one,
makes fewer moves of it in the same minute.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.bench.figure import Unavailable, seconds
from stronghold_gui.players.random_player import RandomPlayer

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
