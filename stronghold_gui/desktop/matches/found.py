"""Finding all matches there are: those in their folder, and those elsewhere that were played here. No widgets here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.save import SUFFIX, Recent, entry_of, matches_folder, open_match, stamp_of
from stronghold_gui.core.save.listing import list_folder
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.desktop.matches import lists
from stronghold_gui.files import is_plain

if TYPE_CHECKING:
    from stronghold_gui.games.library import Library

LARGEST: Final = 1 << 18
"""Bytes of a file that is looked into without being asked for; a long match has a tenth."""


@dataclass(frozen=True, slots=True)
class Found:
    """A match in a file.

    Attributes:
        path: the file.
        entry: how it stands, as far as that is known.
        current: whether the file is still the one of which that was said.
        bytes: how large it is.
        written: when that was, in nanoseconds since 1970.
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
    """Return all matches, the one played last first.

    Args:
        library: the games there are.
        in_folder: the files of those in the folder of matches.
    """
    known = {entry.path: entry for entry in (*lists.recent(), *lists.known())}
    paths = dict.fromkeys([*in_folder, *map(Path, known)])
    found = [one for path in paths if (one := _found(path, known.get(str(path)), library)) is not None]
    return sorted(found, key=lambda one: one.written, reverse=True)


def look_into(one: Found, library: Library) -> Recent:
    """Return how a match stands, found out by replaying it.

    Raises:
        BadFileError: it cannot be read.
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
