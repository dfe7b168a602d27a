"""Functions that open and create only plain files: no device, pipe or folder, even if one has replaced the file.

A pipe would block the program for ever, and opening a device can have side effects. The path is checked first and the
open descriptor again, since the file may have been replaced in between.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from stronghold_gui.core.name_lengths import cut
from stronghold_gui.files import close_quietly

NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
"""The flag of ``os.open`` that refuses links; 0 where the system has none."""
_ALWAYS: Final = sum(getattr(os, name, 0) for name in ("O_CLOEXEC", "O_NONBLOCK", "O_NOCTTY", "O_BINARY"))

_NEW: Final = os.O_RDWR | os.O_CREAT | os.O_EXCL | NO_LINK | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_MODE: Final = 0o666
"""The permissions of a new file, before the user's mask."""
_LONGEST_NAME: Final = 80
"""The most bytes of a target's name in the name of its helper file, so that this is legal on every disk."""

_PIECE: Final = 1 << 16
"""The number of bytes read at once."""


class NotRegularError(OSError):
    """The path leads to something other than a plain file."""


def open_regular(path: Path, flags: int = os.O_RDONLY) -> int:
    """Return a descriptor of a plain file.

    Args:
        path: the file.
        flags: those of ``os.open``.

    Raises:
        NotRegularError: it is not a plain file.
        OSError: it cannot be opened.
        ValueError: no file can have such a name.
    """
    try:
        _check(path.stat(follow_symlinks=not flags & NO_LINK), path)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    file = os.open(path, flags | _ALWAYS, _MODE)
    try:
        _check(os.fstat(file), path)
    except BaseException:
        close_quietly(file)
        raise
    return file


def new_file(path: Path, mode: int = _MODE, flags: int = 0) -> int:
    """Create a file under a name that is not taken, not even by a link, and return its descriptor.

    Args:
        path: the file.
        mode: its permissions, before the user's mask.
        flags: further ones of ``os.open``.

    Raises:
        OSError: the name is taken, or the system refuses.
    """
    return os.open(path, _NEW | flags, mode)


def beside(target: Path, ending: str) -> Path:
    """Return the path of a hidden temporary file beside ``target``: ``.siege.stronghold.<ending>``."""
    return target.with_name(f".{cut(target.name, _LONGEST_NAME)}.{ending}")


def unguessable() -> str:
    """Return a random word for the name of a temporary file, so that no other program can predict it."""
    return os.urandom(8).hex()


def read_all(file: int, limit: int) -> bytes:
    """Return the rest of an open file from its current offset, at most ``limit`` bytes."""
    pieces, left = [], limit
    # Read in small parts, because the system reserves memory for all that a read requests.
    while left and (piece := os.read(file, min(left, _PIECE))):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def _check(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotRegularError(errno.EINVAL, "not a regular file", str(path))
