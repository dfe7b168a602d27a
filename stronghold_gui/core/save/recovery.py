"""Recovery after a crash: list the matches whose process ended without closing them, and continue one."""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.regular_file import NO_LINK, NotRegularError, open_regular, read_all
from stronghold_gui.core.save.autosave import Autosave, End
from stronghold_gui.core.save.disk import Syncing, is_same, list_folder
from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, bad, cannot_read, system_fault
from stronghold_gui.core.save.journal import JOURNAL_SUFFIX, VERSION, Journal, read_journal
from stronghold_gui.core.save.kit import AnyMatch, FindKit
from stronghold_gui.core.save.lock import Lock, try_lock
from stronghold_gui.core.save.raw import MAX_MEBIBYTES, MEBIBYTE
from stronghold_gui.core.undo import FAIR, UndoPolicy
from stronghold_gui.files import close_quietly

DAMAGED_SUFFIX: Final = ".damaged"
"""The suffix of a damaged journal of which only the beginning could be used; the file keeps the rest."""
_EMPTY_SECONDS: Final = 60
"""The age in seconds at which an empty journal is removed; a younger one may be about to be written."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match whose process ended without closing it.

    Attributes:
        path: its journal.
        file: the match file it was opened from or saved in last, or ``""``.
        names: the names of the players, in seat order.
        moves: the number of its moves.
        when: time of the last move, seconds since 1970.
        fault: why it cannot be continued, or ``None``.
        damage: the fault in the journal after the last of these moves, or ``None``.
        unsure: whether the disk has no locks, so that another open window may be playing it.
    """

    path: Path
    file: str
    names: tuple[str, ...]
    moves: int
    when: int
    fault: Fault | None = None
    damage: Fault | None = None
    unsure: bool = False


def unfinished(folder: Path) -> list[Unfinished]:
    """Return the matches in an autosave folder that were not closed properly, the latest first.

    Journals of running processes, and anything that is not a plain file, are left out. Empty journals are removed. An
    unreadable journal is returned with its fault.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    found = [lost for path in list_folder(folder, JOURNAL_SUFFIX) if (lost := _left(path)) is not None]
    return sorted(found, key=lambda lost: lost.when, reverse=True)


def longer(match: AnyMatch, path: Path, folder: Path) -> Unfinished | None:
    """Return the unfinished match of a file, if its journal has more moves than the file.

    Args:
        match: the match in the file.
        path: the file.
        folder: the folder of journals.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    mine = (lost for lost in unfinished(folder) if lost.file and is_same(Path(lost.file), path))
    most = max(mine, key=lambda lost: lost.moves, default=None)
    return most if most is not None and most.fault is None and most.moves > len(match.played) else None


def resume(path: Path, find_kit: FindKit, policy: UndoPolicy = FAIR) -> tuple[AnyMatch, Autosave]:
    """Return an unfinished match in its state after the last good line, and its journal for further moves.

    If the journal is damaged, ``Autosave.damage`` describes the damage; a copy is kept until the match is closed.

    Raises:
        BadFileError: nothing of it can be used, or another process plays it; the journal is unchanged.
    """
    try:
        file = open_regular(path, os.O_RDWR | os.O_APPEND | NO_LINK)
    except OSError as error:
        raise cannot_read(path, error) from error
    try:
        _lock(file)
        journal = read_journal(_content(file))
        match, damage = _replayed(journal, find_kit, policy)
        if damage is None and journal.version == VERSION:
            return match, _go_on(path, file, journal, match)
        autosave = _begin_anew(path.parent, journal, match, find_kit)
    except BadFileError as error:
        close_quietly(file)
        raise BadFileError(error.faults, str(path)) from error
    except OSError as error:
        close_quietly(file)
        raise BadFileError([system_fault(Problem.JOURNAL_REFUSED, error)], str(path)) from error
    except BaseException:
        close_quietly(file)
        raise
    close_quietly(file)
    _put_aside(path, autosave, damage)
    return match, autosave


def _left(path: Path) -> Unfinished | None:
    """Return the content of a journal; ``None`` if its process still runs, or if it is empty or not a journal."""
    try:
        file = _open(path)
    except (FileNotFoundError, NotRegularError):
        return None
    except OSError as error:
        return Unfinished(path, "", (), 0, 0, system_fault(Problem.CANNOT_READ, error))
    try:
        got = try_lock(file)
        if got is Lock.TAKEN or _swept(path, file):
            return None
        return _look_at(path, file, unsure=got is Lock.IMPOSSIBLE)
    except OSError as error:
        return Unfinished(path, "", (), 0, 0, system_fault(Problem.CANNOT_READ, error))
    finally:
        close_quietly(file)


