"""The lessons or puzzles that the program brings along: those that a list in their folder names.

A file that is missing is missed only because something else says that it should be there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.files import resource_text

CONTENTS: Final = "contents.txt"
"""The list: a file's name on each line, in the order in which they are offered."""


def brought_along(folder: Path) -> list[Path]:
    """Return the files that a folder should have, in their order; whoever reads one finds out whether it is there.

    Raises:
        BadResource: the folder has no list.
    """
    return [folder / name for name in resource_text(folder / CONTENTS).split()]
