"""Where the painted picture of a game lies: on the first page, before a match, between two seats, at the end."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.files import MissingResource, resource


def cover_of(game: str) -> Path | None:
    """Return the file of a game's picture, if it has one."""
    try:
        return resource(game, "cover.svg")
    except MissingResource:
        return None
