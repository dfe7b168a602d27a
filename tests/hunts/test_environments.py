"""Broken environments of the program: it reports each in a sentence, with an exit code, and never crashes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.hunts.apart import ROOT

_PATIENCE: Final = 60
_LONG: Final = "x" * 300
_WINDOW: Final[list[list[str]]] = [[], ["MATCH"], ["--language", "fr"], [f"{_LONG}.stronghold"]]
_COMMANDS: Final[list[list[str]]] = [
    ["show", "MATCH"], ["lesson", "list"], ["puzzle", "list"], ["rules", "--game", "stronghold"],
    ["new", "new.stronghold"],
    ["show", _LONG], ["new", _LONG], ["new", "x/" * 3000], ["do", _LONG, "done"], ["check", _LONG, "MATCH"], [_LONG],
    ["puzzle", "check", _LONG], ["lesson", "check", _LONG], ["schema", "--write", _LONG], ["shot", "MATCH", _LONG],
    ["do", "MATCH", "done", "-o", _LONG],
]  # fmt: skip


def _no_home(environment: dict[str, str], folder: Path) -> None:
    del folder
    for name in ("HOME", "STRONGHOLD_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        environment.pop(name, None)
    environment["STRONGHOLD_HOME"] = "~nobody-of-this-name/files"


def _home(make: Callable[[Path], object]) -> Callable[[dict[str, str], Path], None]:
    """Return what puts something in the place of the user's folder."""

    def spoil(environment: dict[str, str], folder: Path) -> None:
        make(folder / "odd")
        environment["STRONGHOLD_HOME"] = str(folder / "odd")

    return spoil


def _set(**values: str) -> Callable[[dict[str, str], Path], None]:
    return lambda environment, _folder: environment.update(values)


def _broken_links(environment: dict[str, str], folder: Path) -> None:
    """Put links that lead nowhere, and in a circle, among what the user has added."""
    del environment
    for kind in ("lessons", "puzzles"):
        place = folder / "user" / "data" / kind
        place.mkdir(parents=True, exist_ok=True)
        (place / "nowhere.json").symlink_to("/nowhere/at/all.json")
        (place / "circle.json").symlink_to("circle.json")
        (place / "folder.json").mkdir()
        os.mkfifo(place / "pipe.json")


SURROUNDINGS: Final[dict[str, Callable[[dict[str, str], Path], None]]] = {
    "a display that is not there": _set(QT_QPA_PLATFORM="", DISPLAY=":97", WAYLAND_DISPLAY=""),
    "a display that is no display": _set(QT_QPA_PLATFORM="xcb", DISPLAY="\\x1b[2J:no", WAYLAND_DISPLAY=""),
    "wayland that is not there": _set(QT_QPA_PLATFORM="wayland", WAYLAND_DISPLAY="wayland-97", DISPLAY=""),
    "a platform that Qt does not know": _set(QT_QPA_PLATFORM="abacus"),
    "no screen at all": _set(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY=""),
    "no plugins": _set(QT_QPA_PLATFORM_PLUGIN_PATH="/nowhere"),
    "no home": _no_home,
    "a file for a home": _home(lambda path: path.write_text("no folder")),
    "a pipe for a home": _home(os.mkfifo),
    "a link in a circle for a home": _home(lambda path: path.symlink_to(path.name)),
    "a home with too long a name": _set(STRONGHOLD_HOME=f"/{_LONG}"),
    "a device for a home": _set(STRONGHOLD_HOME="/dev/full"),
    "a home where nothing can be made": _set(STRONGHOLD_HOME="/proc/stronghold"),
    "broken links": _broken_links,
    "a language that nobody speaks": _set(LC_ALL="tlh_XX.KOI8-X", LANGUAGE="::%s:\\x1b"),
    "a terminal of ASCII": _set(PYTHONIOENCODING="ascii"),
    "no folder for what is passing": _set(TMPDIR="/nowhere", XDG_RUNTIME_DIR="/nowhere"),
}
"""What is wrong, and what brings it about."""


def test_broken_surroundings_are_told(tries: Callable[[int, int], int], seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)  # noqa: S311 - tries that can be made again
    every = [(name, words) for name in SURROUNDINGS for words in (*_WINDOW, *_COMMANDS)]
    chance.shuffle(every)
    wrong = [
        f"{name}, {' '.join(words)[:60]}: {fault}"
        for number, (name, words) in enumerate(every[: tries(5, len(every))])
        if (fault := _fault(name, words, tmp_path / str(number)))
    ]
    assert wrong == []


def _fault(name: str, words: list[str], folder: Path) -> str:
    """Start the program in surroundings; return what is wrong with its answer."""
    folder.mkdir()
    match = ROOT / "tests" / "samples" / "match-2.stronghold"
    (folder / "a.stronghold").write_bytes(match.read_bytes())
    environment = os.environ | {"PYTHONPATH": str(ROOT), "STRONGHOLD_HOME": str(folder / "user"), "LC_ALL": "C.UTF-8"}
    environment.pop("STRONGHOLD_STRICT_TEXTS", None)
    SURROUNDINGS[name](environment, folder)
    words = ["a.stronghold" if word == "MATCH" else word for word in words]
    # A window closes itself when it has come to rest.
    command = [sys.executable, str(Path(__file__).with_name("soon_closed.py")), *words]
    answer = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, timeout=_PATIENCE, check=False, errors="replace"
    )
    said = answer.stdout + answer.stderr
    if "Traceback" in said or answer.returncode not in (0, 1, 2, 3, 4):
        return f"{answer.returncode}: {said[-1600:]}"
    ours = [line for line in answer.stderr.splitlines() if line.startswith("stronghold: ")]
    about_files = any(line.startswith(("“", "«", '"')) for line in answer.stdout.splitlines())
    if answer.returncode and not ours and not about_files:
        return f"{answer.returncode} without a sentence: {said[-1600:]}"
    return "\\x1b on the terminal" if "\x1b" in said else ""
