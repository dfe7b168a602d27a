"""The lists of matches on the disk: those played last, and all that are known, wherever their files lie. No widgets."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.core.save import AnyMatch, Recent, RecentList, entry_of, matches_file, recent_file
from stronghold_gui.files import is_plain

if TYPE_CHECKING:
    from collections.abc import Sequence


MOST: Final = 500
"""Matches of which more is remembered than where they lie."""


def recent() -> list[Recent]:
    """Return the matches played last, as far as their files are still there."""
    return [entry for entry in _recent().entries() if is_plain(Path(entry.path))]


def forget_recent() -> None:
    """Empty the list of matches played last."""
    _recent().clear()


def known() -> list[Recent]:
    """Return all matches that were played or opened here, as far as their files are still there."""
    return [entry for entry in _known().entries() if is_plain(Path(entry.path))]


def remember(match: AnyMatch, path: Path, when: int | None = None) -> None:
    """Put a match on top of the lists, as it stands.

    Args:
        match: the match.
        path: its file.
        when: it was played, seconds since 1970; by default now.
    """
    entry = entry_of(match, path, int(time.time()) if when is None else when)
    _recent().add(entry)
    # By the time of the file: a match that is only opened again is known already, and nothing has to be written.
    _known().note([replace(entry, when=_written(path))])


def note(entries: Sequence[Recent]) -> None:
    """Remember how matches stand that nobody has played just now."""
    _known().note(entries)


def forget(path: Path) -> None:
    """Take a file off the lists."""
    for listed in (_recent(), _known()):
        listed.forget(str(path.absolute()))


def rename(path: Path, new: Path) -> None:
    """Have the lists name another file."""
    for listed in (_recent(), _known()):
        listed.rename(str(path.absolute()), str(new.absolute()))


def _written(path: Path) -> int:
    """Return when a file was written, seconds since 1970."""
    try:
        return int(path.stat().st_mtime)
    except OSError:
        return int(time.time())


def _recent() -> RecentList:
    return RecentList(recent_file())


def _known() -> RecentList:
    return RecentList(matches_file(), MOST)
