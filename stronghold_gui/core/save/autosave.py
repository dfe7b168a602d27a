"""Writing the journal of a running match: after every move it holds enough to continue after a crash.

One file per running match in the autosave folder (`journal.py` describes its contents). A line is passed to the system
before the window continues, so that killing the process loses at most the current move. A separate thread syncs it to
the disk within a second, which limits the loss by a power cut (`disk.py`). Appending a line takes some 10 microseconds;
waiting for the disk, or rewriting the file, would take milliseconds.

A journal whose process lives is locked. One that is not locked was not closed in good order (`recovery.py`).
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Self

from stronghold_gui.core.reading import Json
from stronghold_gui.core.regular_file import new_file
from stronghold_gui.core.save.disk import Syncing, make_folder, write_all
from stronghold_gui.core.save.document import clock_to_json, match_to_json
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, system_fault
from stronghold_gui.core.save.journal import JOURNAL_SUFFIX, head, write_lines
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.lines import write_line
from stronghold_gui.core.save.lock import try_lock
from stronghold_gui.core.save.reasons import given_reasons, reasons_to_json
from stronghold_gui.files import close_quietly


class JournalLostError(BadFileError):
    """The journal is gone, was changed, or is not on the disk, so a new one must be started."""


@dataclass(frozen=True, slots=True)
class End:
    """The end of a written journal: its length in bytes, and the checksum of all its lines."""

    length: int = 0
    checksum: int = 0


class Autosave:
    """The journal of one running match, kept by the process that plays it.

    Attributes:
        path: its path.
        file: the match file it was opened from or saved in last, ``""`` for none.
        fingerprint: the fingerprint of that file at that time.
        damage: the fault in the journal that this one replaces after a crash, or ``None``.
        damaged: the path of that journal, which is removed together with this one.
    """

    def __init__(self, path: Path, file: int, end: End, match: AnyMatch, syncing: Syncing) -> None:
        """Continue an open, locked journal that holds the match as it is; callers use ``begin`` or ``resume``."""
        self.path = path
        self.file = self.fingerprint = ""
        self.damage: Fault | None = None
        self._file, self._end, self._syncing = file, end, syncing
        self._kept, self._given = list(match.played), given_reasons(match)
        self.damaged: Path | None = None

    @classmethod
    def begin(
        cls, match: AnyMatch, kit: GameKit, folder: Path, file: Path | None = None, fingerprint: str = ""
    ) -> Self:
        """Begin the journal of a match that was just begun or opened.

        Args:
            match: the match.
            kit: its game.
            folder: the folder of journals; created if missing.
            file: the match file it was opened from.
            fingerprint: the fingerprint of that file when it was read.

        Raises:
            BadFileError: the system refuses, and nothing is left behind; the match can be played without a journal.
        """
        name = str(file.absolute()) if file is not None else ""
        text, checksum = write_lines([head(match_to_json(match, kit), name, fingerprint)], 0)
        try:
            folders = make_folder(folder)
            path, opened = _new_journal(folder)
        except OSError as error:
            raise _cannot_keep(folder, error) from error
        try:
            # Another process that looks for journals after a crash may hold the lock for a moment.
            try_lock(opened, wait=True)
            write_all(opened, text)
        except OSError as error:
            close_quietly(opened)
            with contextlib.suppress(OSError):
                path.unlink()
            raise _cannot_keep(path, error) from error
        syncing = Syncing(opened, [folder, *folders])
        syncing.wish()
        autosave = cls(path, opened, End(len(text), checksum), match, syncing)
        autosave.file, autosave.fingerprint = name, fingerprint
        return autosave

    def keep(self, match: AnyMatch) -> None:
        """Write the changes since the last call: moves taken back, moves made.

        Raises:
            JournalLostError: the journal is gone or was changed.
            BadFileError: the system refuses; the next call tries again.
        """
        kept, played = self._kept, match.played
        common = _same(kept, played)
        said: list[Json] = [common - len(kept)] if common < len(kept) else []
        said += [write_line(match.game, done) for done in played[common:]]
        if said:
            if match.clock is not None:
                said.append({"clock": clock_to_json(match.clock)})
            given = given_reasons(match)
            said += [{"reasons": entry} for entry in reasons_to_json(given[_same(self._given, given) :])]
            self._append(said)
            kept[common:] = played[common:]
            self._given = given
        else:
            self._check_unchanged()

    def saved(self, file: Path, fingerprint: str) -> None:
        """Record in the journal that the match was saved in its own file; raises as ``keep`` does."""
        name = str(file.absolute())
        self._append([{"saved": name, "fingerprint": fingerprint}])
        self.file, self.fingerprint = name, fingerprint

    def sync(self) -> bool:
        """Sync all written data to the disk; return whether that was possible."""
        self._syncing.wait()
        return self._syncing.fault is None

    def finish(self) -> None:
        """Remove the journal, because the match was closed properly or has another journal."""
        ours = self._is_there()
        self._syncing.end(discard=True)
        with contextlib.suppress(OSError):
            # Empty it first: if it cannot be removed now, the next start removes it as an empty journal.
            os.ftruncate(self._file, 0)
        close_quietly(self._file)
        for path in (self.path if ours else None, self.damaged):
            if path is not None:
                with contextlib.suppress(OSError):
                    path.unlink()

    def release(self) -> None:
        """Release the journal without removing it: it counts as unfinished from now on."""
        self._syncing.end()
        close_quietly(self._file)

    # -- inside --------------------------------------------------------------------------------------------------

    def _append(self, said: list[Json]) -> None:
        self._check_unchanged()
        text, checksum = write_lines(said, self._end.checksum)
        try:
            write_all(self._file, text)
        except OSError as error:
            # If this fails too, `_check_unchanged` finds the wrong length at the next move, and another journal begins.
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, self._end.length)
            raise _cannot_keep(self.path, error) from error
        self._end = End(self._end.length + len(text), checksum)
        self._syncing.wish()

    def _check_unchanged(self) -> None:
        """Check that no other program has changed the journal, and that its data reached the disk.

        Raises:
            JournalLostError: it was changed, or could not be synced.
        """
        if (fault := self._syncing.fault) is not None:
            raise JournalLostError([system_fault(Problem.JOURNAL_UNSYNCED, fault)], str(self.path))
        if not self._is_whole():
            raise JournalLostError([Fault(Problem.JOURNAL_LOST)], str(self.path))

    def _is_whole(self) -> bool:
        """Return whether the journal still has its name and its length."""
        try:
            found = os.fstat(self._file)
            return os.path.samestat(found, self.path.lstat()) and found.st_size == self._end.length
        except OSError:
            return False

    def _is_there(self) -> bool:
        """Return whether the journal still has its name; ``True`` if the system gives no answer."""
        try:
            return os.path.samestat(os.fstat(self._file), self.path.lstat())
        except FileNotFoundError:
            return False
        except OSError:
            return True


def _same(before: Sequence[object], now: Sequence[object]) -> int:
    """Return the length of the common beginning of two lists that change only at their end."""
    same = min(len(before), len(now))
    while same and before[same - 1] is not now[same - 1]:
        same -= 1
    return same


def _cannot_keep(path: Path, error: OSError) -> BadFileError:
    """Return the error for a journal that the system does not let us write."""
    return BadFileError([system_fault(Problem.JOURNAL_REFUSED, error)], str(path))


def _new_journal(folder: Path) -> tuple[Path, int]:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in count():
        path = folder / f"{stamp}-{os.getpid()}-{number}{JOURNAL_SUFFIX}"
        with contextlib.suppress(FileExistsError):
            return path, new_file(path, flags=os.O_APPEND)
    raise AssertionError
