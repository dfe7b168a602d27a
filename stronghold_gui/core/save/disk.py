"""The disk: making and listing folders, writing, and syncing at once or soon on a thread.

This module and its callers open files only with functions of ``os`` and ``pathlib``, so that a test can record the
calls and simulate a power cut.
"""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.faults import BadFileError, Problem, system_fault
from stronghold_gui.files import close_quietly, entries_of

_CANNOT_BE_ASKED: Final = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF})
"""Errors of systems and disks that cannot sync folders or do it by themselves."""

if sys.platform == "darwin":
    import fcntl

    def sync_file(file: int) -> None:
        """Block until an open file's content is on the disk; on macOS ``fsync`` only reaches the disk's own cache."""
        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError:
            os.fsync(file)

else:

    def sync_file(file: int) -> None:
        """Block until the content of an open file is on the disk."""
        os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Block until new, changed and removed names in a folder are on the disk.

    Windows does this by itself, and some disks do not support the call; neither is an error.
    """
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    except PermissionError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_BE_ASKED:
            raise
    finally:
        close_quietly(handle)


def make_folder(folder: Path) -> list[Path]:
    """Make a folder and its missing parents; return the folders in which a new folder was made."""
    missing = []
    above = folder.absolute()
    while not above.is_dir() and above != above.parent:
        missing.append(above)
        above = above.parent
    for path in reversed(missing):
        path.mkdir(exist_ok=True)
    return [path.parent for path in missing]


def write_all(file: int, data: bytes) -> None:
    """Write all given bytes at the current offset of an open file."""
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]


def sync_folders(folders: Sequence[Path]) -> None:
    """Sync the names in several folders to the disk."""
    for folder in dict.fromkeys(folders):
        sync_folder(folder)


def is_same(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same place after following links; neither need exist."""
    try:
        return os.path.realpath(one) == os.path.realpath(other)
    except (OSError, ValueError):
        # The system gives no answer, or no file can have such a name.
        return one == other


TOGETHER: Final = 0.25
"""The delay in seconds from the first write until all writes are synced together.

Data is promised to be on the disk after a second (docs/FILES.md); the rest of that second is for the disk."""


class Syncing:
    """A thread that syncs an open file to the disk.

    Attributes:
        fault: the error of a failed sync; there is no further attempt, since earlier data may be lost already.
    """

    def __init__(self, file: int, folders: Sequence[Path] = (), together: float = TOGETHER) -> None:
        """Start the thread.

        Args:
            file: the descriptor, open until ``end`` has returned.
            folders: the folders with new names, synced together with the first data.
            together: seconds to wait for more data before a sync.
        """
        self.fault: OSError | None = None
        self._file, self._folders, self._together = file, tuple(folders), together
        self._asked = self._done = 0
        self._hurry = self._ending = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="journal to disk", daemon=True)
        self._thread.start()

    def wish(self) -> None:
        """Request a sync of all data written so far."""
        with self._news:
            self._asked += 1
            if self._asked == self._done + 1:
                self._news.notify_all()

    def wait(self) -> None:
        """Block until all data written so far is on the disk, or cannot be synced."""
        with self._news:
            self._hurry = True
            self._news.notify_all()
            self._news.wait_for(lambda: self._done == self._asked or self.fault is not None)
            self._hurry = False

    def end(self, *, discard: bool = False) -> None:
        """Stop the thread and wait for its end; with ``discard``, unsynced data stays unsynced."""
        with self._news:
            if discard:
                self._asked = self._done
            self._ending = self._hurry = True
            self._news.notify_all()
        self._thread.join()

    def _work(self) -> None:
        while (asked := self._next()) is not None:
            try:
                sync_file(self._file)
                sync_folders(self._folders)
            except OSError as error:
                with self._news:
                    # Drop the traceback, whose frames would keep this thread's objects alive.
                    self.fault = error.with_traceback(None)
                    self._news.notify_all()
                return
            self._folders = ()
            with self._news:
                self._done = max(self._done, asked)
                self._news.notify_all()

    def _next(self) -> int | None:
        """Wait for a request; return the number of requests so far, or ``None`` at the end."""
        with self._news:
            self._news.wait_for(lambda: self._ending or self._asked > self._done)
            self._news.wait_for(lambda: self._hurry, self._together)
            return self._asked if self._asked > self._done else None


def list_folder(folder: Path, ending: str) -> list[Path]:
    """Return the files and folders of a folder, as ``entries_of`` does.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    try:
        return entries_of(folder, ending)
    except OSError as error:
        raise BadFileError([system_fault(Problem.CANNOT_LIST, error)], str(folder)) from error
