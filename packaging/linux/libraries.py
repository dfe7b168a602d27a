"""Licences of the libraries in a Linux bundle that no package of Python describes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundle.licences import LIBRARIES
from bundle.project import ROOT, BuildError

_DESCRIBED: Final = re.compile(r"lib(python|Qt6|pyside6|shiboken6)")
"""Libraries that belong to Python, or to packages that are listed themselves."""
_ICU: Final = re.compile(r"libicu\w+\.so\.(\d+)")


def describe_libraries(home: Path, site: Path) -> None:
    """Write the licence of every other library into the folder `LIBRARIES`.

    Those that were copied from this system are named after its packages. ICU comes with Qt.

    Args:
        home: the folder of the bundle's Python.
        site: the folder of packages in it.

    Raises:
        BuildError: a library or its licence is in no package of this system.
    """
    folder = site / LIBRARIES
    folder.mkdir(parents=True)
    for library in (*home.glob("lib/lib*.so.*"), *site.glob("PySide6/Qt/lib/lib*.so.*")):
        if icu := _ICU.fullmatch(library.name):
            shutil.copy2(ROOT / "packaging" / "linux" / "icu.txt", folder / f"ICU {icu[1]}.txt")
        elif not _DESCRIBED.match(library.name):
            _copy_licence(library.name, folder)


def _copy_licence(library: str, folder: Path) -> None:
    package = _ask_dpkg("--search", f"*/{library}").partition(":")[0]
    version = _ask_dpkg("--show", "--showformat=${Version}\n", package).splitlines()[0]
    text = Path("/usr/share/doc", package, "copyright")
    if not text.is_file():
        raise BuildError(f"{text}, the licence of {library}, is not installed here")
    shutil.copy2(text, folder / f"{package} {version}.txt")


def _ask_dpkg(*question: str) -> str:
    done = subprocess.run(["/usr/bin/dpkg-query", *question], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"dpkg-query {' '.join(question)}: {done.stderr.strip()}")
    return done.stdout
