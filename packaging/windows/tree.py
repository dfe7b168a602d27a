"""The staged folder of Windows: its programs, Python, packages and licences."""

from __future__ import annotations

import shutil
from pathlib import Path

from bundle.project import ROOT, say
from bundle.tree import compile_all, describe, fill
from windows.launcher import compile_launchers
from windows.python import WINDOWS, bring_python


def stage_windows(folder: Path) -> None:
    """Make the folder, which is emptied first.

    Raises:
        BuildError: a part is missing.
    """
    say("staging the folder for Windows")
    shutil.rmtree(folder, ignore_errors=True)
    site = bring_python(folder / "python")
    fill(site, WINDOWS)
    describe(site, WINDOWS, folder / "licences")
    shutil.copy2(ROOT / "packaging" / "windows" / "vcruntime.txt", folder / "licences" / "vcruntime.txt")
    compile_launchers(folder)
    compile_all(folder / "python" / "Lib")
