"""The staged tree of a Linux bundle: Python, packages, the program, its launcher and licences, compiled beforehand."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

from bundle.licences import write_licences
from bundle.project import COMMAND, ROOT, run, say
from bundle.python_copy import bring_window_libraries, copy_python
from bundle.sbom import write_sbom
from bundle.trim import trim_packages
from bundle.wheels import Platform, install_packages


def stage_linux(folder: Path) -> Path:
    """Make the tree in a folder, which is emptied first; return the folder of its packages.

    Raises:
        BuildError: something that it is made of is missing.
    """
    say("staging the tree: Python, packages, the program")
    shutil.rmtree(folder, ignore_errors=True)
    site = copy_python(folder / "python")
    install_packages(site, _here())
    trim_packages(site)
    bring_window_libraries(site)
    write_licences(site, folder / "licences")
    write_sbom(site, folder / "licences" / "sbom.json")
    launcher = folder / COMMAND
    shutil.copy2(ROOT / "packaging" / "linux" / "launcher.sh", launcher)
    launcher.chmod(0o755)
    compile_all(folder / "python" / "bin" / "python3", folder / "python" / "lib")
    return site


def compile_all(python: Path, library: Path) -> None:
    """Compile all modules beforehand: installed folders are read-only. The caches stay valid when the tree is moved."""
    options = ("--invalidation-mode", "unchecked-hash", "-q", "-j", "0", "-s", str(library))
    run(str(python), "-P", "-m", "compileall", *options, str(library))


def _here() -> Platform:
    """Return the platform of the Python that builds."""
    machine = sysconfig.get_platform().removeprefix("linux-")
    tags = tuple(f"manylinux_2_{minor}_{machine}" for minor in range(36, 16, -1))
    return Platform((*tags, f"manylinux2014_{machine}"), f"{sys.version_info.major}.{sys.version_info.minor}")
