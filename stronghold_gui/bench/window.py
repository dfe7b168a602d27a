"""The window: its start and its memory against a bare one, moves, undos and openings until they are painted."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from stronghold_gui.bench.figure import Figure, Unavailable
from stronghold_gui.bench.processes import (
    Processes,
    Runs,
    beginning,
    memory_figure,
    painted,
    painting_figure,
    saved,
    start_figure,
    starts,
)
from stronghold_gui.bench.saves import ten_turns

_MIDDLE: Final = 0.5
"""The program is started in the middle of a match, as most are."""
_CHESS_MOVES: Final = "chess moves"
"""Unit of what takes as long as so many random moves of python-chess in the same minute, so that it is the same on
machines of any speed. One that makes 32,000 a second makes 32 in a millisecond."""
_MOVE: Final = 400
"""Chess moves of a move: 12.5 ms at 32,000 a second, less than a picture on a screen that shows 60 a second."""
_UNDO: Final = 280
_LONGEST: Final = 1800
"""Chess moves of the slowest move: 56 ms at 32,000 a second, which is not felt as waiting."""
_MOVING: Final = 8.0
"""Milliseconds of a picture while something moves: half a frame is left for everything else."""


def start() -> Figure:
    """Return the CPU time from the start of the program to its cover, over that of a bare window."""
    return start_figure("start until the cover is painted, over a bare window", _starts(), "painted")


def ready() -> Figure:
    """Return the CPU time from the start of the program until its match can be played, over that of a bare window.

    By then the pieces, the prompt and all docks that can be seen are painted. What nobody waits for comes after it, and
    is no part of it: what is foreseen on the board, and the small pictures on the heads of cards.
    """
    return start_figure("start with a match until it can be played, over a bare window", _starts())


def memory() -> Figure:
    """Return the most memory the program takes with a match open, over that of a bare window."""
    return memory_figure("memory with a match over a bare window", _starts(), 2.2)


def moves() -> Figure:
    """Return the time in which 95 % of a match's moves are played and painted, board and docks included."""
    return chess_figure("a move in the window, 95 %", _game()["moves"], _game()["chess"], _MOVE)


def moves_of_four() -> Figure:
    """Return the same for four, who play in turns; that a partner sits down at the screen counts like a move."""
    return chess_figure("a move in the window with four, 95 %", _game(4)["moves"], _game(4)["chess"], _MOVE)


def longest() -> Figure:
    """Return the time of the slowest move of both matches."""
    two, four, speed = max(_game()["moves"]), max(_game(4)["moves"]), _speed([*_game()["chess"], *_game(4)["chess"]])
    detail = f"with two {two:.1f} ms, with four {four:.1f} ms; {_said(speed)}"
    beside = {"milliseconds": max(two, four), "chess_moves": speed}
    value = _in_chess_moves(max(two, four), speed)
    return Figure("the longest move in the window", value, _LONGEST, _CHESS_MOVES, detail=detail, beside=beside)


def undos() -> Figure:
    """Return the time in which 95 % of undos are done and painted."""
    return chess_figure("an undo in the window, 95 %", _game()["undos"], _game()["chess"], _UNDO)


def opening() -> Figure:
    """Return the time to open a ten-turn match in a window that runs, until it is painted."""
    return Figure("opening a ten-turn save in the window", median(_game()["opened"]), 150, "ms")


def frames() -> Figure:
    """Return the time in which 95 % of the frames of assaults and drags are painted, at 1920 by 1080 pixels."""
    with TemporaryDirectory() as folder:
        told = Processes(Path(folder)).run("moving_window", str(saved(ten_turns(), Path(folder))))
    return frames_figure("a frame of an assault or a drag, 95 %", [*told["shown"], *told["dragged"]], _MOVING)


def repaints() -> Figure:
    """Return how often a full board is painted in the time in which a bare scene of 300 pixmaps is."""
    return painting_figure("painting a full board, over a bare scene of 300 pixmaps", _paintings(), "repaint")


def zooms() -> Figure:
    """Return how many steps of zooming a full board does in the time in which the bare scene does one."""
    return painting_figure("zooming a full board, over a bare scene of 300 pixmaps", _paintings(), "zoom")


@cache
def _paintings() -> dict[str, list[float]]:
    return painted("painted_table")


def frames_figure(name: str, times: list[float], bound: float) -> Figure:
    """Return the milliseconds in which 95 % of frames are painted."""
    most, beside, detail = _of_most(times)
    return Figure(name, most, bound, "ms", detail=detail, beside=beside)


def chess_figure(name: str, times: list[float], chess: list[float], bound: float) -> Figure:
    """Return what 95 % take, in random moves of python-chess.

    Args:
        name: what was measured.
        times: milliseconds of each.
        chess: moves a second of python-chess, measured in turns with them.
        bound: chess moves.

    Raises:
        Unavailable: python-chess is not installed.
    """
    speed = _speed(chess)
    most, beside, detail = _of_most(times)
    beside |= {"milliseconds": most, "chess_moves": speed}
    detail = f"{most:.1f} ms; {detail}; {_said(speed)}"
    return Figure(name, _in_chess_moves(most, speed), bound, _CHESS_MOVES, detail=detail, beside=beside)


def _of_most(times: list[float]) -> tuple[float, dict[str, float], str]:
    """Return what 95 % keep, and median and longest as figures and in words; all in milliseconds."""
    times = sorted(times)
    beside = {"median": median(times), "longest": times[-1]}
    detail = f"{len(times)} of them, median {median(times):.1f} ms, longest {times[-1]:.1f} ms"
    return times[int(0.95 * len(times))], beside, detail


def _speed(chess: list[float]) -> float:
    """Return how fast the machine was: the moves a second of python-chess.

    Raises:
        Unavailable: it is not installed.
    """
    if not chess:
        raise Unavailable("python-chess is not installed (pip install chess)")
    return median(chess)


def _said(speed: float) -> str:
    return f"python-chess meanwhile {speed:,.0f} moves/s"


def _in_chess_moves(milliseconds: float, speed: float) -> float:
    return milliseconds * speed / 1000


@cache
def _starts() -> Runs:
    return starts(beginning(ten_turns(), _MIDDLE))


@cache
def _game(seats: int = 2) -> dict[str, Any]:
    """Play a whole match in a window."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run("played_window", str(saved(ten_turns(seats), Path(folder))))
