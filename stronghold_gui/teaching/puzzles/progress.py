"""Which puzzles were solved, in a file of the user's. A damaged file is an empty one, never a fault."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.files import user_data_dir

_MOST: Final = 1000


def progress_file() -> Path:
    """Return where it is kept, beside what lessons keep; the file may not exist yet."""
    return user_data_dir() / "puzzles.json"


def solved() -> frozenset[str]:
    """Return the ids of the puzzles that were solved; what is damaged is left out."""
    try:
        raw = read_raw(progress_file())
    except BadFileError:
        return frozenset()
    listed = raw.get("solved") if isinstance(raw, dict) else None
    return frozenset([name for name in listed if isinstance(name, str)][:_MOST] if isinstance(listed, list) else ())


def remember(puzzle: str) -> None:
    """Note that a puzzle was solved; the file is read anew, since other windows write it too."""
    before = solved()
    if puzzle in before:
        return
    data = json.dumps({"solved": sorted({*before, puzzle})}, ensure_ascii=False, indent=1)
    # Not being able to remember is no reason to disturb anybody who is learning.
    with contextlib.suppress(BadFileError):
        write_atomically(progress_file(), data.encode())
