"""Recovery after a crash without a question: the content of a match's journal is put into its file.

A journal always has as much as the file or more, unless another session continued in the file. Then both are kept: the
recovered match gets its own file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stronghold_gui.core.header import Header
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import UnsyncedError
from stronghold_gui.core.save.autosave import Autosave
from stronghold_gui.core.save.document import MATCH, match_to_json
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.file_names import legal_stem, save_new
from stronghold_gui.core.save.fingerprint import NO_FILE, fingerprint
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit
from stronghold_gui.core.save.match_file import is_protected, open_match, save_match
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.save.recovery import Unfinished, resume
from stronghold_gui.files import is_folder

_HEAD = ("game", "options", "seats", "seed", "start")
"""The members of a match file that identify a match."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A recovered match that is in a file again.

    Attributes:
        match: the match with all recovered moves.
        path: its file.
        other: its former file, if another session continued in it or it cannot be written; else ``None``.
        damage: the fault in the journal after those moves, or ``None``.
    """

    match: AnyMatch
    path: Path
    other: Path | None = None
    damage: Fault | None = None


def settle(lost: Unfinished, find_kit: FindKit, folder: Path, stem_of: Callable[[Header], str]) -> Settled | None:
    """Put a match left by a crash into its file, and remove its journal.

    If the journal is damaged, its good part goes into the file, and the damaged journal is kept.

    Args:
        lost: the match.
        find_kit: finds its game.
        folder: the folder for a new file, if it has none or cannot use the old one.
        stem_of: returns the name of a new file.

    Returns:
        The match; ``None`` if it had neither a move nor a file.

    Raises:
        BadFileError: the journal cannot be read, or no file can be written; the journal stays.
    """
    match, journal = resume(lost.path, find_kit)
    try:
        settled = _put_down(match, journal, find_kit, folder, stem_of)
    except BaseException:
        journal.release()
        raise
    # The damaged journal is the only copy of its remaining content, so keep it.
    journal.damaged = None
    journal.finish()
    return settled


def _put_down(
    match: AnyMatch, journal: Autosave, find_kit: FindKit, folder: Path, stem_of: Callable[[Header], str]
) -> Settled | None:
    kit = find_kit(match.header.game)
    assert kit is not None, "the match could be read"
    own = Path(journal.file) if journal.file else None
    if own is None:
        if not match.played:
            return None
        path = _put_beside(match, kit, folder, stem_of(match.header), journal)
        return Settled(match, path, None, journal.damage)
    there = _put_into(own, match, kit, find_kit, journal.fingerprint)
    if there is not None:
        return Settled(there, own, None, journal.damage)
    # A name that another disk has allowed may be too long here.
    path = _put_beside(match, kit, folder, legal_stem(own.stem) or stem_of(match.header), journal)
    return Settled(match, path, own, journal.damage)


def _put_beside(match: AnyMatch, kit: GameKit, folder: Path, stem: str, journal: Autosave) -> Path:
    """Save the match in its own file and return the file.

    Raises:
        BadFileError: the system refuses, or does not guarantee to keep the file. In the latter case the journal names
            the file, so that the next start does not make a second one.
    """
    try:
        path, _ = save_new(match, kit, folder, stem)
    except UnsyncedError as error:
        journal.saved(Path(error.name), error.fingerprint)
        raise
    return path


def _put_into(path: Path, match: AnyMatch, kit: GameKit, find_kit: FindKit, read: str) -> AnyMatch | None:
    """Complete the match in a file and return it; ``None`` if that is impossible or the file holds another match.

    Args:
        path: the file.
        match: the match.
        kit: its game.
        find_kit: finds the games of files.
        read: the fingerprint of the file as the journal knows it.

    Raises:
        UnsyncedError: the file is complete, but might not outlive a power cut.
    """
    try:
        found = fingerprint(path)
        if found == NO_FILE and not is_folder(path.parent):
            return None
        if found not in (NO_FILE, read):
            document = match_to_json(match, kit)
            theirs, ours = _lines(path, document), document["moves"]
            if _is_beginning(ours, theirs):
                return open_match(path, find_kit)
            if not _is_beginning(theirs, ours):
                return None
        if is_protected(path):
            return None
        save_match(match, kit, path, found)
    except UnsyncedError:
        raise
    except BadFileError:
        return None
    return match


def _lines(path: Path, document: dict[str, Json]) -> Json | None:
    """Return the moves in a file, ``None`` if it holds another match."""
    theirs = MATCH.bring_up_to_date(read_raw(path))
    same = all(theirs.get(member) == document.get(member) for member in _HEAD)
    return theirs.get("moves") if same else None


def _is_beginning(some: Json, more: Json) -> bool:
    return isinstance(some, list) and isinstance(more, list) and more[: len(some)] == some