def _lock(file: int) -> None:
    if try_lock(file) is Lock.TAKEN:
        raise bad(Problem.IN_USE)


def _open(path: Path) -> int:
    """Open a journal for reading, if possible also for writing: some disks lock only writable files."""
    try:
        return open_regular(path, os.O_RDWR | NO_LINK)
    except PermissionError:
        return open_regular(path, os.O_RDONLY | NO_LINK)


def _swept(path: Path, file: int) -> bool:
    """Remove an empty journal, left by a crash just after its creation; return whether it is empty."""
    status = os.fstat(file)
    if status.st_size:
        return False
    if time.time() - status.st_mtime > _EMPTY_SECONDS:
        with contextlib.suppress(OSError):
            path.unlink()
    return True


def _content(file: int) -> bytes:
    return read_all(file, MAX_MEBIBYTES * MEBIBYTE + 1)


def _look_at(path: Path, file: int, *, unsure: bool) -> Unfinished:
    when = int(os.fstat(file).st_mtime)
    try:
        journal = read_journal(_content(file))
    except BadFileError as error:
        return Unfinished(path, "", (), 0, when, error.first, unsure=unsure)
    names = _names(journal.document.get("seats"))
    return Unfinished(path, journal.file, names, len(journal.moves), when, None, journal.damage, unsure)


def _names(seats: Json) -> tuple[str, ...]:
    listed = seats if isinstance(seats, list) else []
    return tuple(str(seat.get("name", "")) for seat in listed if isinstance(seat, dict))


def _replayed(journal: Journal, find_kit: FindKit, policy: UndoPolicy) -> tuple[AnyMatch, Fault | None]:
    """Return the match with all good moves, and the fault after them.

    Raises:
        BadFileError: the match itself is damaged.
    """
    document, damage = journal.document, journal.damage
    while True:
        try:
            return match_from_json(document, find_kit, policy), damage
        except BadFileError as error:
            if any(fault.path.startswith("reasons") for fault in error.faults):
                # No match is lost because a computer's reasons cannot be read.
                document = {**document, "reasons": []}
                continue
            good, damage = _before(error)
            document = journal.until(good)


def _before(error: BadFileError) -> tuple[int, Fault]:
    """Return the number of moves before the first faulty one, and its fault.

    Raises:
        BadFileError: there is a fault outside the moves.
    """
    wrong = []
    for fault in error.faults:
        if fault.problem == Problem.MORE:
            continue  # this fault only counts the others
        number = fault.path.removeprefix("moves[").removesuffix("]")
        if fault.path != f"moves[{number}]" or not number.isdecimal():
            raise error
        wrong.append((int(number), fault))
    return min(wrong, key=lambda found: found[0])


def _go_on(path: Path, file: int, journal: Journal, match: AnyMatch) -> Autosave:
    """Return an autosave that continues a good journal at its end."""
    os.ftruncate(file, journal.whole)
    end = End(journal.whole, journal.checksum)
    syncing = Syncing(file)
    syncing.wish()
    autosave = Autosave(path, file, end, match, syncing)
    autosave.file, autosave.fingerprint = journal.file, journal.fingerprint
    return autosave


def _begin_anew(folder: Path, journal: Journal, match: AnyMatch, find_kit: FindKit) -> Autosave:
    """Return a new journal that replaces a damaged one or one of an old version."""
    kit = find_kit(match.header.game)
    assert kit is not None, "its match could be read"
    file = Path(journal.file) if journal.file else None
    autosave = Autosave.begin(match, kit, folder, file, journal.fingerprint)
    # The old journal is the only copy until the new one is on the disk.
    autosave.sync()
    return autosave


def _put_aside(path: Path, autosave: Autosave, damage: Fault | None) -> None:
    """Remove a journal that has a successor; a damaged one is kept as long as its successor."""
    autosave.damage = damage
    with contextlib.suppress(OSError):
        if damage is None:
            path.unlink()
        else:
            autosave.damaged = path.replace(path.with_name(path.name + DAMAGED_SUFFIX))
