"""A picture of the table, painted without a screen."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit

import pytest

from tests.commands.conftest import Run

ROOT = Path(__file__).resolve().parents[2]


def shot(*arguments: str, room: int = 0) -> subprocess.CompletedProcess[str]:
    """Paint in a separate process without a screen.

    Args:
        arguments: of the command.
        room: how many bytes a file may have that it writes; 0 for as many as it likes.
    """
    environment = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "QT_QPA_PLATFORM"}}
    return subprocess.run(
        [sys.executable, "-m", "stronghold_gui", "shot", *arguments],
        env=environment | {"PYTHONPATH": str(ROOT)},
        preexec_fn=(lambda: setrlimit(RLIMIT_FSIZE, (room, room))) if room else None,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_picture_of_the_table_is_painted_without_a_screen(language: str, match_file: str) -> None:
    answer = shot(match_file, "table.png", "--width", "900", "--language", language)
    assert (answer.returncode, answer.stderr) == (0, "")
    data = Path("table.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width == 900
    assert 300 < height < 900


def test_a_picture_that_cannot_be_written_is_told(match_file: str) -> None:
    answer = shot(match_file, "no/such/folder/table.png")
    assert answer.returncode == 4
    assert answer.stderr.count("\n") == 1
    assert "table.png" in answer.stderr


def test_a_bad_file_is_told_before_anything_is_painted(run: Run) -> None:
    assert run("shot", "none", "table.png").code == 3


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
def test_a_picture_for_which_there_is_no_room_leaves_the_one_that_was_there(match_file: str) -> None:
    before = b"\x89PNG\r\n\x1a\nof before"
    Path("table.png").write_bytes(before)
    answer = shot(match_file, "table.png", "--width", "900", room=10_000)
    assert answer.returncode == 4
    assert answer.stderr.startswith("stronghold: “table.png”: the file cannot be written")
    assert Path("table.png").read_bytes() == before
    assert [path.name for path in Path.cwd().iterdir() if path.suffix == ".tmp"] == []
