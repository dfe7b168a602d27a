"""Match files: opened with every move checked, saved atomically with the last good one kept beside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.document import MATCH, match_from_json, match_to_json
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.undo import FAIR, UndoPolicy

SUFFIX: Final = ".stronghold"
BACKUP_SUFFIX: Final = ".bak"
"""Added to the whole name: ``siege.stronghold.bak`` is the good file before the last."""


def save_match(match: AnyMatch, kit: GameKit, path: Path) -> None:
    """Write a match to a file; the file that was there becomes the backup if it is a good one.

    Raises:
        BadFileError: the system refuses; file and backup are as they were.
    """
    write_atomically(path, to_bytes(match_to_json(match, kit)), backup_of(path), _is_match_file)


def open_match(path: Path, find_kit: FindKit, policy: UndoPolicy = FAIR) -> AnyMatch:
    """Return the match in a file.

    Raises:
        BadFileError: naming file, place and reason; the file is not touched.
    """
    raw = read_raw(path)
    try:
        return match_from_json(raw, find_kit, policy)
    except BadFileError as error:
        raise BadFileError(error.faults, str(path)) from error


def backup_of(path: Path) -> Path:
    """Return where the last good version of a file is kept."""
    return path.with_name(path.name + BACKUP_SUFFIX)


def to_bytes(document: Json) -> bytes:
    """Return a document as it stands in a file: UTF-8, a value a line, so that people can read and compare it."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def _is_match_file(path: Path) -> bool:
    """Return whether a file looks whole; its moves are not played for that."""
    try:
        document = MATCH.bring_up_to_date(read_raw(path))
    except BadFileError:
        return False
    return isinstance(document.get("moves"), list)
