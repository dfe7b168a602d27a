"""The journal of a running match: after every move it says enough to go on, whatever happens to the process.

One file per running match in the autosave folder. Its first line is the match document as it stood when the journal
was begun; each further line is a move, the number of moves taken back, or the file the match was saved in. A line is
handed to the system before the window goes on, so that killing the process loses at most the move being made; a line
cut off in the middle is dropped. (Appending a line takes some 10 microseconds; writing the whole file anew and waiting
for the disk takes milliseconds and grows with the game.)

A journal whose process lives is locked. One that is not locked was not closed in good order: ``unfinished`` finds it.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

from stronghold_gui.core.match import Played
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.document import match_from_json, match_to_json
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit
from stronghold_gui.core.save.lines import write_line
from stronghold_gui.core.save.lock import try_lock
from stronghold_gui.core.save.raw import MAX_MEBIBYTES, MEBIBYTE, parse_raw
from stronghold_gui.core.undo import FAIR, UndoPolicy
from stronghold_gui.core.value import value

JOURNAL_SUFFIX: Final = ".journal"


@value
class Unfinished:
    """A match whose process ended without closing it.

    Attributes:
        path: its journal.
        file: the match file it was opened from or saved in last, or ``""``.
        names: who played, in seat order.
        moves: how many moves it has.
        when: time of the last move, seconds since 1970.
        fault: why it cannot be gone on with, or ``None``.
    """

    path: Path
    file: str
    names: tuple[str, ...]
    moves: int
    when: int
    fault: Fault | None = None


class Autosave:
    """The journal of one running match, kept by the process that plays it."""

    def __init__(self, path: Path, file: FileIO, kept: list[Played[Any, Any]]) -> None:
        """Go on with an open, locked journal that holds the moves ``kept``; others use ``begin`` or ``resume``."""
        self.path = path
        self._file = file
        self._kept = kept
        self._end = file.seek(0, os.SEEK_END)

    @classmethod
    def begin(cls, match: AnyMatch, kit: GameKit, folder: Path, file: Path | None = None) -> Self:
        """Begin the journal of a match that was just begun or opened (from ``file``).

        Raises:
            BadFileError: the system refuses; the match can be played without a journal.
        """
        head: Json = {"file": str(file or ""), "match": match_to_json(match, kit)}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path, opened = _new_file(folder)
        except OSError as error:
            raise _cannot_write(folder, error) from error
        try_lock(opened)
        autosave = cls(path, opened, list(match.played))
        autosave._append(_line(head))
        return autosave

    def keep(self, match: AnyMatch) -> None:
        """Write down what has changed since the last call: moves taken back, moves made.

        Raises:
            BadFileError: the system refuses; the next call tries again.
        """
        kept, played = self._kept, match.played
        common = min(len(kept), len(played))
        while common and kept[common - 1] is not played[common - 1]:
            common -= 1
        text = _line(common - len(kept)) if common < len(kept) else b""
        text += b"".join(_line(write_line(match.game, done)) for done in played[common:])
        if text:
            self._append(text)
            kept[common:] = played[common:]

    def saved(self, file: Path) -> None:
        """Write down that the match was saved in a file of its own."""
        self._append(_line({"saved": str(file)}))

    def finish(self) -> None:
        """The match is closed in good order: the journal goes."""
        self.release()
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)

    def release(self) -> None:
        """Let go of the journal without removing it: it counts as unfinished from now on."""
        self._file.close()

    def _append(self, text: bytes) -> None:
        try:
            left = memoryview(text)
            while left:
                left = left[self._file.write(left) or 0 :]
        except OSError as error:
            with contextlib.suppress(OSError):
                self._file.truncate(self._end)
                self._file.seek(self._end)
            raise _cannot_write(self.path, error) from error
        self._end += len(text)


def unfinished(folder: Path) -> list[Unfinished]:
    """Return the matches in an autosave folder that were not closed in good order, the latest first.

    Those of processes that are still running are left out.
    """
    found = []
    for path in folder.glob(f"*{JOURNAL_SUFFIX}"):
        with contextlib.suppress(OSError), path.open("rb", buffering=0) as file:
            if try_lock(file):
                found.append(_look_at(path, file))
    return sorted(found, key=lambda lost: lost.when, reverse=True)


def resume(path: Path, find_kit: FindKit, policy: UndoPolicy = FAIR) -> tuple[AnyMatch, Autosave]:
    """Return an unfinished match, as it stood after its last whole line, and its journal to go on with.

    Raises:
        BadFileError: it is damaged, or another process plays it; the journal is as it was.
    """
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise bad(Problem.CANNOT_READ, reason=error.strerror or str(error)) from error
    try:
        _lock(file)
        journal = _read(file)
        match = match_from_json(journal.document, find_kit, policy)
        file.truncate(journal.whole)
    except BadFileError as error:
        file.close()
        raise BadFileError(error.faults, str(path)) from error
    except BaseException:
        file.close()
        raise
    return match, Autosave(path, file, list(match.played))


def _lock(file: FileIO) -> None:
    if not try_lock(file):
        raise bad(Problem.IN_USE)


@value
class _Journal:
    """What a journal says: the match document with all its moves, the match's file, bytes of whole lines."""

    document: dict[str, Json]
    file: str
    whole: int


