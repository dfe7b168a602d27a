"""Runs the missing games of a run and reports progress."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Generator
from pathlib import Path
from typing import Final

from stronghold_gui import __version__
from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.lab.plots import Plot
from stronghold_gui.commands.lab.report import write_report
from stronghold_gui.games.entry import Kit
from stronghold_gui.players.lab.cluster import NoClusterError, NoLibraryError, play_there
from stronghold_gui.players.lab.crew import CrewError, play_alone, play_together
from stronghold_gui.players.lab.folder import BusyError, LabFolder, OtherRunError
from stronghold_gui.players.lab.game import Line
from stronghold_gui.players.lab.spec import Spec
from stronghold_gui.players.random_player import StuckError
from stronghold_gui.system import qt_problem

_SILENCE: Final = 2.0
"""Seconds between two progress reports."""
REPORT: Final = "report.html"


def run_lab(call: Call, kit: Kit, options: dict[str, str], players: tuple[str, ...]) -> Collection[Line]:
    """Play the missing games of a run, write the report, and return all games.

    Args:
        call: the call of the command.
        kit: the game.
        options: the options of every match.
        players: the player of each seat.
    """
    spec, texts = _spec(call, kit, options, players), call.texts
    out: Path = call.arguments.out
    try:
        with LabFolder(out, spec) as folder:
            broken_off = _play(call, folder, spec)
            if not broken_off:
                folder.sort()
            if folder.lines:
                write_report(out / REPORT, spec, folder.lines.values(), kit, texts, _drawing(call))
            lines = folder.lines.values()
    except OtherRunError as error:
        raise Stop(Exit.REFUSED, texts("command.lab.other_run", folder=out.name)) from error
    except BusyError as error:
        raise Stop(Exit.REFUSED, texts("command.lab.busy", folder=out.name)) from error
    except OSError as error:
        raise Stop(Exit.SYSTEM, texts("command.lab.folder", folder=out.name, reason=error.strerror or "")) from error
    if broken_off:
        raise Stop(Exit.REFUSED, texts("command.lab.broken_off", n=len(lines), games=spec.games))
    return lines


def _drawing(call: Call) -> Callable[[Plot], str]:
    """Return the function that draws the pictures of the report as SVG.

    Raises:
        Stop: Qt cannot be used here; the games that were played stay in the folder.
    """
    if problem := qt_problem(call.texts, window=False):
        raise Stop(Exit.SYSTEM, problem)
    from stronghold_gui.desktop.charts.screenless import ScreenlessCharts  # noqa: PLC0415 - seam: Qt

    charts = ScreenlessCharts()
    return lambda plot: charts.svg(plot.chart, plot.width, plot.height)


def _spec(call: Call, kit: Kit, options: dict[str, str], players: tuple[str, ...]) -> Spec:
    given, entry = call.arguments, call.library.entry(kit.game.id)
    assert entry is not None
    loader = entry.load.where
    seated = dict(zip(kit.game.seat_ids(given.seats), players, strict=True))
    return Spec(kit.game.id, loader, __version__, options, seated, given.seed, given.games)


def _play(call: Call, folder: LabFolder, spec: Spec) -> bool:
    """Play the missing games; return whether Ctrl+C interrupted them."""
    clock = _Clock(call, len(folder.lines), spec.games)
    playing = _players(call, spec, folder.missing)
    try:
        for line in playing:
            folder.add(line)
            clock.tell(len(folder.lines))
    except KeyboardInterrupt:
        return True
    except (CrewError, StuckError) as error:
        raise Stop(Exit.REFUSED, call.texts("command.lab.failed", reason=str(error))) from error
    except NoLibraryError as error:
        raise Stop(Exit.USAGE, call.texts("command.lab.no_library")) from error
    except NoClusterError as error:
        address = call.arguments.scheduler
        raise Stop(Exit.REFUSED, call.texts("command.lab.no_cluster", address=address)) from error
    finally:
        playing.close()
    return False


def _players(call: Call, spec: Spec, seeds: list[int]) -> Generator[Line, None, None]:
    """Play games on a cluster, on several processes or on this one, and yield them as they end."""
    given = call.arguments
    workers = given.workers or os.cpu_count() or 1
    if given.scheduler:
        return play_there(spec, seeds, given.scheduler)
    if workers == 1 or len(seeds) < 2:
        return play_alone(spec, seeds)
    return play_together(spec, seeds, workers)


class _Clock:
    """Reports progress and the remaining time every few seconds."""

    def __init__(self, call: Call, before: int, games: int) -> None:
        self._call, self._before, self._games = call, before, games
        self._began = self._told = time.monotonic()
        if before and not call.arguments.quiet:
            call.note(call.texts("command.lab.goes_on", n=before, games=games))

    def tell(self, done: int) -> None:
        """Report progress, unless a report was printed just now."""
        now = time.monotonic()
        if self._call.arguments.quiet or now - self._told < _SILENCE or done >= self._games:
            return
        self._told = now
        left = round((now - self._began) / (done - self._before) * (self._games - done))
        hours, minutes, seconds = left // 3600, left // 60 % 60, left % 60
        time_left = f"{hours}:{minutes:02}:{seconds:02}"
        self._call.note(self._call.texts("command.lab.progress", n=done, games=self._games, left=time_left))
