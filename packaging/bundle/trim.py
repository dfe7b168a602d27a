"""Removes files that the program never loads from a bundle, by the lists in ``trim.toml``."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bundle.project import matching


def trim_packages(site: Path) -> None:
    """Remove the files that the program never loads from a folder of installed packages."""
    lists, qt = _lists(), site / "PySide6"
    for folder in (qt, qt / "Qt"):
        _remove(folder, lists["qt_unused"])
        _keep(folder / "plugins", "*", lists["plugins"])
        _keep(folder / "translations", "*.qm", ("qt_fr", "qt_en", "qtbase_fr", "qtbase_en"))
    _keep(qt, "Qt*.abi3.so", lists["bindings"])
    _keep(qt, "Qt*.pyd", lists["bindings"])
    for library in matching(qt, ("Qt6*.dll", "Qt/lib/*Qt*")):
        found = re.match(r"(?:lib)?Qt6?([A-Za-z]+)", library.name)
        if found is not None and found[1] not in lists["qt_libraries"]:
            _delete(library)
    _remove(site, lists["packages_unused"])


def trim_standard_library(library: Path) -> None:
    """Remove the modules that the program never loads from a copy of Python's standard library."""
    lists = _lists()
    _remove(library, lists["library_unused"])
    _remove(library / "lib-dynload", [f"{name}.*" for name in lists["extensions_unused"]])


def trim_windows_python(home: Path) -> None:
    """Remove the libraries that the program never loads from a Python for Windows."""
    _remove(home, _lists()["windows_unused"])


@cache
def _lists() -> dict[str, list[str]]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def _keep(folder: Path, pattern: str, kept: Iterable[str]) -> None:
    """Remove files that match a pattern, except those whose name before the first dot is in ``kept``."""
    stems = set(kept)
    for path in folder.glob(pattern):
        if path.name.split(".")[0] not in stems:
            _delete(path)


def _remove(folder: Path, patterns: list[str]) -> None:
    for path in matching(folder, patterns):
        _delete(path)


def _delete(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
