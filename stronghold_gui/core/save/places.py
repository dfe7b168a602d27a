"""Where journals and the list of recent games lie among the user's files."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.files import user_data_dir


def autosave_folder() -> Path:
    """Return the folder of the journals of running matches; it may not exist yet."""
    return user_data_dir() / "autosave"


def recent_file() -> Path:
    """Return the file of the list of recent games; it may not exist yet."""
    return user_data_dir() / "recent.json"
