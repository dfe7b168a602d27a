"""A lock on an open file that the system lets go when the process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from enum import Enum


class Lock(Enum):
    """What came of asking for a lock."""

    OURS = "ours"
    TAKEN = "taken"
    """Another process has it, or another part of this one."""
    IMPOSSIBLE = "impossible"
    """This disk has no locks; some network drives have none."""


_TAKEN = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK})

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 40

    def _lock(file: int, *, wait: bool) -> None:
        """Lock a byte far beyond the end of the file: locks on Windows keep others from reading."""
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
        wait: stay until whoever has it lets it go; only where that is done in a moment.
    """
    try:
        _lock(file, wait=wait)
    except OSError as error:
        return Lock.TAKEN if error.errno in _TAKEN else Lock.IMPOSSIBLE
    return Lock.OURS
