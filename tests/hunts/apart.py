"""Attempts that may end the process, made in a child process that is restarted after a fatal one.

A hunt is a module with a function ``attempts(seed)``: it returns a function that gets the number of each try and
returns what went wrong, "" for nothing. Starting a process for each try would take most of the time, so as many as
possible are made in one.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_LONGEST: Final = 60
"""Seconds after which a try counts as one that hangs."""


def failures(hunt: str, seed: int, number: int, home: Path) -> list[str]:
    """Make the tries of a hunt and return what went wrong, each with its number.

    Args:
        hunt: the module, below ``tests.hunts``.
        seed: what it begins with.
        number: of tries.
        home: an empty folder for the user's files.
    """
    found: list[str] = []
    first = 0
    while first < number:
        done, wrong = _child(hunt, seed, first, number, home / str(first))
        found += wrong
        assert done > first, wrong
        first = done
    return found


def _child(hunt: str, seed: int, first: int, number: int, home: Path) -> tuple[int, list[str]]:
    """Make tries in one process; return the number of the next one, and what went wrong."""
    home.mkdir(parents=True)
    said = home / "said"
    with said.open("wb") as out:
        words = [sys.executable, "-m", __name__, hunt, str(seed), str(first), str(number)]
        environment = os.environ | {
            "PYTHONPATH": str(ROOT), "STRONGHOLD_HOME": str(home / "user"), "HUNT_FOLDER": str(home),
        }  # fmt: skip
        ended = subprocess.run(words, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT, check=False)
    lines = said.read_text(errors="replace").splitlines()
    wrong = [line.removeprefix("WRONG ") for line in lines if line.startswith("WRONG ")]
    last = max((int(line.split()[1]) for line in lines if line.startswith("TRY ")), default=-1)
    if ended.returncode == 0 and "ALL" in lines:
        return number, wrong
    return last + 1, [*wrong, f"{last}: ended with {ended.returncode}: {' / '.join(lines[-12:])[:1500]}"]


def main(hunt: str, seed: int, first: int, number: int) -> None:
    """Make tries, and say before each which one it is."""
    faulthandler.enable()
    attempt: Callable[[int], str] = importlib.import_module(f"tests.hunts.{hunt}").attempts(seed)
    for current in range(first, number):
        _say(f"TRY {current}")
        faulthandler.dump_traceback_later(_LONGEST, exit=True)
        try:
            wrong = attempt(current)
        except Exception:  # noqa: BLE001 - whatever it is, it is what the hunt is after
            wrong = " / ".join(traceback.format_exc().splitlines()[-6:])
        faulthandler.cancel_dump_traceback_later()
        if wrong:
            _say(f"WRONG {current}: {' '.join(wrong.split())}")
    _say("ALL")


def _say(line: str) -> None:
    sys.stdout.write(f"\n{line}\n")
    sys.stdout.flush()


def folders() -> Iterator[Path]:
    """Yield new empty folders below that of the running hunt."""
    top = Path(os.environ["HUNT_FOLDER"])
    number = 0
    while True:
        folder = top / f"folder-{number}"
        folder.mkdir()
        yield folder
        number += 1


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
    # Without Python's and Qt's own ends: what they take apart is not what is hunted.
    sys.stdout.flush()
    os._exit(0)
