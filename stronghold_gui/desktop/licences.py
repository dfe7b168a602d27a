"""The licences of all parts of the program, read from the installed packages. No Qt."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from stronghold_gui import __version__
from stronghold_gui.desktop.missing_pictures import tell
from stronghold_gui.files import BadResource, entries_if_listed, is_plain, resource, resource_text

_NEEDED: Final = ("PySide6-Essentials", "pydantic", "platformdirs", "miniaudio", "msgspec")
"""Direct dependencies of the program; their metadata name the indirect ones."""
_TEXT_FILE: Final = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LONGEST: Final = 400_000
"""Largest number of characters of a licence text; a longer file is ignored."""
_GNU: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
"""The licences of Qt and PySide6, whose packages do not contain the texts."""


@dataclass(frozen=True, slots=True)
class Licence:
    """The licence of one part of the program.

    Attributes:
        name, version: name and version of the part.
        terms: the short name of the licence, or ``""``.
        home: address of the part's project, or ``""``.
        text: the text of the licence; ``""`` if the part has none.
    """

    name: str
    version: str
    terms: str
    home: str
    text: str


def licences() -> list[Licence]:
    """Return the licences of the program and of all its dependencies, the program first."""
    parts = sorted((_of(part) for part in _distributions()), key=lambda licence: licence.name.casefold())
    return [_own(), _python(), *parts, *_libraries()]


def _own() -> Licence:
    return Licence("Stronghold", __version__, "MIT", "", _own_text())


def _own_text() -> str:
    """Return the licence of the program: in a checkout from the file beside the package, else from its metadata."""
    checkout = Path(__file__).resolve().parents[2] / "LICENSE"
    if is_plain(checkout):
        return _read(checkout)
    try:
        return _texts(distribution("stronghold-gui"))
    except PackageNotFoundError:
        return ""


def _python() -> Licence:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    found = (_read(place / "LICENSE.txt") for place in places if is_plain(place / "LICENSE.txt"))
    text = next(found, "") or sys.copyright
    return Licence("Python", sys.version.split()[0], "PSF-2.0", "https://www.python.org/", text)


def _libraries() -> Iterator[Licence]:
    """Yield the licences of libraries that a bundle has beside its packages; other installations have none."""
    for file in entries_if_listed(resource("licences") / "libraries", ".txt"):
        name, _, version = file.stem.rpartition(" ")
        yield Licence(name, version, "", "", _read(file))


def _distributions() -> Iterator[Distribution]:
    """Yield the installed packages on which the program depends, directly or indirectly, each once."""
    wanted, seen = list(_NEEDED), set[str]()
    while wanted:
        name = wanted.pop(0)
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in seen:
            continue
        seen.add(key)
        try:
            part = distribution(name)
        except PackageNotFoundError:
            # It is needed only on other systems or by other versions of Python.
            continue
        yield part
        for line in part.requires or ():
            found = _NAME.match(line)
            if found is not None and "extra" not in line.partition(";")[2]:
                wanted.append(found[0])


def _of(part: Distribution) -> Licence:
    name = part.metadata["Name"]
    text = _texts(part) or _gnu(name)
    return Licence(name, part.version, terms_of(part), _home(part), text)


def _said(part: Distribution, member: str) -> list[str]:
    """Return the values of a field in a package's metadata."""
    return [str(line).strip() for line in part.metadata.get_all(member) or ()]


def terms_of(part: Distribution) -> str:
    """Return the short name of a package's licence: from its licence fields, else from its classifiers."""
    for member in ("License-Expression", "License"):
        for said in _said(part, member):
            if said and "\n" not in said and len(said) <= 80:
                return said
    kinds = [line.rpartition(" :: ")[2] for line in _said(part, "Classifier") if line.startswith("License ::")]
    return ", ".join(kinds)


def _home(part: Distribution) -> str:
    named = dict(line.split(", ", 1) for line in _said(part, "Project-URL") if ", " in line)
    lowered = {name.casefold(): address for name, address in named.items()}
    wanted = ("homepage", "source", "repository", "documentation")
    homes = [*_said(part, "Home-page"), *(lowered.get(name, "") for name in wanted)]
    return next((home for home in homes if home.startswith("https://")), "")


def _texts(part: Distribution) -> str:
    """Return all licence texts of a package, including those of bundled parts."""
    files = [file for file in part.files or () if _TEXT_FILE.search(file.name) and file.suffix not in (".py", ".pyc")]
    found = [_read(Path(str(file.locate()))) for file in files]
    return "\n\n".join(dict.fromkeys(text for text in found if text))


def _gnu(name: str) -> str:
    if not name.casefold().startswith(("pyside6", "shiboken6")):
        return ""
    try:
        return "\n\n".join(resource_text(resource("licences", file)) for file in _GNU)
    except BadResource as fault:
        tell(fault)
        return ""


def _read(file: Path) -> str:
    """Return the text of a file; ``""`` if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8", errors="replace")[:_LONGEST].strip()
    except OSError:
        return ""
