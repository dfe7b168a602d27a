"""Qt finds its plugins and translations wherever the program is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import shiboken6

_PROGRAM = """
from pathlib import Path
from PySide6.QtWidgets import QApplication
from stronghold_gui.desktop.qt_folders import add_plugins, translations

add_plugins()
QApplication([])
print(Path(translations(), "qtbase_fr.qm").is_file())
"""


def test_a_comma_in_the_path_of_the_program_does_no_harm(tmp_path: Path) -> None:
    packages = tmp_path / "Doe, Jane"
    packages.mkdir()
    for module in (PySide6, shiboken6):
        (packages / str(module.__name__)).symlink_to(Path(str(module.__file__)).parent)
    environment = os.environ | {"PYTHONPATH": str(packages), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr
