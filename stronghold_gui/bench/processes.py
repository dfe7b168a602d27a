"""Processes that measurements start: none uses anybody's settings, none needs a screen."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from stronghold_gui.bench.figure import Figure, Unavailable
from stronghold_gui.core.match import Match
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.own_folder import OWN_FOLDER, own_command

_PATIENCE: Final = 300


def _screen_file(folder: Path) -> Path:
    """Write the description of a usual screen, for Qt's own without one is too small for the window."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
    return file


class Processes:
    """Starts this program's modules with user folders and compiled modules of their own.

    The modules are compiled by the first start and then read, as after an installation, whatever the environment says.
    """

    def __init__(self, folder: Path) -> None:
        """Take a folder for what the processes write."""
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment |= {
            # All that modules are found by, and no more: how long that takes is measured.
            "PYTHONPATH": os.pathsep.join(filter(None, (str(Path(OWN_FOLDER).parent), os.environ.get("PYTHONPATH")))),
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "QT_QPA_PLATFORM": f"offscreen:configfile={_screen_file(folder)}",
            HOME_VARIABLE: str(folder / "home"),
        }

    def run(self, module: str, *arguments: str) -> dict[str, Any]:
        """Run a module of `bench.children` and return what it printed.

        Raises:
            Unavailable: it failed, for want of Qt's libraries for instance; its last words are the reason.
        """
        command = own_command(f"{__package__}.children.{module}", *arguments)
        done = subprocess.run(  # noqa: S603 - ourselves
            command,
            capture_output=True,
            text=True,
            env=self._environment,
            cwd=OWN_FOLDER,
            timeout=_PATIENCE,
            check=False,
        )
        if done.returncode or not done.stdout:
            words = done.stderr.strip().splitlines()
            raise Unavailable(words[-1] if words else f"{module} ended with {done.returncode}")
        said: dict[str, Any] = json.loads(done.stdout)
        return said


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


BOUNDS: Final = {"repaint": 0.5, "zoom": 0.4, "turn": 0.4}
"""How often something must be done in the time in which the bare scene does it once."""


def painted(module: str) -> dict[str, list[float]]:
    """Run the module of ``bench.children`` that paints a surface and the bare scene in turns."""
    with TemporaryDirectory() as folder:
        return Processes(Path(folder)).run(module)


def painting_figure(name: str, told: Mapping[str, Sequence[float]], which: str) -> Figure:
    """Return how often a surface is painted, zoomed or turned in the time of the bare scene.

    ``told`` is what the module told, of the bare scene too; a turn is held against the bare scene's zoom.
    """
    mine, theirs = median(told[which]), median(told[f"bare_{which}"])
    detail = f"{mine:.0f} frames a second, bare scene {theirs:.0f}"
    return Figure(name, mine / theirs, BOUNDS[which], "x", at_least=True, detail=detail)
