"""Opening a file that must be a plain one: no device, pipe or folder, whatever somebody has put in its place.

A pipe would have the program wait for ever, and opening a device can do things. The name is looked at first, and what
was opened once more, since the one may have become the other in between.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
"""The flag with which a name that is a link is not opened; 0 where the system has none."""
_ALWAYS: Final = sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_NONBLOCK", "O_NOCTTY", "O_BINARY"))


class NotRegularError(OSError):
    """What lies there is no plain file."""


def open_regular(path: Path, flags: int = os.O_RDONLY, mode: int = 0o666) -> int:
    """Return a descriptor of a plain file.

    Args:
        path: the file.
        flags: those of ``os.open``.
        mode: the rights of a file that is made, before the user's mask.

    Raises:
        NotRegularError: it is something else.
        OSError: it cannot be opened.
        ValueError: no file can have such a name.
    """
    try:
        _check(path.stat(follow_symlinks=not flags & NO_LINK), path)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    file = os.open(path, flags | _ALWAYS, mode)
    try:
        _check(os.fstat(file), path)
    except BaseException:
        os.close(file)
        raise
    return file


def read_all(file: int, limit: int) -> bytes:
    """Return what an open file holds from where it stands, at most ``limit`` bytes."""
    pieces, left = [], limit
    while left and (piece := os.read(file, left)):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def _check(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularError(errno.EINVAL, "not a regular file", str(path))
