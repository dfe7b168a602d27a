"""Listing a folder of files, with a sentence for people where the system refuses."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.save.faults import BadFileError, Problem, system_fault
from stronghold_gui.files import entries_of


def list_folder(folder: Path, ending: str) -> list[Path]:
    """Return the files and folders of a folder, as ``entries_of`` does.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    try:
        return entries_of(folder, ending)
    except OSError as error:
        raise BadFileError([system_fault(Problem.CANNOT_LIST, error)], str(folder)) from error
