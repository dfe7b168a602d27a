"""Warriors: its rules against python-chess, its files, its odds, and its table of six in the window."""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from stronghold_gui.bench.chess_moves import chess_games, copying_figure, moves_per_second
from stronghold_gui.bench.figure import Figure, in_turns, seconds
from stronghold_gui.bench.processes import Processes, Runs, beginning, memory_figure, saved, start_figure, starts
from stronghold_gui.bench.saves import bytes_figure
from stronghold_gui.bench.window import chess_figure
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.warriors.game import WARRIORS
from stronghold_gui.games.warriors.moves import Attack
from stronghold_gui.games.warriors.odds import throw_odds
from stronghold_gui.games.warriors.pieces import PLACE_INDEX
from stronghold_gui.games.warriors.position import Position
from stronghold_gui.games.warriors.worth import attack_worth
from stronghold_gui.players.random_player import RandomPlayer

_ROUNDS: Final = 7
_GAMES: Final = 6
_SEATS: Final = 6
_MOVE: Final = 510
"""Random moves of python-chess: 16 ms at 32,000 a second, a picture on a screen that shows 60 a second."""


def random_moves() -> Figure:
    """Return our moves a second in random games of two to six, over python-chess's."""
    chess_round, seeds = chess_games(_GAMES), count(1)
    _moves_per_second(seeds)
    chess_round()
    ours, theirs = in_turns(lambda: _moves_per_second(seeds), chess_round, _ROUNDS)
    detail = f"{ours:,.0f} moves/s, python-chess {theirs:,.0f}"
    return Figure("Warriors: random moves over python-chess", ours / theirs, 0.8, "x", at_least=True, detail=detail)


def _moves_per_second(seeds: count[int]) -> float:
    return moves_per_second(WARRIORS, (WARRIORS.setup({}, 2 + number % 5, next(seeds)) for number in range(_GAMES)))


def copying() -> Figure:
    """Return the time to copy a position of six in the battles, over that to copy a list of 200 integers."""
    return copying_figure("Warriors: copying a position over copying 200 integers", _in_battle())


def bytes_a_move() -> Figure:
    """Return the bytes that a move takes in a match file on average, commas, quotes and dice included."""
    return bytes_figure("Warriors: a move in a save", whole_match())


def odds() -> Figure:
    """Return the longest time to reckon an attack with all it is worth, when nothing has been remembered yet."""
    position = _in_battle()
    attacks = [move for move in WARRIORS.legal_moves(position, position.resolver) if isinstance(move, Attack)]
    times = []
    for move in attacks:
        throw_odds.cache_clear()
        side, target = PLACE_INDEX[move.side], PLACE_INDEX[move.target]
        times.append(seconds(lambda: attack_worth(position, side, target)))  # noqa: B023 - called at once
    detail = f"{len(attacks)} attacks, median {median(times) * 1000:.2f} ms"
    return Figure("Warriors: exact odds of an attack, with its worth", max(times) * 1000, 2, "ms", detail=detail)


def moves() -> Figure:
    """Return the time in which 95 % of the moves of six are played and painted, table and docks included."""
    told = _game()
    return chess_figure("Warriors: a move in the window with six, 95 %", told["moves"], told["chess"], _MOVE)


def ready() -> Figure:
    """Return the CPU time from the start until a match of six can be played, over that of a bare window."""
    return start_figure("Warriors: start with a match until it can be played, over a bare window", _starts())


def memory() -> Figure:
    """Return the most memory the program takes with a match of six open, over that of a bare window."""
    return memory_figure("Warriors: memory with a match over a bare window", _starts(), 2.2)


# -- what is measured with -----------------------------------------------------------------------------------------


@cache
def whole_match() -> AnyMatch:
    """Return a whole random match of six; of several who may play, one does after the other."""
    match: AnyMatch = Match(WARRIORS, Header("warriors", {}, ("", "", "", "", "", ""), 4))
    player = RandomPlayer(4)
    while decisions := WARRIORS.decisions(match.position):
        seat = decisions[0].seat
        match.play(seat, player.choose(WARRIORS.legal_moves(match.position, seat)))
    return match


def _in_battle() -> Position:
    """Return a position with six seats and a choice of many attacks."""
    found: list[Position] = []
    for seed in range(1, 9):
        position, player = WARRIORS.setup({}, _SEATS, seed), RandomPlayer(seed)
        while decisions := WARRIORS.decisions(position):
            if decisions[0].kind == "attack":
                found.append(position.copy())
            seat = decisions[0].seat
            WARRIORS.play(position, seat, player.choose(WARRIORS.legal_moves(position, seat)))
    return max(found, key=lambda one: len(WARRIORS.legal_moves(one, one.resolver)))


@cache
def _game() -> dict[str, Any]:
    """Play a whole match in a window."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run("played_window", str(saved(whole_match(), Path(folder))))


@cache
def _starts() -> Runs:
    return starts(beginning(whole_match(), 0.5))
