"""A process of the hunt: its output and its end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from stronghold_gui.files import HOME_VARIABLE

_ROOT: Final = Path(__file__).resolve().parents[3]
_TAIL: Final = 4000
"""Letters of what a process said last on stderr."""


@dataclass(frozen=True)
class Ended:
    """A process that has ended.

    Attributes:
        code: its exit code; below 0, the signal that killed it.
        told: its output on stdout, as JSON lines.
        cried: its last output on stderr.
    """

    code: int
    told: list[dict[str, Any]]
    cried: str


def run_process(module: str, home: Path, *arguments: str) -> Ended:
    """Run a module of this package until it ends.

    Args:
        module: its name.
        home: the folder of its user's files, its first argument; it is there.
        arguments: the others.
    """
    said, cried = home / "said.out", home / "cried.out"
    command = [sys.executable, "-m", f"{__package__}.{module}", str(home), *arguments]
    with said.open("wb") as out, cried.open("wb") as err:
        ended = subprocess.run(command, cwd=_ROOT, env=_environment(home), stdout=out, stderr=err, check=False)
    told = [json.loads(line) for line in said.read_text(errors="replace").splitlines() if line.startswith("{")]
    return Ended(ended.returncode, told, cried.read_text(errors="replace")[-_TAIL:])


def _environment(home: Path) -> dict[str, str]:
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    fixed = {
        "PYTHONPATH": str(_ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "STRONGHOLD_STRICT_TEXTS": "1",
        "LC_ALL": "C.UTF-8",
        HOME_VARIABLE: str(home / "user"),
    }
    return os.environ | folders | fixed
