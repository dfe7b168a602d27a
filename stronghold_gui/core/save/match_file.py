"""Match files and position documents: opening checks every move, saving keeps the last good file."""

from __future__ import annotations

import json
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.name_lengths import lengthened
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import UnsyncedError, write_atomically
from stronghold_gui.core.save.document import MATCH, Progress, match_from_json, match_to_json, no_progress
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, of_file
from stronghold_gui.core.save.fingerprint import NO_FILE, fingerprint, fingerprint_of
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit, Games
from stronghold_gui.core.save.lock import sole_writer
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.undo import FAIR, UndoPolicy

BACKUP_SUFFIX: Final = ".bak"
"""The suffix of backups, after the whole name: ``siege.stronghold.bak`` is the previous good file."""

_WRITABLE: Final = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True, slots=True)
class Saved:
    """The result of saving.

    Attributes:
        fingerprint: the fingerprint of the present file.
        locked: whether a lock kept other programs from writing at the same time; some disks have no locks.
    """

    fingerprint: str
    locked: bool


class ChangedError(BadFileError):
    """The file has changed since it was read, so it was not replaced.

    Attributes:
        found: the fingerprint of the present file.
    """

    def __init__(self, path: Path, found: str) -> None:
        super().__init__([Fault(Problem.CHANGED)], str(path))
        self.found = found


def save_match(match: AnyMatch, kit: GameKit, path: Path, expected: str | None = None, *, backup: bool = True) -> Saved:
    """Write a match to a file; the existing file becomes the backup if it is a good one.

    Args:
        match: the match.
        kit: its game.
        path: the file.
        expected: the fingerprint of the file that may be replaced, ``NO_FILE`` if there must be none; by default any
            file may be replaced.
        backup: whether to back up the existing file; otherwise the existing backup stays.

    Raises:
        ChangedError: the existing file is not the expected one; it is unchanged.
        UnsyncedError: the file is written, but might not outlive a power cut.
        BadFileError: the system refuses, or another writer holds the lock; the file is unchanged.
    """
    data = to_bytes(match_to_json(match, kit))
    with sole_writer(path) as locked:
        if expected is not None and (found := fingerprint(path)) not in (expected, NO_FILE):
            raise ChangedError(path, found)
        try:
            write_atomically(path, data, backup_of(path) if backup else None, _is_worth_a_backup)
        except UnsyncedError as error:
            error.fingerprint = fingerprint_of(data)
            raise
    return Saved(fingerprint_of(data), locked)


def open_match(path: Path, find_kit: FindKit, policy: UndoPolicy = FAIR) -> AnyMatch:
    """Return the match in a file.

    Raises:
        BadFileError: with file, place and reason; the file is unchanged.
    """
    raw = read_raw(path)
    with of_file(path):
        return match_from_json(raw, find_kit, policy)


def is_protected(path: Path) -> bool:
    """Return whether a file is write-protected for every user."""
    try:
        return not path.stat().st_mode & _WRITABLE
    except (OSError, ValueError):
        return False


def backup_of(path: Path) -> Path:
    """Return the path of a file's backup; a name that is too long for the ending is cut."""
    return path.with_name(lengthened(path.name, BACKUP_SUFFIX))


def to_bytes(document: Json) -> bytes:
    """Return a document as the bytes of a file: UTF-8, one value a line, which is easy to read and compare."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def is_match_file(path: Path) -> bool:
    """Return whether a file looks like a complete match file, without playing its moves."""
    return moves_in(path) is not None


def moves_in(path: Path) -> int | None:
    """Return how many moves a match file holds, ``None`` if it is not a match file or looks incomplete."""
    try:
        return _count_moves(path)
    except BadFileError:
        return None


def _is_worth_a_backup(path: Path) -> bool:
    """Return whether a file looks like a complete match file.

    Raises:
        BadFileError: the system gives no answer, so the file must not be replaced without a backup.
    """
    try:
        return _count_moves(path) is not None
    except BadFileError as error:
        if error.first.problem == Problem.CANNOT_READ:
            raise
        return False


def _count_moves(path: Path) -> int | None:
    moves = MATCH.bring_up_to_date(read_raw(path)).get("moves")
    return len(moves) if isinstance(moves, list) else None


def open_any(path: Path, games: Games, policy: UndoPolicy = FAIR, progress: Progress = no_progress) -> AnyMatch:
    """Return the match in a file, or one that begins with the position in it.

    Args:
        path: the file.
        games: the possible games; only the one that the file names is loaded.
        policy: the barriers that stop an undo.
        progress: callback when the file is read, and before each move.

    Raises:
        BadFileError: with file, place and reason.
    """
    raw = read_raw(path)
    progress(0, 0)
    with of_file(path):
        kit = _kit_of_position(raw, games)
        if kit is None:
            return match_from_json(raw, games.find, policy, progress)
        return match_from_position(kit.positions.from_json(raw), kit, policy=policy)


def match_from_position(position: object, kit: GameKit, policy: UndoPolicy = FAIR) -> AnyMatch:
    """Return a match that begins with a position of the game."""
    options, seats = kit.positions.options_of(position)
    header = Header(kit.game.id, options, ("",) * seats)
    return Match(kit.game, header, position, policy)


def _kit_of_position(raw: Json, games: Games) -> GameKit | None:
    """Return the game of a position document; ``None`` for any other document."""
    said = raw.get("format") if isinstance(raw, dict) else None
    return games.find_by_format(said) if isinstance(said, str) and said != MATCH.name else None
