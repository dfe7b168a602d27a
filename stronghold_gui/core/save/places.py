"""Where matches, their journals and the lists of them lie among the user's files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.files import user_data_dir

SUFFIX: Final = ".stronghold"
"""How the name of a match file ends."""
MATCHES: Final = "games"
"""The name of the folder of matches: what people saved there before it was made for all of them is among them."""


def autosave_folder() -> Path:
    """Return the folder of the journals of running matches; it may not exist yet."""
    return user_data_dir() / "autosave"


def matches_folder() -> Path:
    """Return the folder in which matches have their files, unless somebody chose another; it may not exist yet."""
    return user_data_dir() / MATCHES


def matches_file() -> Path:
    """Return the file of what is known of matches wherever they lie; it may not exist yet."""
    return user_data_dir() / "matches.json"


def deleted_folder() -> Path:
    """Return where deleted matches lie until they are too old; it may not exist yet."""
    return user_data_dir() / "deleted"


def recent_file() -> Path:
    """Return the file of the list of recent games; it may not exist yet."""
    return user_data_dir() / "recent.json"
