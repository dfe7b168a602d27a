"""The disk: making folders, writing, and being sure that what was written is there for good.

Everything here, and whoever uses it, speaks to the system by functions of ``os`` and ``pathlib`` alone and opens no
file by other means, so that a test can take down what was asked of the disk and find out what a power cut may leave.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.files import close_quietly

_CANNOT_BE_ASKED: Final = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF})
"""What systems and disks answer that bring folders to the disk by themselves, or not at all."""

if sys.platform == "darwin":
    import fcntl

    def sync_file(file: int) -> None:
        """Return when the content of an open file is on the disk; here ``fsync`` stops at the disk's own memory."""
        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError:
            os.fsync(file)

else:

    def sync_file(file: int) -> None:
        """Return when the content of an open file is on the disk."""
        os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Return when names that were made, changed or removed in a folder are on the disk.

    Windows does that by itself and cannot be asked, and neither can some disks; that is no error.
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
    """Make a folder and those above it that are missing; return the folders that have a new name in them."""
    missing = []
    above = folder.absolute()
    while not above.is_dir() and above != above.parent:
        missing.append(above)
        above = above.parent
    for path in reversed(missing):
        path.mkdir(exist_ok=True)
    return [path.parent for path in missing]


def write_all(file: int, data: bytes) -> None:
    """Write all of some bytes where an open file stands."""
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]


def sync_folders(folders: Sequence[Path]) -> None:
    """Bring the names in several folders to the disk."""
    for folder in dict.fromkeys(folders):
        sync_folder(folder)


def is_same(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one place, links followed; neither need exist."""
    try:
        return os.path.realpath(one) == os.path.realpath(other)
    except (OSError, ValueError):
        # The system gives no answer, or no file can have such a name.
        return one == other
