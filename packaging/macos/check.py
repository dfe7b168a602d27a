"""Checks of an app before it is signed; they run on any system."""

from __future__ import annotations

import plistlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bundle.project import APP_ID, BuildError, version
from macos.macho import Linked, is_macho, linked, slices

_SYSTEM: Final = ("/usr/lib/", "/System/Library/")


def check_app(app: Path, processor: str) -> int:
    """Check an app and return how many programs and libraries it has.

    Raises:
        BuildError: its description, an icon, a program or a library is missing or not for the processor.
    """
    said = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
    program = app / "Contents" / "MacOS" / said["CFBundleExecutable"]
    icon = app / "Contents" / "Resources" / said["CFBundleIconFile"]
    if said["CFBundleIdentifier"] != APP_ID or said["CFBundleShortVersionString"] != version():
        raise BuildError("Info.plist does not name this program and version")
    if not is_macho(program) or not program.stat().st_mode & 0o111:
        raise BuildError(f"{program.name} cannot be started")
    if icon.read_bytes()[:4] != b"icns":
        raise BuildError(f"{icon.name} is no icon")
    faults: list[str] = []
    binaries = list(_binaries(app))
    for file in binaries:
        parts = slices(file.read_bytes())
        if list(parts) != [processor]:
            faults.append(f"{file.relative_to(app)} is for {', '.join(parts)}")
            continue
        faults += [
            f"{file.relative_to(app)}: {lost} is missing" for lost in _lost(file, linked(parts[processor]), program)
        ]
    if faults:
        raise BuildError("\n".join(faults))
    return len(binaries)


def _binaries(app: Path) -> Iterator[Path]:
    """Yield all programs and libraries; links to them are not followed."""
    for file in sorted(app.rglob("*")):
        if file.is_file() and not file.is_symlink() and is_macho(file):
            yield file


def _lost(file: Path, needs: Linked, program: Path) -> Iterator[str]:
    """Yield the libraries that a file is linked to and that neither the system nor the app has."""
    places = {"@loader_path": file.parent, "@executable_path": program.parent}
    rpaths = [_resolved(rpath, places) for rpath in needs.rpaths]
    for library in needs.libraries:
        if library.startswith(_SYSTEM):
            continue
        name = library.removeprefix("@rpath/")
        tried = [rpath / name for rpath in rpaths] if name != library else [_resolved(library, places)]
        if not any(path.exists() for path in tried):
            yield library


def _resolved(text: str, places: dict[str, Path]) -> Path:
    """Return a path in which a word such as ``@loader_path`` is replaced by its folder."""
    for word, folder in places.items():
        if text.startswith(word):
            return folder / text.removeprefix(word).lstrip("/")
    return Path(text)
