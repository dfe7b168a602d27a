"""Locks on files that end with their process, and the sole writer of a match file."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from stronghold_gui.core.regular_file import NO_LINK, NotRegularError, beside, open_regular
from stronghold_gui.core.save.atomic import cannot_write
from stronghold_gui.core.save.disk import make_folder
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.files import close_quietly


class Lock(Enum):
    """The result of a request for a lock."""

    OURS = "ours"
    TAKEN = "taken"
    """Another process, or another part of this one, holds the lock."""
    IMPOSSIBLE = "impossible"
    """The disk does not support locks, like some network drives."""


_TAKEN = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 40

    def _lock(file: int, *, wait: bool) -> None:
        """Lock a byte far beyond the end of the file, because locks on Windows also prevent reading."""
        at = os.lseek(file, 0, os.SEEK_CUR)
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, at, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int, *, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


def try_lock(file: int, *, wait: bool = False) -> Lock:
    """Lock an open file for this process.

    Args:
        file: its descriptor.
        wait: block until the lock is released; only for locks held very briefly.
    """
    try:
        _lock(file, wait=wait)
    except OSError as error:
        return Lock.TAKEN if error.errno in _TAKEN else Lock.IMPOSSIBLE
    return Lock.OURS


@contextmanager
def sole_writer(path: Path) -> Iterator[bool]:
    """Hold the lock for writing to a file; the context value is whether the disk supports locks.

    Raises:
        BadFileError: another writer holds the lock.
    """
    try:
        place = beside(Path(os.path.realpath(path)), "lock")
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    file = _locked(path, place)
    try:
        yield file is not None
    finally:
        if file is not None:
            _let_go(file, place)


def _locked(path: Path, place: Path) -> int | None:
    """Return the locked file, or ``None`` if there is none; a failing write will then report the reason."""
    while True:
        try:
            make_folder(place.parent)
            file = open_regular(place, os.O_RDWR | os.O_CREAT | NO_LINK)
        except (OSError, ValueError) as error:
            if isinstance(error, NotRegularError) or getattr(error, "errno", 0) == errno.ELOOP:
                raise cannot_write(place, error) from error
            return None
        got = try_lock(file)
        try:
            if got is Lock.OURS and _is(file, place):
                return file
        except OSError:
            # The disk gives no answer, so trying again might never end.
            got = Lock.IMPOSSIBLE
        if got is Lock.IMPOSSIBLE:
            _let_go(file, place)
            return None
        close_quietly(file)
        if got is Lock.TAKEN:
            raise BadFileError([Fault(Problem.BEING_WRITTEN)], str(path))
        # The previous holder of the lock has removed the file since it was opened here.


def _is(file: int, place: Path) -> bool:
    """Return whether a path still leads to an open file.

    Raises:
        OSError: the system gives no answer.
    """
    try:
        return os.path.samestat(os.fstat(file), os.lstat(place))
    except FileNotFoundError:
        return False


def _let_go(file: int, place: Path) -> None:
    """Remove the lock and its file; an error here must not hide an error in writing the file itself."""
    if os.name == "posix":
        # Remove the name first, so that a process that opened the file earlier notices that it is gone (`_is`).
        with contextlib.suppress(OSError):
            place.unlink()
        close_quietly(file)
    else:
        # This system cannot remove an open file, so the file is closed first.
        close_quietly(file)
        with contextlib.suppress(OSError):
            place.unlink()
