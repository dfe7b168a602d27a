"""The staged tree of a Linux bundle: a copy of the Python that builds, packages, the program, its launcher."""

from __future__ import annotations

import platform
import shutil
import sysconfig
from pathlib import Path

from bundle.project import COMMAND, ROOT, say
from bundle.tree import compile_all, describe, fill
from bundle.wheels import Platform
from linux.libraries import describe_libraries
from linux.python_copy import bring_window_libraries, copy_python, strip_modules


def stage_linux(folder: Path) -> None:
    """Make the tree in a folder, which is emptied first.

    Raises:
        BuildError: a part is missing.
    """
    say("staging the tree for Linux")
    shutil.rmtree(folder, ignore_errors=True)
    site = copy_python(folder / "python")
    fill(site, _here())
    bring_window_libraries(site)
    describe_libraries(folder / "python", site)
    describe(site, _here(), folder / "licences")
    strip_modules(folder / "python" / "lib")
    launcher = folder / COMMAND
    shutil.copy2(ROOT / "packaging" / "linux" / "launcher.sh", launcher)
    launcher.chmod(0o755)
    compile_all(folder / "python" / "lib")


def _here() -> Platform:
    """Return the platform of the Python that builds."""
    machine = sysconfig.get_platform().removeprefix("linux-")
    tags = tuple(f"manylinux_2_{minor}_{machine}" for minor in range(36, 16, -1))
    return Platform((*tags, f"manylinux2014_{machine}"), platform.python_version())
