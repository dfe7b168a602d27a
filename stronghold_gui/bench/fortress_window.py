"""Fortress in the window: how long a move takes, how fast the battlefield in depth is painted and turned."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.bench.figure import Figure
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
from stronghold_gui.bench.window import chess_figure, frames_figure
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.moves import End, Go

_MOVE: Final = 510
"""Random moves of python-chess: 16 ms at 32,000 a second, a picture on a screen that shows 60 a second."""
_FRAME: Final = 8
_PLAYED: Final = 220
"""Moves of the match: placing, two rounds and some more."""


def moves() -> Figure:
    """Return the time in which 95 % of the moves of a Siege are played and painted, battlefield and docks included."""
    with TemporaryDirectory() as folder:
        told = Processes(Path(folder)).run("played_window", str(saved(played(), Path(folder))))
    return chess_figure("Fortress: a move in the window, 95 %", told["moves"], told["chess"], _MOVE)


def ready() -> Figure:
    """Return the CPU time from the start until a match can be played, over that of a bare window."""
    return start_figure("Fortress: start with a match until it can be played, over a bare window", _starts())


def memory() -> Figure:
    """Return the most memory the program takes with a match open, over that of a bare window."""
    return memory_figure("Fortress: memory with a match over a bare window", _starts(), 2.4)


def frames() -> Figure:
    """Return the time in which 95 % of the frames of performances and drags are painted, at 1920 by 1080 pixels."""
    with TemporaryDirectory() as folder:
        told = Processes(Path(folder)).run("moving_window", str(saved(played(), Path(folder))))
    name = "Fortress: a frame of a performance or a drag, 95 %"
    return frames_figure(name, [*told["shown"], *told["dragged"]], _FRAME)


def repaints() -> Figure:
    """Return how often the battlefield in depth is painted in the time in which a bare scene of 300 pixmaps is."""
    return _painting("Fortress: painting the battlefield, over a bare scene of 300 pixmaps", "repaint")


def zooms() -> Figure:
    """Return how many steps of zooming it does in the time in which the bare scene does one."""
    return _painting("Fortress: zooming the battlefield, over a bare scene of 300 pixmaps", "zoom")


def turns() -> Figure:
    """Return how often it is turned by a sixth and painted in the time in which the bare scene is zoomed by a step."""
    return _painting("Fortress: turning the battlefield, over zooming a bare scene of 300 pixmaps", "turn")


def _painting(name: str, which: str) -> Figure:
    return painting_figure(name, _paintings(), which)


@cache
def _starts() -> Runs:
    return starts(beginning(played(), 0.5))


@cache
def _paintings() -> dict[str, list[float]]:
    return painted("painted_battlefield")


def played() -> AnyMatch:
    """Return the first rounds of a Siege in which figures move."""
    match: AnyMatch = Match(FORTRESS, Header("fortress", {"scenario": "siege"}, ("", ""), 4))
    dice = random.Random(4)  # noqa: S311 - which moves, nothing secret
    while len(match.played) < _PLAYED and (decisions := FORTRESS.decisions(match.position)):
        legal = FORTRESS.legal_moves(match.position, decisions[0].seat)
        liked = [move for move in legal if isinstance(move, Go)] if dice.random() < 0.7 else []
        ended = [move for move in legal if isinstance(move, End)] if dice.random() < 0.2 else []
        match.play(decisions[0].seat, dice.choice(ended or liked or legal))
    return match