def _read(file: FileIO) -> _Journal:
    data = file.read(MAX_MEBIBYTES * MEBIBYTE + 1)
    if len(data) > MAX_MEBIBYTES * MEBIBYTE:
        raise bad(Problem.TOO_LARGE, limit=MAX_MEBIBYTES)
    # What follows the last line end was cut off in the middle.
    *lines, cut = data.split(b"\n")
    document, name, moves = _read_head(_parsed(lines[0], 1) if lines else None)
    for number, line in enumerate(lines[1:], start=2):
        match _parsed(line, number):
            case str(move):
                moves.append(move)
            case int(back) if -len(moves) <= back < 0:
                del moves[back:]
            case {"saved": str(saved)}:
                name = saved
            case _:
                raise bad(Problem.DAMAGED_LINE, line=number)
    return _Journal({**document, "moves": moves}, name, len(data) - len(cut))


def _read_head(head: Json) -> tuple[dict[str, Json], str, list[Json]]:
    """Return the match document, the match's file and the moves of a journal's first line."""
    if isinstance(head, dict):
        document, name = head.get("match"), head.get("file")
        if isinstance(document, dict) and isinstance(name, str):
            moves = document.get("moves")
            if isinstance(moves, list):
                return document, name, list(moves)
    raise bad(Problem.DAMAGED_LINE, line=1)


def _parsed(line: bytes, number: int) -> Json:
    try:
        return parse_raw(line)
    except BadFileError as error:
        raise bad(Problem.DAMAGED_LINE, line=number) from error


def _look_at(path: Path, file: FileIO) -> Unfinished:
    when = int(os.fstat(file.fileno()).st_mtime)
    try:
        journal = _read(file)
    except BadFileError as error:
        return Unfinished(path, "", (), 0, when, error.first)
    seats, moves = journal.document.get("seats"), journal.document["moves"]
    names = (
        tuple(str(seat.get("name", "")) for seat in seats if isinstance(seat, dict)) if isinstance(seats, list) else ()
    )
    return Unfinished(path, journal.file, names, len(moves) if isinstance(moves, list) else 0, when)


def _new_file(folder: Path) -> tuple[Path, FileIO]:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in count():
        path = folder / f"{stamp}-{os.getpid()}-{number}{JOURNAL_SUFFIX}"
        with contextlib.suppress(FileExistsError):
            return path, path.open("x+b", buffering=0)
    raise AssertionError


def _line(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _cannot_write(path: Path, error: OSError) -> BadFileError:
    return BadFileError([Fault(Problem.CANNOT_WRITE, figures={"reason": error.strerror or str(error)})], str(path))
