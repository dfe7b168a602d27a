"""Recognise files with puzzles by judgement, and add them to the user's own puzzles."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.disk import list_folder
from stronghold_gui.core.save.faults import BadFileError, of_file
from stronghold_gui.core.save.fingerprint import fingerprint_of
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.teaching.bounds import read_taught
from stronghold_gui.teaching.game import FindGame
from stronghold_gui.teaching.puzzles.document import PRACTICE
from stronghold_gui.teaching.puzzles.library import added_folder
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import puzzle_from_json, read_puzzle


def is_practice(path: Path) -> bool:
    """Return whether a file claims to be a puzzle by judgement; it may still have faults."""
    document = _document_in(path)
    return isinstance(document, dict) and document.get("format") == PRACTICE.name


def add_practice(path: Path, find: FindGame) -> AnyPuzzle:
    """Copy a puzzle to the user's own, unless it is one of them already; return it as it is listed.

    Args:
        path: the file.
        find: finds the game that the file names.

    Raises:
        BadFileError: the file has faults, or the system refuses to read or write; nothing is added.
    """
    document = read_taught(path)
    with of_file(path):
        game = puzzle_from_json(document, path.stem, find).rules.id
    listed = next((one for one in list_folder(added_folder(), ".json") if _document_in(one) == document), None)
    if listed is None:
        data = to_bytes(document)
        listed = added_folder() / f"{game}-{fingerprint_of(data)[-16:]}.json"
        write_atomically(listed, data)
    return read_puzzle(listed, find)


def _document_in(path: Path) -> Json:
    """Return the content of a file; ``None`` if it cannot be read."""
    try:
        return read_taught(path)
    except BadFileError:
        return None
