"""Benchmarks of the window: start and memory compared with a bare window, time to paint moves, speed of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.bench.figure import Figure, Unavailable, slow_share, worst
from stronghold_gui.bench.matches import MATCHES, first_half, saved
from stronghold_gui.bench.processes import Processes

_PAIRS: Final = 7
_STRONGHOLD: Final = "stronghold"
_FORTRESS: Final = "fortress"
_CHESS_MOVES: Final = "chess moves"
"""A unit of time that does not depend on the speed of the machine: the time of one random move of python-chess in the
same minute. A machine that makes 32,000 of them a second makes 32 in a millisecond."""
_MOVE: Final = 400
"""The bound of a move, in chess moves: 12.5 ms at 32,000 a second, less than a frame at 60 frames a second."""
_UNDO: Final = 280
_LONGEST: Final = 1800
"""The bound of the slowest move, in chess moves: 56 ms at 32,000 a second, which does not feel like waiting."""

Runs = tuple[list[dict[str, float]], list[dict[str, float]]]
"""The reports of the starts of the program, and of those of the bare window."""


# -- the start -----------------------------------------------------------------------------------------------------


def start() -> Figure:
    """Return the CPU time from the start of the program to its cover, over the start of a bare window."""
    name = "CPU time (user and system) until the cover is painted, over a bare window with 300 items"
    return _start_figure(name, _starts(_STRONGHOLD), "painted", 2.3)


def ready() -> Figure:
    """Return the CPU time from the start of the program until its match can be played, over the start of a bare window.

    By then the pieces, the prompt and all docks that can be seen are painted. Work done later is not included:
    forecasts on the board and the small pictures on card headers.
    """
    name = "CPU time until a match can be played and all that can be seen of it is painted, over the bare window"
    return worst({game: _start_figure(name, _starts(game), "ready", 4.5) for game in MATCHES})


def memory() -> Figure:
    """Return the peak memory of the program with an open match, over that of a bare window."""
    return worst({game: _memory_figure(_starts(game)) for game in MATCHES})


def _start_figure(name: str, runs: Runs, which: str, bound: float) -> Figure:
    ours, bare = runs
    mine, theirs = 1000 * median(run[which] for run in ours), 1000 * median(run["painted"] for run in bare)
    return Figure(name, mine / theirs, bound, "x", detail=f"{mine:.0f} ms, bare window {theirs:.0f} ms")


def _memory_figure(runs: Runs) -> Figure:
    """Return the memory of the program over that of the bare window.

    Raises:
        Unavailable: the system does not report it.
    """
    mine, theirs = (median(run["memory"] for run in side) / 1024 for side in runs)
    if not theirs:
        raise Unavailable("this system does not tell what memory a process takes")
    detail = f"{mine:.0f} MiB, bare window {theirs:.0f} MiB"
    return Figure("most memory with a match open, over the bare window", mine / theirs, 2.4, "x", detail=detail)


@cache
def _starts(game: str) -> Runs:
    """Start the program and the bare window alternately; the first start of each fills caches and is not counted."""
    with TemporaryDirectory() as folder:
        path, processes = saved(first_half(MATCHES[game]()), Path(folder)), Processes(Path(folder))
        pairs = [(processes.run("started_window", str(path)), processes.run("bare_window")) for _ in range(_PAIRS + 1)]
    return [ours for ours, _ in pairs[1:]], [bare for _, bare in pairs[1:]]


# -- moves ---------------------------------------------------------------------------------------------------------


def moves() -> Figure:
    """Return the 95 % quantile of the time to play and paint a move of a match, including board and docks.

    Handing the screen over to a partner counts as a move.
    """
    name = "a move played in the window until board and docks are painted, 95 %, in random moves of python-chess"
    return worst({game: _chess_figure(name, _game(game), "moves", _MOVE) for game in MATCHES})


def longest() -> Figure:
    """Return the time of the slowest move of a match."""
    told = _game(_STRONGHOLD)
    slowest, speed = max(told["moves"]), _speed(told)
    detail, beside = f"{slowest:.1f} ms; {_said(speed)}", {"milliseconds": slowest, "chess_moves": speed}
    name = "the slowest move of a ten-turn match of Stronghold, in moves of python-chess"
    return Figure(name, slowest * speed / 1000, _LONGEST, _CHESS_MOVES, detail=detail, beside=beside)


def undos() -> Figure:
    """Return the 95 % quantile of the time to undo a move and paint the result."""
    name = "an undo in a match of Stronghold until it is painted, 95 %, in moves of python-chess"
    return _chess_figure(name, _game(_STRONGHOLD), "undos", _UNDO)


def _chess_figure(name: str, told: Mapping[str, list[float]], which: str, bound: float) -> Figure:
    """Return the 95 % quantile of the time of moves or undos, in random moves of python-chess."""
    speed = _speed(told)
    most, detail = slow_share(told[which])
    beside = {"milliseconds": most, "chess_moves": speed}
    detail = f"{most:.1f} ms; {detail}; {_said(speed)}"
    return Figure(name, most * speed / 1000, bound, _CHESS_MOVES, detail=detail, beside=beside)


def _speed(told: Mapping[str, list[float]]) -> float:
    """Return the speed of the machine during the match: the moves a second of python-chess.

    Raises:
        Unavailable: it is not installed.
    """
    if not told["chess"]:
        raise Unavailable("python-chess is not installed (pip install chess)")
    return median(told["chess"])


def _said(speed: float) -> str:
    return f"python-chess meanwhile {speed:,.0f} moves/s"


@cache
def _game(game: str) -> dict[str, list[float]]:
    """Play a whole match in a window."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run("played_window", str(saved(MATCHES[game](), Path(folder))))


# -- the board -----------------------------------------------------------------------------------------------------


def repaints() -> Figure:
    """Return how often a board is painted in the time of one painting of a bare scene."""
    name = "painting the board in the middle of a match at 1920 by 1080, over a bare scene of 300 pixmaps"
    return worst({game: _painting_figure(name, _paintings(game), "repaint", 0.5) for game in MATCHES})


def zooms() -> Figure:
    """Return how many zoom steps a board paints in the time of one zoom step of the bare scene."""
    name = "a step of zooming the board, over the bare scene"
    return worst({game: _painting_figure(name, _paintings(game), "zoom", 0.4) for game in MATCHES})


def turns() -> Figure:
    """Return how often the battlefield is turned and painted in the time of one zoom step of the bare scene."""
    name = "Fortress: turning the battlefield by a sixth, over zooming the bare scene"
    return _painting_figure(name, _paintings(_FORTRESS), "turn", 0.4)


def _painting_figure(name: str, told: Mapping[str, Sequence[float]], which: str, bound: float) -> Figure:
    mine, theirs = median(told[which]), median(told[f"bare_{which}"])
    detail = f"{mine:.0f} frames a second, bare scene {theirs:.0f}"
    return Figure(name, mine / theirs, bound, "x", at_least=True, detail=detail)


@cache
def _paintings(game: str) -> dict[str, list[float]]:
    with TemporaryDirectory() as folder:
        path = saved(first_half(MATCHES[game]()), Path(folder))
        return Processes(Path(folder)).run("painted_board", str(path))
