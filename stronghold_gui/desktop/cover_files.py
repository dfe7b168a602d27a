"""Where the painted picture of a game lies: on the first page, before a match, between two seats, at the end."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.desktop.broken import check_drawing, tell
from stronghold_gui.files import BadResource, MissingResource, resource


def cover_of(game: str) -> Path | None:
    """Return the file of a game's picture, if it has one that can be drawn."""
    try:
        file = resource(game) / "cover.svg"
    except MissingResource:
        return None
    try:
        check_drawing(file)
    except BadResource as fault:
        tell(fault)
        return None
    return file
