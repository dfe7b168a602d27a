"""A lock on an open file that the system lets go when the process ends, however it ends."""

from __future__ import annotations

import sys
from io import FileIO

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 40

    def try_lock(file: FileIO) -> bool:
        """Lock an open file for this process; return whether that worked.

        Locks on Windows keep others from reading, so a byte far beyond the end of the file is locked.
        """
        at = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(at)
        return True

else:
    import fcntl

    def try_lock(file: FileIO) -> bool:
        """Lock an open file for this process; return whether that worked."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
