"""Atomic writing of matches, exports and the program's own lists: a kill leaves a complete, valid file."""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.regular_file import NotRegularError, beside, new_file, open_regular, read_all, unguessable
from stronghold_gui.core.save.disk import make_folder, sync_file, sync_folders, write_all
from stronghold_gui.core.save.faults import BadFileError, Problem, bad, system_fault
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.files import close_quietly, entries_if_listed

_STALE_SECONDS: Final = 3600
"""The age in seconds at which a temporary file counts as left by a dead process."""


class UnsyncedError(BadFileError):
    """The file was written completely, but the system does not guarantee that it survives a power cut.

    Attributes:
        fingerprint: the fingerprint of the present file; "" if it is not computed.
    """

    fingerprint = ""


def write_atomically(
    path: Path, data: bytes, backup: Path | None = None, is_good: Callable[[Path], bool] | None = None
) -> None:
    """Replace a file atomically: temporary file in the same folder, flushed to disk, renamed.

    Args:
        path: the file; its folder is made if it is missing. A link is followed.
        data: the new content.
        backup: the path to which the present file moves, if it is a good one.
        is_good: returns whether the present file is good enough to replace the backup.

    Raises:
        UnsyncedError: the file holds the data now, but its name may not be on the disk yet.
        BadFileError: the system refuses, or the path is not a plain file; it is unchanged.
    """
    try:
        target = Path(os.path.realpath(path))
        changed = [*make_folder(target.parent), target.parent]
        _sweep(target)
        mode = _mode_of(target)
        with _removed_if_failing(_write_new(target, data, mode)) as new:
            if backup is not None and mode is not None and (is_good is None or is_good(target)):
                _keep(target, backup, mode)
            new.replace(target)
    except NotRegularError as error:
        raise BadFileError(bad(Problem.NOT_A_FILE).faults, str(path)) from error
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    try:
        sync_folders(changed)
    except OSError as error:
        raise UnsyncedError([system_fault(Problem.UNSYNCED, error)], str(path)) from error


def cannot_write(path: Path, error: OSError | ValueError) -> BadFileError:
    """Return the error for a file that the system does not let us write."""
    return BadFileError([system_fault(Problem.CANNOT_WRITE, error)], str(path))


def _mode_of(target: Path) -> int | None:
    """Return the permissions of the present file, ``None`` if there is none.

    Raises:
        NotRegularError: it is a device, a pipe or a folder, which must not be replaced.
    """
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularError
    return stat.S_IMODE(found.st_mode)


def _write_new(target: Path, data: bytes, mode: int | None) -> Path:
    """Write data to a temporary file with the target's permissions from the start, and sync it to the disk."""
    path = beside(target, f"{unguessable()}.tmp")
    file = new_file(path, 0o666 if mode is None else 0o600)
    with _removed_if_failing(path):
        try:
            if mode is not None and os.name == "posix":
                os.fchmod(file, mode)
            write_all(file, data)
            sync_file(file)
        finally:
            close_quietly(file)
    return path


@contextlib.contextmanager
def _removed_if_failing(path: Path) -> Iterator[Path]:
    """Remove a temporary file if the block fails."""
    try:
        yield path
    except BaseException:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise


def _keep(target: Path, backup: Path, mode: int) -> None:
    """Replace ``backup`` by the present file in one step, with a hard link if the disk supports it."""
    twin = beside(target, f"{unguessable()}.tmp")
    try:
        twin.hardlink_to(target)
    except OSError:
        file = open_regular(target)
        try:
            data = read_all(file, os.fstat(file).st_size)
        finally:
            close_quietly(file)
        twin = _write_new(target, data, mode)
    with _removed_if_failing(twin):
        twin.replace(backup)


def _sweep(target: Path) -> None:
    """Remove temporary files that killed processes left beside the target."""
    name = beside(target, "tmp").name.removesuffix("tmp")
    for left in entries_if_listed(target.parent, ".tmp"):
        if not left.name.startswith(name):
            continue
        with contextlib.suppress(OSError):
            found = left.lstat()
            if stat.S_ISREG(found.st_mode) and time.time() - found.st_mtime > _STALE_SECONDS:
                left.unlink()


def export(path: Path, data: bytes) -> None:
    """Write a file over the existing one; the folder must exist, since a missing one means a mistyped name.

    Raises:
        UnsyncedError: the file is written, but might not outlive a power cut.
        BadFileError: the system refuses; the existing file is unchanged.
    """
    try:
        path.parent.stat()
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    write_atomically(path, data)


def read_own(path: Path) -> Json:
    """Return the content of one of the program's own files; ``None`` if it is missing or damaged and may be replaced.

    Raises:
        BadFileError: the system refuses. The content is unknown, so the file must not be replaced.
    """
    try:
        return read_raw(path)
    except BadFileError as error:
        if error.first.problem == Problem.CANNOT_READ:
            raise
        return None
