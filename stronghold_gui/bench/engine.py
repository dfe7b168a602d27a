"""The rules: random moves against those of python-chess, and copies against those of a list."""

from __future__ import annotations

from itertools import count
from typing import Final

from stronghold_gui.bench.chess_moves import chess_games, copying_figure, moves_per_second
from stronghold_gui.bench.figure import Figure, in_turns
from stronghold_gui.games.stronghold.game import OPTIONS, STRONGHOLD
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.players.random_player import RandomPlayer

_ROUNDS: Final = 9
_GAMES: Final = 8
_FOUR: Final = 4


def random_moves() -> Figure:
    """Return our moves a second in random games, over python-chess's: all legal moves listed, one played."""
    chess_round = chess_games(_GAMES)
    seeds = count(1)
    # The first round fills caches; it is not counted.
    _our_moves_per_second(seeds)
    chess_round()
    ours, theirs = in_turns(lambda: _our_moves_per_second(seeds), chess_round, _ROUNDS)
    detail = f"{ours:,.0f} moves/s, python-chess {theirs:,.0f}"
    return Figure("random moves over python-chess", ours / theirs, 1.15, "x", at_least=True, detail=detail)


def four_seats() -> Figure:
    """Return our moves a second with four seats, over those with two: partners must not make the rules slow."""
    two, four = count(1), count(1)
    # The first rounds fill caches; they are not counted.
    _our_moves_per_second(two)
    _our_moves_per_second(four, _FOUR)
    fours, twos = in_turns(lambda: _our_moves_per_second(four, _FOUR), lambda: _our_moves_per_second(two), _ROUNDS)
    detail = f"{fours:,.0f} moves/s, with two {twos:,.0f}"
    return Figure(
        "random moves with four seats over those with two", fours / twos, 0.8, "x", at_least=True, detail=detail
    )


def _our_moves_per_second(seeds: count[int], seats: int = 2) -> float:
    options = ({"edition": OPTIONS["edition"][number % 2], "cards": "draft"} for number in range(_GAMES))
    return moves_per_second(STRONGHOLD, (STRONGHOLD.setup(chosen, seats, next(seeds)) for chosen in options))


def copying() -> Figure:
    """Return the time to copy a mid-game position, over that to copy a list of 200 integers."""
    return copying_figure("copying a position over copying 200 integers", mid_game())


def mid_game(seed: int = 1) -> Position:
    """Return a position of turn 5 with much on the board."""
    for number in count(seed):
        position = STRONGHOLD.setup({"cards": "draft"}, 2, number)
        player = RandomPlayer(number)
        while decisions := STRONGHOLD.decisions(position):
            if position.turn == 5 and position.phase == 6:
                return position
            seat = decisions[0].seat
            STRONGHOLD.play(position, seat, player.choose(STRONGHOLD.legal_moves(position, seat)))
    raise AssertionError
