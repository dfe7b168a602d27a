"""The project: where its files are, its name and version."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
LOCKS: Final = ROOT / "packaging" / "locks"
APP_ID: Final = "io.github.stronghold_gui.Stronghold"
NAME: Final = "Stronghold"
COMMAND: Final = "stronghold"


class BuildError(Exception):
    """A package cannot be built; the message gives the reason."""


def version() -> str:
    """Return the version of the program, which is named in one place."""
    found = re.search(r'^__version__ = "([^"]+)"$', (ROOT / "stronghold_gui" / "__init__.py").read_text(), re.MULTILINE)
    if found is None:
        raise BuildError("stronghold_gui/__init__.py names no __version__")
    return found[1]


def run(*command: str, folder: Path = ROOT) -> None:
    """Run a command quietly.

    Raises:
        BuildError: it is not installed or failed; with its last lines.
    """
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"{command[0]} is not installed") from error
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise BuildError(f"{command[0]} failed ({' '.join(command[:6])} …):\n{last}")


def run_python(*arguments: str) -> None:
    """Run the Python that builds, for example with pip; raises ``BuildError`` as `run` does."""
    run(sys.executable, "-P", *arguments)


def say(words: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def matching(folder: Path, patterns: Sequence[str]) -> list[Path]:
    """Return the paths below a folder that match at least one of the patterns, sorted."""
    return sorted({path for pattern in patterns for path in folder.glob(pattern)})
