"""The processes in which the window is measured: modules of `bench.children`."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

from stronghold_gui.bench.figure import Unavailable
from stronghold_gui.files import HOME_VARIABLE
from stronghold_gui.own_folder import OWN_FOLDER, own_command

_PATIENCE: Final = 300


def _screen_file(folder: Path) -> Path:
    """Write a configuration of Qt's offscreen platform with a larger screen, since the default one is too small."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
    return file


class Processes:
    """A starter of child processes with separate user folders and a separate cache of compiled modules.

    The first start compiles the modules and later ones read them, as after an installation, even if the environment
    forbids writing compiled files.
    """

    def __init__(self, folder: Path) -> None:
        """Set the folder for all files that the processes write."""
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._environment |= {
            # Only the folders that are needed, since the time of the module search is measured, too.
            "PYTHONPATH": os.pathsep.join(filter(None, (str(Path(OWN_FOLDER).parent), os.environ.get("PYTHONPATH")))),
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "QT_QPA_PLATFORM": f"offscreen:configfile={_screen_file(folder)}",
            HOME_VARIABLE: str(folder / "home"),
        }

    def run(self, module: str, *arguments: str) -> dict[str, Any]:
        """Run a module of `bench.children` and return the JSON object that it printed.

        Raises:
            Unavailable: it failed, for example because a library of Qt is missing; the message is its last line.
        """
        command = own_command(f"{__package__}.children.{module}", *arguments)
        done = subprocess.run(  # noqa: S603 - ourselves
            command,
            capture_output=True,
            text=True,
            env=self._environment,
            cwd=OWN_FOLDER,
            timeout=_PATIENCE,
            check=False,
        )
        if done.returncode or not done.stdout:
            words = done.stderr.strip().splitlines()
            raise Unavailable(words[-1] if words else f"{module} ended with {done.returncode}")
        said: dict[str, Any] = json.loads(done.stdout)
        return said
