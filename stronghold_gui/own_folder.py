"""Keeps the current folder out of this program and its processes: no code is read from there.

People start the program, or open a match, in the folder of the match: a download, a shared disk. Python imports
files from there that have the name of one of its own modules.

This module imports nothing that is not loaded when Python starts (not even ``__future__``).
"""

import os
import sys

OWN_FOLDER = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib would be imported
"""The folder of this package: the working folder of its child processes, where no other program puts files."""
_ROOT = os.path.dirname(OWN_FOLDER)  # noqa: PTH120
_SAFE = "PYTHONSAFEPATH"
_PATH = "PYTHONPATH"


def leave_current_folder() -> None:
    """Remove the current folder from `sys.path` if ``python -m`` has put it first.

    If the program can be imported only from there (a checkout that is not installed), it becomes the last folder.
    """
    # While Python looks for the module of ``-m``, the first argument is still "-m", not the module's path.
    if sys.flags.safe_path or sys.argv[:1] != ["-m"]:
        return
    first = sys.path.pop(0)
    if first == _ROOT and _ROOT not in sys.path:
        sys.path.append(first)


def own_command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of this program, to be started with `own_environment`."""
    return [sys.executable, "-P", "-m", module, *arguments]


def own_environment() -> dict[str, str]:
    """Return the environment variables to add for a child process of this program.

    With them the child finds modules in the same places as this process, but not in the current folder.
    """
    try:
        current = os.getcwd()  # noqa: PTH109
    except OSError:
        # The current folder has been removed.
        current = ""
    places = [place for place in sys.path if place and (place != current or place == _ROOT)]
    return {_SAFE: "1", _PATH: os.pathsep.join(places)}
