"""Processes that measurements start: none uses anybody's settings, none needs a screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from stronghold_gui.bench.figure import Unavailable
from stronghold_gui.files import HOME_VARIABLE

_PATIENCE: Final = 300


class Processes:
    """Starts this program's modules with user folders and compiled modules of their own.

    The modules are compiled by the first start and then read, as after an installation, whatever the environment says.
    """

    def __init__(self, folder: Path) -> None:
        """Take a folder for what the processes write."""
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment |= {
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "PYTHONPATH": os.pathsep.join(filter(None, (_home(), os.environ.get("PYTHONPATH")))),
            "QT_QPA_PLATFORM": "offscreen",
            HOME_VARIABLE: str(folder / "home"),
        }

    def run(self, module: str, *arguments: str) -> dict[str, Any]:
        """Run a module of `bench.children` and return what it printed, and the time that took.

        Of a moment it tells, `seconds` are those from its start to `painted`, `seconds_ready` those to `ready`.

        Raises:
            Unavailable: it failed, for want of Qt's libraries for instance; its last words are the reason.
        """
        command = [sys.executable, "-m", f"{__package__}.children.{module}", *arguments]
        began = time.perf_counter_ns()
        done = subprocess.run(  # noqa: S603 - ourselves
            command, capture_output=True, text=True, env=self._environment, timeout=_PATIENCE, check=False
        )
        if done.returncode or not done.stdout:
            words = done.stderr.strip().splitlines()
            raise Unavailable(words[-1] if words else f"{module} ended with {done.returncode}")
        said: dict[str, Any] = json.loads(done.stdout)
        for moment, name in (("painted", "seconds"), ("ready", "seconds_ready")):
            if moment in said:
                said[name] = (said[moment] - began) / 1e9
        return said


def _home() -> str:
    """Return the folder that holds the package."""
    return str(Path(__file__).resolve().parents[2])
