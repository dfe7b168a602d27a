"""The solved puzzles, in a file of the user's. A damaged file counts as empty, never as a fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.atomic import read_own, write_atomically
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.files import user_data_dir

_MOST: Final = 1000


def progress_file() -> Path:
    """Return the path of the file, beside the progress of lessons; the file may not exist yet."""
    return user_data_dir() / "puzzles.json"


def solved() -> frozenset[str]:
    """Return the ids of the solved puzzles; damaged entries are left out."""
    try:
        return _read()
    except BadFileError:
        return frozenset()


def _read() -> frozenset[str]:
    raw = read_own(progress_file())
    listed = raw.get("solved") if isinstance(raw, dict) else None
    return frozenset([name for name in listed if isinstance(name, str)][:_MOST] if isinstance(listed, list) else ())


def remember(puzzle: str) -> None:
    """Store that a puzzle was solved, and keep entries that other windows have written meanwhile.

    Raises:
        BadFileError: the system refuses; the stored entries stay.
    """
    before = _read()
    if puzzle not in before:
        data = json.dumps({"solved": sorted({*before, puzzle})}, ensure_ascii=False, indent=1)
        write_atomically(progress_file(), data.encode())
