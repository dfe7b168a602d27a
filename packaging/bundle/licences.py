"""The licences of everything in a bundle, as files in one folder, and a list of the parts."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution
from pathlib import Path
from typing import Final

from bundle.project import ROOT, matching
from stronghold_gui.desktop.licences import terms_of

_TEXTS: Final = ("LICEN[CS]E*", "COPYING*", "NOTICE*", "AUTHORS*", "licen[cs]es/**/*", "LICENSES/**/*")


LIBRARIES: Final = Path("stronghold_gui", "_resources", "licences", "libraries")
"""The folder, in that of packages, with the licences of libraries that belong to none: ``NAME VERSION.txt``."""


@dataclass(frozen=True, slots=True)
class Library:
    """A library in a bundle that belongs to no package of Python.

    Attributes:
        name, version: the name and the version of the library.
        text: the file with its licence.
    """

    name: str
    version: str
    text: Path


@dataclass(frozen=True, slots=True)
class Part:
    """An installed package.

    Attributes:
        name, version: the name and the version of the package.
        licence: its terms in a few words, as it declares them.
        folder: the folder of its metadata.
    """

    name: str
    version: str
    licence: str
    folder: Path


def parts(site: Path) -> list[Part]:
    """Return all packages that are installed in a folder, by name."""
    folders = sorted(site.glob("*.dist-info"), key=lambda path: path.name.lower())
    return [_part(folder) for folder in folders]


def _part(folder: Path) -> Part:
    package = Distribution.at(folder)
    return Part(package.metadata["Name"], package.version, terms_of(package) or "see its licence text", folder)


def libraries(site: Path) -> list[Library]:
    """Return the libraries whose licences are in the folder `LIBRARIES`, by name."""
    return [_library(text) for text in sorted((site / LIBRARIES).glob("*.txt"))]


def _library(text: Path) -> Library:
    name, _, version = text.stem.rpartition(" ")
    return Library(name, version, text)


def write_licences(site: Path, folder: Path) -> None:
    """Copy every licence text of a bundle into a folder: of the program, Python, each package and library."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy2(ROOT / "LICENSE", folder / "Stronghold.txt")
    for text in (ROOT / "resources" / "licences").glob("*.txt"):
        shutil.copy2(text, folder / text.name)
    if python := _python_licence():
        shutil.copy2(python, folder / "Python.txt")
    lines = []
    for part in parts(site):
        lines.append(f"{part.name} {part.version}: {part.licence}")
        for text in matching(part.folder, _TEXTS):
            if text.is_file():
                shutil.copy2(text, folder / f"{part.name}-{text.name.removesuffix('.txt')}.txt")
    for library in libraries(site):
        lines.append(f"{library.name} {library.version}: see its licence text")
        shutil.copy2(library.text, folder / f"{library.name}.txt")
    (folder / "PARTS.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _python_licence() -> Path | None:
    """Return the licence of the Python that builds."""
    library = Path(sys.base_prefix, "lib", f"python{sys.version_info.major}.{sys.version_info.minor}")
    places = (library / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt"), Path("/usr/share/doc/python3/copyright"))
    return next((place for place in places if place.is_file()), None)
