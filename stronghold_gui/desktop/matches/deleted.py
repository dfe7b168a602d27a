"""The folder of deleted matches: they can be restored, and are removed for good after some time. No widgets here."""

from __future__ import annotations

import errno
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import copy2
from typing import Final

from stronghold_gui.core.regular_file import beside, unguessable
from stronghold_gui.core.save import backup_of, deleted_folder, free_path
from stronghold_gui.core.save.disk import make_folder
from stronghold_gui.files import entries_if_listed
from stronghold_gui.players.review.document import review_file

KEPT: Final = 30
"""Days for which a deleted match is stored."""
_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Deleted:
    """A match that was deleted.

    Attributes:
        path: its former file.
        place: its file in the folder of deleted matches.
    """

    path: Path
    place: Path


def delete(path: Path) -> Deleted:
    """Move a match file and its backup to the folder of deleted matches.

    Raises:
        OSError: the system refuses; the match has not moved.
    """
    place = _new_place() / path.name
    try:
        _move(path, place)
    except OSError:
        _remove_folder(place.parent)
        raise
    with suppress(OSError):
        # The match itself is moved, so a backup that stays does no harm.
        _move(backup_of(path), backup_of(place))
    with suppress(OSError):
        _move(review_file(path), review_file(place))
    return Deleted(path, place)


def put_back(deleted: Deleted) -> Path:
    """Restore a match to its folder; its name gets a number if another file has the name now. Return its file.

    Raises:
        OSError: the system refuses; the match has not moved.
    """
    make_folder(deleted.path.parent)
    path = free_path(deleted.path.parent, deleted.path.stem)
    _move(deleted.place, path)
    with suppress(OSError):
        _move(backup_of(deleted.place), backup_of(path))
    with suppress(OSError):
        _move(review_file(deleted.place), review_file(path))
    _remove_folder(deleted.place.parent)
    return path


def sweep(now: float | None = None) -> None:
    """Remove matches for good that were deleted more than `KEPT` days ago.

    Args:
        now: seconds since 1970; by default the system's time.
    """
    before = (time.time() if now is None else now) - KEPT * _DAY
    for place in entries_if_listed(deleted_folder()):
        with suppress(OSError):
            if place.is_dir() and not place.is_symlink() and place.stat().st_mtime < before:
                for file in place.iterdir():
                    file.unlink()
                place.rmdir()


def _new_place() -> Path:
    """Return a new folder for a match being deleted."""
    place = deleted_folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{unguessable()}"
    make_folder(place)
    return place


def _move(source: Path, goal: Path) -> None:
    """Move a file to a free path, from one disk to another if need be.

    Raises:
        OSError: the system refuses; the file has not moved, and nothing is left at the goal.
    """
    try:
        source.rename(goal)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _copy(source, goal)
        with suppress(OSError):
            # If the source cannot be removed, the copy is complete nevertheless.
            source.unlink()


def _copy(source: Path, goal: Path) -> None:
    """Copy a file atomically, so that its name never has a partial file."""
    part = beside(goal, f"{unguessable()}.tmp")
    try:
        copy2(source, part)
        part.replace(goal)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _remove_folder(folder: Path) -> None:
    """Remove a folder if nothing is in it."""
    with suppress(OSError):
        folder.rmdir()
