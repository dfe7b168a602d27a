"""Bringing what was written to a file to the disk soon, on a thread of its own, so that nobody waits for the disk.

The thread makes no objects that matter to anybody: it knows a descriptor, paths and numbers, and nothing of Qt.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.disk import sync_file, sync_folders

TOGETHER: Final = 0.25
"""Seconds after the first thing written until all of them are brought to the disk together.

Saves are promised to be there after a second (docs/FILES.md); the rest of it is the disk's."""


class Syncing:
    """Keeps an open file on the disk.

    Attributes:
        fault: what the system said when it could not; nothing is tried any more then, since what was written before
            may be lost already.
    """

    def __init__(self, file: int, folders: Sequence[Path] = (), together: float = TOGETHER) -> None:
        """Begin.

        Args:
            file: the descriptor, open until ``end`` has returned.
            folders: those with new names in them, brought to the disk with the first of the file.
            together: seconds to wait for more before going to the disk.
        """
        self.fault: OSError | None = None
        self._file, self._folders, self._together = file, tuple(folders), together
        self._asked = self._done = 0
        self._hurry = self._ending = False
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="journal to disk", daemon=True)
        self._thread.start()

    def wish(self) -> None:
        """Have all that was written so far on the disk soon."""
        with self._news:
            self._asked += 1
            if self._asked == self._done + 1:
                self._news.notify_all()

    def wait(self) -> None:
        """Return when all that was written so far is on the disk, or cannot be brought there."""
        with self._news:
            self._hurry = True
            self._news.notify_all()
            self._news.wait_for(lambda: self._done == self._asked or self.fault is not None)
            self._hurry = False

    def end(self, *, in_vain: bool = False) -> None:
        """Stop; return when the thread has ended, after a last time unless that would be ``in_vain``."""
        with self._news:
            if in_vain:
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
                    # Without the frames in which it came about: they would keep this thread's objects.
                    self.fault = error.with_traceback(None)
                    self._news.notify_all()
                return
            self._folders = ()
            with self._news:
                self._done = max(self._done, asked)
                self._news.notify_all()

    def _next(self) -> int | None:
        """Wait until there is something to do; return how much was asked for until now, ``None`` at the end."""
        with self._news:
            self._news.wait_for(lambda: self._ending or self._asked > self._done)
            self._news.wait_for(lambda: self._hurry, self._together)
            return self._asked if self._asked > self._done else None
