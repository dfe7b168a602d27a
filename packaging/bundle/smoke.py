"""Test a bundle by using it as a player does: ``smoke.py LAUNCHER``, where the launcher is its command.

The conditions are difficult: a path with a space and an accent, no home folder, a minimal environment. The window opens
on a virtual screen (Xvfb) if that is installed, otherwise on Qt's offscreen platform.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.project import BuildError, say, version

_GAMES: Final = ("stronghold", "warriors", "convicted", "fortress")
_LISTED: Final = "from stronghold_gui.desktop.licences import licences; [print(part.name) for part in licences()]"
"""A program that prints the parts that the window's page of licences lists."""
_PATIENCE: Final = 120
"""The most seconds for a command, and for the first move of a computer, on a slow machine with other work."""


class Bundle:
    """A bundle under test."""

    def __init__(self, launcher: Path, home: Path) -> None:
        """Set its command, and the folder for the files that it writes."""
        self.launcher, self.home = launcher, home

    def run(self, *words: str, code: int = 0, **more: str) -> str:
        """Run a command of the program; return its output.

        Raises:
            BuildError: it ends with another code.
        """
        done = subprocess.run(
            [str(self.launcher), *words],
            cwd=self.home,
            env=self.environment(more),
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
        if done.returncode != code or "Traceback" in done.stderr:
            raise BuildError(f"{' '.join(words)} ended with {done.returncode}: {done.stderr[-2000:]}")
        return done.stdout

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """Return a minimal environment with further variables."""
        kept = {
            name: os.environ[name]
            for name in ("PATH", "DISPLAY", "QT_QPA_PLATFORM", "SYSTEMROOT")
            if name in os.environ
        }
        return {**kept, "STRONGHOLD_HOME": str(self.home / "home"), "LANG": "C.UTF-8", **more}


def smoke(bundle: Bundle) -> None:
    """Test the commands in all games and languages, the licences, the charts, and a computer's move in the window.

    Raises:
        BuildError: something does not work.
    """
    expected = f"stronghold {version()}"
    if bundle.run("--version").strip() != expected:
        raise BuildError(f"it does not say that it is {expected}")
    match = bundle.home / "Évening match.stronghold"
    for game in _GAMES:
        for language in ("en", "fr"):
            bundle.run(
                "new",
                "--game",
                game,
                "--names",
                "Zoé",
                "Ben",
                "--seed",
                "4",
                "--force",
                "--language",
                language,
                str(match),
            )
            bundle.run("check", "--language", language, str(match))
            if "Zoé" not in bundle.run("show", "--language", language, str(match)):
                raise BuildError(f"show of {game} in {language} does not name who plays")
        bundle.run("shot", str(match), str(bundle.home / f"{game}.png"), QT_QPA_PLATFORM="offscreen")
    _without_home(bundle)
    _licences(bundle)
    _charts(bundle)
    _computer_moves(bundle)


def _without_home(bundle: Bundle) -> None:
    """Check that a command works without a home folder."""
    bundle.run("rules", "--game", "warriors", "round", STRONGHOLD_HOME="")


def _licences(bundle: Bundle) -> None:
    """Check that the window's page lists all parts of which the bundle has licences."""
    home = bundle.launcher.resolve().parent
    # In a macOS app, the licences are not beside the program.
    for folder in filter(Path.is_dir, (home / "licences", home.parent / "Resources" / "licences")):
        page = {_plain(name) for name in _python(bundle).run("-P", "-c", _LISTED).splitlines()}
        lines = (folder / "PARTS.txt").read_text(encoding="utf-8").splitlines()
        if lost := {_plain(line.split(" ")[0]) for line in lines} - page - {"stronghold-gui"}:
            raise BuildError(f"the page of licences does not list {', '.join(sorted(lost))}")


def _charts(bundle: Bundle) -> None:
    """Check that charts can be drawn, by a report of simulated games."""
    run = ("simulate", "--game", "convicted", "--seats", "1", "--games", "2", "--workers", "1", "--out", "run")
    bundle.run(*run)
    if "<svg" not in (bundle.home / "run" / "report.html").read_text(encoding="utf-8"):
        raise BuildError("no chart was drawn")


def _python(bundle: Bundle) -> Bundle:
    """Return the bundle with its Python as the launcher; a launcher without one beside it accepts Python's options."""
    home = bundle.launcher.resolve().parent
    own = (home / "python" / "bin" / "python3", home / "python3")
    return Bundle(next((python for python in own if python.exists()), bundle.launcher), bundle.home)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _computer_moves(bundle: Bundle) -> None:
    """Open a match against a computer in the window and wait until the computer has moved."""
    match = bundle.home / "computer.stronghold"
    bundle.run("new", "--game", "warriors", "--names", "a", "b", "--players", "all=easy", "--seed", "4", str(match))
    with _window(bundle, match):
        deadline = time.monotonic() + _PATIENCE
        while not _moves(match):
            if time.monotonic() > deadline:
                raise BuildError(f"no computer moved within {_PATIENCE} s")
            time.sleep(0.5)


@contextmanager
def _window(bundle: Bundle, match: Path) -> Iterator[None]:
    """Keep the window open during the block.

    Raises:
        BuildError: it closed by itself.
    """
    screen = [] if bundle.environment({}).get("DISPLAY") or not shutil.which("xvfb-run") else ["xvfb-run", "-a"]
    more = {} if screen or os.environ.get("DISPLAY") else {"QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [*screen, str(bundle.launcher), "--language", "fr", str(match)],
        cwd=bundle.home,
        env=bundle.environment(more),
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield
            if process.poll() is not None:
                raise BuildError(f"the window closed by itself: {process.stderr.read() if process.stderr else ''}")
        finally:
            if process.poll() is None:
                _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    """End the window, and the virtual screen if there is one."""
    if sys.platform == "win32":
        process.terminate()
    else:
        os.killpg(process.pid, signal.SIGTERM)


def _moves(match: Path) -> int:
    """Return how many moves a file holds."""
    try:
        return len(json.loads(match.read_text(encoding="utf-8")).get("moves", []))
    except ValueError:
        # The file is incomplete, because the program is writing it.
        return 0


def main(launcher: Path) -> int:
    """Test the bundle with this launcher; return 0, or 1 with a sentence on stderr."""
    with TemporaryDirectory(prefix="stronghold é ", ignore_cleanup_errors=True) as home:
        try:
            smoke(Bundle(launcher.absolute(), Path(home)))
        except BuildError as error:
            sys.stderr.write(f"{launcher}: {error}\n")
            return 1
    say(f"{launcher}: works")
    return 0
