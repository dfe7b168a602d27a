"""The Convicted: its rules against python-chess, copies, a random campaign, and moves in the window before a horde."""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from stronghold_gui.bench.chess_moves import chess_games, copying_figure, moves_per_second
from stronghold_gui.bench.convicted_campaign import fortress
from stronghold_gui.bench.figure import Figure, in_turns, seconds
from stronghold_gui.bench.processes import Processes, painted, painting_figure, saved
from stronghold_gui.bench.window import chess_figure
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.position import FOE_KINDS, Position
from stronghold_gui.games.convicted.siege.foes import FOE_UNITS
from stronghold_gui.players.random_player import RandomPlayer, play_out

_ROUNDS: Final = 7
_CHESS_GAMES: Final = 6
_CAMPAIGNS: Final = 12
_HORDE: Final = 200
"""Enemies on the board while moves in the window are measured."""
_SIEGE_MOVES: Final = 260
_MOVE: Final = 510
"""Random moves of python-chess: 16 ms at 32,000 a second, a picture on a screen that shows 60 a second."""
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
    """Return the longest time of a campaign of four at random, to its end.

    It is played from a fortress that is built already: an empty village falls in the first turn.
    """
    positions = [fortress(seed, 4) for seed in range(_CAMPAIGNS)]
    times = [seconds(lambda: play_out(CONVICTED, position, RandomPlayer(1))) for position in positions]  # noqa: B023
    detail = f"{_CAMPAIGNS} campaigns, to turn {max(position.turn for position in positions)} at most"
    return Figure("The Convicted: a random campaign", max(times), 2, "s", detail=detail)


def moves() -> Figure:
    """Return the time in which 95 % of the moves of a siege are played and painted, with 200 enemies on the board."""
    told = _game()
    name = f"The Convicted: a move in the window before {_HORDE} enemies, 95 %"
    return chess_figure(name, told["moves"], told["chess"], _MOVE)


def repaints() -> Figure:
    """Return how often the board before a horde is painted in the time in which a bare scene of 300 pixmaps is."""
    name = "The Convicted: painting the board before a horde, over a bare scene of 300 pixmaps"
    return painting_figure(name, _paintings(), "repaint")


def zooms() -> Figure:
    """Return how many steps of zooming it does in the time in which the bare scene does one."""
    name = "The Convicted: zooming the board before a horde, over a bare scene of 300 pixmaps"
    return painting_figure(name, _paintings(), "zoom")


@cache
def _paintings() -> dict[str, list[float]]:
    return painted("painted_convicted")


@cache
def _game() -> dict[str, Any]:
    """Play a siege in a window."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run("played_window", str(saved(siege(), Path(folder))))


def siege() -> AnyMatch:
    """Return a match that begins as the fire of a siege does, with as many enemies as the box has, played at random."""
    match: AnyMatch = Match(CONVICTED, Header("convicted", {"mode": "scenario-2-coop"}, ("", ""), 4), before_horde())
    player = RandomPlayer(4)
    while (decisions := CONVICTED.decisions(match.position)) and len(match.played) < _SIEGE_MOVES:
        seat = decisions[0].seat
        match.play(seat, player.choose(CONVICTED.legal_moves(match.position, seat)))
    return match


def before_horde() -> Position:
    """Return a position in which the defenders aim at so many."""
    position, player = CONVICTED.setup({"mode": "scenario-2-coop"}, 2, 4), RandomPlayer(4)
    while (decision := CONVICTED.decisions(position)[0]).kind != "aim":
        CONVICTED.play(position, decision.seat, player.choose(CONVICTED.legal_moves(position, decision.seat)))
    units = [cell for cell, number in enumerate(position.field) if number and cell % FOE_KINDS < FOE_UNITS]
    missing = _HORDE - sum(position.field)
    for number in range(missing):
        position.field[units[number % len(units)]] += 1
    return position
