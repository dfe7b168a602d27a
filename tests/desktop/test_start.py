"""The program as people start it, in a separate process: modules load in the order of a real start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stronghold_gui.core.save import save_match
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.games.library import LIBRARY
from tests.games.begun import kinds

_START = """
import sys
from stronghold_gui import cli

prepare = cli.prepare_window

def prepare_and_close(texts):
    prepare(texts)
    from PySide6.QtCore import QTimer
    from stronghold_gui.desktop.window import MainWindow
    shown = MainWindow.showEvent

    def show(window, event):
        shown(window, event)
        QTimer.singleShot(0, lambda: look(window))

    def look(window):
        if wanted and window.controller is None:
            QTimer.singleShot(20, lambda: look(window))
            return
        print(window.windowTitle(), flush=True)
        window.close()

    MainWindow.showEvent = show

wanted = sys.argv[1:]
cli.prepare_window = prepare_and_close
raise SystemExit(cli.main(wanted))
"""


def _start(home: Path, *arguments: str) -> str:
    """Start the program, close its window once it shows what it was asked for, and return the window's title."""
    environment = os.environ | {HOME_VARIABLE: str(home)}
    done = subprocess.run(
        [sys.executable, "-c", _START, *arguments],
        env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not (home / "data" / "stronghold.log").exists()
    return done.stdout.strip()


def test_the_window_opens(tmp_path: Path) -> None:
    assert _start(tmp_path / "home") == "Stronghold"


@pytest.mark.parametrize("game", [entry.id for entry in LIBRARY.shown])
def test_the_window_opens_a_match(game: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.stronghold"
    kind = next(kinds(game))
    match: AnyMatch = kind.begin(1)
    save_match(match, LIBRARY.kit(game), path)
    assert _start(tmp_path / "home", str(path)).startswith("evening")
