"""Listing a folder of files, with a sentence for people where the system refuses."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.files import entries_of


def list_folder(folder: Path, ending: str) -> list[Path]:
    """Return what lies in a folder and has a name that ends so, sorted by name; nothing if there is no folder.

    Raises:
        BadFileError: the folder cannot be listed.
    """
    try:
        return entries_of(folder, ending)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFileError([Fault(Problem.CANNOT_LIST, figures={"reason": reason})], str(folder)) from error
