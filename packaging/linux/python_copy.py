"""A Python for a Linux bundle: a copy of the one that builds, which runs from any folder."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from bundle.project import BuildError, run
from bundle.tree import copy_standard_library

_OF_EVERY_SYSTEM: Final = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|util|gcc_s|stdc\+\+))\.so.*")
"""Libraries of the C library and the compiler, which every Linux has."""


def copy_python(home: Path) -> Path:
    """Copy the running Python into a folder; return the folder for packages in it.

    Raises:
        BuildError: this is not Linux, or patchelf is missing.
    """
    if not sys.platform.startswith("linux"):
        raise BuildError("a bundle for Linux is built on Linux")
    name = f"python{sysconfig.get_python_version()}"
    program, library = home / "bin" / name, home / "lib" / name
    program.parent.mkdir(parents=True)
    # In a virtual environment, the program is a link.
    shutil.copy2(Path(sys.executable).resolve(), program)
    (home / "bin" / "python3").symlink_to(name)
    copy_standard_library(library)
    _bring_libraries([program, *library.glob("lib-dynload/*.so")], home / "lib")
    # Debian's Python looks for packages in another folder than Python does elsewhere, so the copy is asked.
    asked = [str(program), "-I", "-c", "import site; print(site.getsitepackages()[-1])"]
    site = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    site.mkdir()
    return site


def bring_window_libraries(site: Path) -> None:
    """Copy the system libraries of Qt's X11 plugin that a fresh system lacks into the folder of Qt's libraries."""
    qt = site / "PySide6" / "Qt" / "lib"
    wanted = {
        name: path
        for plugin in (qt / "libQt6XcbQpa.so.6", *qt.glob("../plugins/platforms/libqxcb.so"))
        for name, path in needed_libraries(plugin).items()
        # libxkbcommon and its part for X11 must be of one version: in Ubuntu 26.04 a mixed pair crashed.
        if re.match(r"libxcb-|libxkbcommon", name)
    }
    _copy(wanted, qt)


def strip_modules(library: Path) -> None:
    """Strip debug symbols from compiled modules; other libraries of wheels stay unchanged."""
    modules = [*library.glob("**/*.cpython-*.so"), *library.glob("**/*.abi3.so")]
    run("strip", "--strip-unneeded", *map(str, modules))


def needed_libraries(binary: Path) -> dict[str, Path]:
    """Return the libraries that a program or library is linked to, directly or through others, by name.

    Raises:
        BuildError: a library is not installed on this system.
    """
    listed = subprocess.run(["/usr/bin/ldd", str(binary)], capture_output=True, text=True, check=False).stdout
    if lost := re.search(r"(\S+) => not found", listed):
        raise BuildError(f"{lost[1]}, which {binary.name} needs, is not installed here")
    return {found[1]: Path(found[2]) for found in re.finditer(r"(\S+) => (/\S+)", listed)}


def _bring_libraries(binaries: list[Path], folder: Path) -> None:
    """Copy the libraries of some binaries into a folder, and make the binaries look for them there."""
    wanted: dict[str, Path] = {}
    for binary in binaries:
        needed = {name: path for name, path in needed_libraries(binary).items() if not _OF_EVERY_SYSTEM.match(name)}
        if needed or binary.parent.name == "bin":
            _look_in(binary, folder)
        wanted |= needed
    _copy(wanted, folder)


def _copy(libraries: dict[str, Path], folder: Path) -> None:
    for name, path in libraries.items():
        copied = folder / name
        if not copied.exists():
            shutil.copy2(path.resolve(), copied)
            copied.chmod(0o755)
            run("strip", "--strip-unneeded", str(copied))
            _look_in(copied, folder)


def _look_in(binary: Path, folder: Path) -> None:
    """Make a binary look for its libraries in a folder of the same bundle, by a relative path."""
    up = "/".join([".."] * len(binary.parent.relative_to(folder.parent).parts))
    place = "$ORIGIN" if binary.parent == folder else f"$ORIGIN/{up}/{folder.name}"
    run("patchelf", "--set-rpath", place, str(binary))
