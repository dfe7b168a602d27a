"""The window: its start and its memory against a bare one, moves, undos and openings until they are painted."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from stronghold_gui.bench.figure import Figure
from stronghold_gui.bench.painting import painted, painting_figure
from stronghold_gui.bench.processes import Processes
from stronghold_gui.bench.saves import ten_turns
from stronghold_gui.bench.starting import Runs, beginning, memory_figure, saved, start_figure, starts

_MIDDLE: Final = 0.5
"""The program is started in the middle of a match, as most are."""
_MOVE: Final = 14.0
"""Milliseconds of a move: less than a picture on a screen that shows 60 a second."""
_UNDO: Final = 12.0
_LONGEST: Final = 60.0
"""Milliseconds of the slowest move: four such pictures, which is not felt as waiting."""
_MOVING: Final = 8.0
"""Milliseconds of a picture while something moves: half a frame is left for everything else."""


def start() -> Figure:
    """Return the CPU time from the start of the program to its window with a painted board, over that of a bare window.

    The program is given a match, which is not there yet: see `ready`.
    """
    return start_figure("start with a match until its board is painted, over a bare window", _starts())


def ready() -> Figure:
    """Return the CPU time from the start of the program until its match can be played, over that of a bare window.

    By then the rules and the match are loaded, and the pieces, the prompt and all docks that can be seen are painted.
    What nobody waits for comes after it, and is no part of it: what is foreseen on the board, and the small pictures on
    the heads of cards.
    """
    name = "start with a match until it can be played, over a bare window"
    return start_figure(name, _starts(), "ready")


def memory() -> Figure:
    """Return the most memory the program takes with a match open, over that of a bare window."""
    return memory_figure("memory with a match over a bare window", _starts(), 2.2)


def moves() -> Figure:
    """Return the time in which 95 % of a match's moves are played and painted, board and docks included."""
    return frames_figure("a move in the window, 95 %", _game()["moves"], _MOVE, chess=_game()["chess"])


def moves_of_four() -> Figure:
    """Return the same for four, who play in turns; that a partner sits down at the screen counts like a move."""
    return frames_figure("a move in the window with four, 95 %", _game(4)["moves"], _MOVE, chess=_game(4)["chess"])


def longest() -> Figure:
    """Return the time of the slowest move of both matches."""
    two, four = max(_game()["moves"]), max(_game(4)["moves"])
    speed, beside = _speed([*_game()["chess"], *_game(4)["chess"]])
    detail = f"with two {two:.1f} ms, with four {four:.1f} ms; {speed}"
    return Figure("the longest move in the window", max(two, four), _LONGEST, "ms", detail=detail, beside=beside)


def undos() -> Figure:
    """Return the time in which 95 % of undos are done and painted."""
    return frames_figure("an undo in the window, 95 %", _game()["undos"], _UNDO, chess=_game()["chess"])


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


def frames_figure(name: str, times: list[float], bound: float, *, chess: list[float] | None = None) -> Figure:
    """Return the time that 95 % keep; beside it how fast python-chess was in turns with them, if that was measured."""
    times = sorted(times)
    beside = {"median": median(times), "longest": times[-1]}
    detail = f"{len(times)} of them, median {median(times):.1f} ms, longest {times[-1]:.1f} ms"
    if chess is not None:
        speed, more = _speed(chess)
        detail, beside = f"{detail}; {speed}", beside | more
    return Figure(name, times[int(0.95 * len(times))], bound, "ms", detail=detail, beside=beside)


def _speed(chess: list[float]) -> tuple[str, dict[str, float]]:
    """Return how fast the machine was, in words and as a figure: the moves a second of python-chess."""
    if not chess:
        return "python-chess is not installed", {}
    return f"python-chess meanwhile {median(chess):,.0f} moves/s", {"chess_moves": median(chess)}


@cache
def _starts() -> Runs:
    return starts(beginning(ten_turns(), _MIDDLE))


@cache
def _game(seats: int = 2) -> dict[str, Any]:
    """Play a whole match in a window."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run("played_window", str(saved(ten_turns(seats), Path(folder))))
