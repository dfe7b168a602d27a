"""The lists of matches on disk: those played last, all known ones, and those found. No widgets here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.save import (
    SUFFIX,
    AnyMatch,
    Recent,
    RecentList,
    entry_of,
    matches_file,
    matches_folder,
    open_match,
    recent_file,
    stamp_of,
)
from stronghold_gui.core.save.disk import list_folder
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.files import is_plain

if TYPE_CHECKING:
    from stronghold_gui.games.library import Library


MOST: Final = 1000
"""Largest number of matches in the list of known ones."""


def recent() -> list[Recent]:
    """Return the matches played last whose files still exist."""
    return [entry for entry in _recent().entries() if is_plain(Path(entry.path))]


def forget_recent() -> None:
    """Empty the list of matches played last."""
    _recent().clear()


def known() -> list[Recent]:
    """Return all matches played or opened here whose files still exist."""
    return [entry for entry in _known().entries() if is_plain(Path(entry.path))]


def remember(match: AnyMatch, path: Path, when: int | None = None) -> None:
    """Put a match on top of the lists, with its current state.

    Args:
        match: the match.
        path: its file.
        when: time of play, in seconds since 1970; by default now.
    """
    entry = entry_of(match, path, int(time.time()) if when is None else when)
    _recent().add(entry)
    # With the time of the file, the entry of a match that is only opened again is unchanged and need not be written.
    _known().note([replace(entry, when=_written(path))])


def note(entries: Sequence[Recent]) -> None:
    """Store the states of matches that were not played just now."""
    _known().note(entries)


def forget(path: Path) -> None:
    """Remove a file from the lists."""
    for listed in (_recent(), _known()):
        listed.forget(str(path.absolute()))


def rename(path: Path, new: Path) -> None:
    """Change a file's path in the lists."""
    for listed in (_recent(), _known()):
        listed.rename(str(path.absolute()), str(new.absolute()))


def _written(path: Path) -> int:
    """Return the time of a file's last change, in seconds since 1970; without a file, the current time."""
    try:
        return int(path.stat().st_mtime)
    except OSError:
        return int(time.time())


def _recent() -> RecentList:
    return RecentList(recent_file())


def _known() -> RecentList:
    return RecentList(matches_file(), MOST)


LARGEST: Final = 1 << 18
"""Largest size in bytes of a file that is read without the user asking for it; a long match has a tenth of it."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match in a file.

    Attributes:
        path: the file.
        entry: its state, as far as known.
        current: whether the file is unchanged since that state was read.
        bytes: its size.
        written: time of its last change, in nanoseconds since 1970.
    """

    path: Path
    entry: Recent
    current: bool
    bytes: int
    written: int


def matches_in_folder() -> list[Path]:
    """Return the match files in the folder of matches.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    return [path for path in list_folder(matches_folder(), SUFFIX) if is_plain(path)]


def find_matches(library: Library, in_folder: Sequence[Path]) -> list[Found]:
    """Return all matches, in the order of the last changes of their files, the latest first.

    Args:
        library: the games.
        in_folder: the files in the folder of matches.
    """
    listed = {entry.path: entry for entry in (*recent(), *known())}
    paths = dict.fromkeys([*in_folder, *map(Path, listed)])
    found = [one for path in paths if (one := _found(path, listed.get(str(path)), library)) is not None]
    return sorted(found, key=lambda one: one.written, reverse=True)


def look_into(one: Found, library: Library) -> Recent:
    """Return the state of a match, found by replaying it.

    Raises:
        BadFileError: the file cannot be read.
    """
    return entry_of(open_match(one.path, library.find), one.path, one.entry.when)


def _found(path: Path, entry: Recent | None, library: Library) -> Found | None:
    try:
        facts = path.stat()
    except OSError:
        return None
    when = int(facts.st_mtime)
    if entry is None:
        header = head_of(path, library)
        entry = Recent(str(path), header.game if header is not None else "", (), 0, when)
    current = bool(entry.stamp) and entry.stamp == stamp_of(path)
    return Found(path, replace(entry, when=when), current, facts.st_size, facts.st_mtime_ns)
