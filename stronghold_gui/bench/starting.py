"""The program started with a match, in turns with a bare window: what the games' figures of time and memory share."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from stronghold_gui.bench.figure import Figure, Unavailable
from stronghold_gui.bench.processes import Processes
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.games.library import LIBRARY

_PAIRS: Final = 7
_BOUNDS: Final = {"painted": 2.3, "ready": 4.5}
"""Bounds of a start, over the bare window, of every game."""
Runs = tuple[list[dict[str, Any]], list[dict[str, Any]]]
"""What the starts of the program told, and those of the bare window."""


def starts(match: AnyMatch) -> Runs:
    """Start the program and the bare window in turns; the first start of each, which fills caches, is not counted."""
    with TemporaryDirectory() as folder:
        path, processes = saved(match, Path(folder)), Processes(Path(folder))
        pairs = [(processes.run("started_window", str(path)), processes.run("bare_window")) for _ in range(_PAIRS + 1)]
        del pairs[0]
    return [ours for ours, _ in pairs], [bare for _, bare in pairs]


def start_figure(name: str, runs: Runs, which: Literal["painted", "ready"] = "ready") -> Figure:
    """Return the CPU time of a start until a moment, over that of a bare window until it is painted."""
    ours, bare = runs
    mine, theirs = median(run[which] for run in ours) * 1000, median(run["painted"] for run in bare) * 1000
    return Figure(name, mine / theirs, _BOUNDS[which], "x", detail=f"{mine:.0f} ms, bare window {theirs:.0f} ms")


def memory_figure(name: str, runs: Runs, bound: float) -> Figure:
    """Return the most memory the program takes over that of a bare window.

    Raises:
        Unavailable: the system does not tell.
    """
    mine, theirs = (median(run["memory"] for run in each) / 1024 for each in runs)
    if not theirs:
        raise Unavailable("this system does not tell what memory a process takes")
    return Figure(name, mine / theirs, bound, "x", detail=f"{mine:.0f} MiB, bare window {theirs:.0f} MiB")


def beginning(whole: AnyMatch, share: float) -> AnyMatch:
    """Return the first moves of a match, so many of all."""
    match: AnyMatch = Match(whole.game, whole.header, whole.start)
    match.replay([done.record for done in whole.played[: round(len(whole.played) * share)]])
    return match


def saved(match: AnyMatch, folder: Path) -> Path:
    """Save a match in a folder and return its file."""
    path = folder / "match.stronghold"
    save_match(match, LIBRARY.kit(match.header.game), path)
    return path
