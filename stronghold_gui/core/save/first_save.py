"""Saving a match under a name that nobody has."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.file_names import free_paths
from stronghold_gui.core.save.fingerprint import NO_FILE
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.match_file import Saved, save_match


def save_new(match: AnyMatch, kit: GameKit, folder: Path, stem: str) -> tuple[Path, Saved]:
    """Write a match to a file of its own; return the file and what came of saving.

    Args:
        match: the match.
        kit: its game.
        folder: where it will lie; it is made if it is missing.
        stem: what it is called, with a number behind it where that name is taken.

    Raises:
        UnsyncedError: the file is written, but might not outlive a power cut.
        BadFileError: the system refuses, and nothing was written.
    """
    for path in free_paths(folder, stem):
        try:
            return path, save_match(match, kit, path, NO_FILE)
        except BadFileError as fault:
            # Another is quicker in this moment: the name is not free any more.
            if fault.first.problem not in (Problem.CHANGED, Problem.BEING_WRITTEN):
                raise
    raise AssertionError
