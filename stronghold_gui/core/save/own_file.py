"""Small files that the program writes for itself: lists of matches, what was learnt, which puzzles were solved."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.raw import read_raw


def read_own(path: Path) -> Json:
    """Return the content of such a file; ``None`` if it is missing or damaged, so that it may be replaced.

    Raises:
        BadFileError: the system refuses. What the file holds is not known, so it must not be replaced.
    """
    try:
        return read_raw(path)
    except BadFileError as error:
        if error.first.problem == Problem.CANNOT_READ:
            raise
        return None
