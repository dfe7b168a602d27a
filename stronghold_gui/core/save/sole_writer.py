"""One at a time: whoever replaces a file keeps others of this program from doing so until it is done.

The file itself cannot be locked for that, because it is another one after each saving; so a hidden file beside it is.
It goes with the lock. Left by a process that was killed it means nothing: the system lets go of such a lock.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stronghold_gui.core.regular_file import NO_LINK, NotRegularError, beside, open_regular
from stronghold_gui.core.save.atomic import cannot_write
from stronghold_gui.core.save.disk import make_folder
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.lock import Lock, try_lock
from stronghold_gui.files import close_quietly


@contextmanager
def sole_writer(path: Path) -> Iterator[bool]:
    """Be the only one of this program that writes to a file; the context is whether the disk has locks for that.

    Raises:
        BadFileError: another one is writing to it.
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
    """Return the locked file, ``None`` where there can be none; writing will tell the reason, if that cannot be."""
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
            # The disk gives no answer; to try again could last for ever.
            got = Lock.IMPOSSIBLE
        if got is Lock.IMPOSSIBLE:
            _let_go(file, place)
            return None
        close_quietly(file)
        if got is Lock.TAKEN:
            raise BadFileError([Fault(Problem.BEING_WRITTEN)], str(path))
        # Whoever had the lock has removed the file since it was opened here.


def _is(file: int, place: Path) -> bool:
    """Return whether an open file is the one that has a name now.

    Raises:
        OSError: the system gives no answer.
    """
    try:
        return os.path.samestat(os.fstat(file), os.lstat(place))
    except FileNotFoundError:
        return False


def _let_go(file: int, place: Path) -> None:
    """Remove the lock and its file; what fails here must not hide why the file itself could not be written."""
    if os.name == "posix":
        # The name first: who opened it before that finds out (`_is`) that it has gone.
        with contextlib.suppress(OSError):
            place.unlink()
        close_quietly(file)
    else:
        # What is open cannot be removed here, by nobody.
        close_quietly(file)
        with contextlib.suppress(OSError):
            place.unlink()
