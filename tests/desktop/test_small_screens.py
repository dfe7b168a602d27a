"""The window and its dialogs fit on small screens; a process per test, since Qt reads its screens once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, language: str, part: str, *screens: tuple[int, int]) -> list[str]:
    """Return what does not fit on a row of screens of these sizes."""
    left, described = 0, []
    for number, (width, height) in enumerate(screens):
        described.append(
            {
                "name": f"screen{number}", "x": left, "y": 0, "width": width, "height": height,
                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
            }
        )  # fmt: skip
        left += width
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": described}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    command = [sys.executable, "-m", "tests.desktop.small_screen", language, part]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("screen", "language"), [((800, 450), "fr"), ((1024, 560), "en")], ids=str)
def test_every_page_fits_on_a_small_screen(screen: tuple[int, int], language: str, tmp_path: Path) -> None:
    assert run(tmp_path, language, "pages", screen) == []


@pytest.mark.parametrize(("screen", "language"), [((800, 450), "fr"), ((1024, 560), "en")], ids=str)
def test_every_dialog_fits_on_a_small_screen(screen: tuple[int, int], language: str, tmp_path: Path) -> None:
    assert run(tmp_path, language, "dialogs", screen) == []


def test_a_window_that_comes_to_a_smaller_screen_fits_there(tmp_path: Path) -> None:
    assert run(tmp_path, "en", "moved", (1600, 900), (800, 450)) == []


def test_what_was_left_on_a_larger_screen_is_pulled_back(tmp_path: Path) -> None:
    assert run(tmp_path, "en", "enlarged", (1600, 900)) == []
    assert run(tmp_path, "en", "recalled", (800, 450)) == []


def test_what_was_left_on_a_second_screen_comes_back_to_the_first(tmp_path: Path) -> None:
    assert run(tmp_path, "fr", "enlarged", (1024, 560), (1280, 720)) == []
    assert run(tmp_path, "fr", "recalled", (1024, 560)) == []
