"""Random chess by python-chess: the current speed of a machine, measured with something available everywhere.

The speed of rules is compared with it, and moves in the window are measured in its units, since a busy or slower
machine makes fewer of its moves in the same minute.
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
"""Length of a game, since a random one may never end."""


def chess_games(number: int) -> Callable[[], float]:
    """Return a function that plays a number of games and returns its moves per second, with all legal moves listed.

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
