"""Lists of built-in lessons and puzzles, and the game that a file names, which must be known before reading it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError, Problem, bad
from stronghold_gui.core.save.validation import short
from stronghold_gui.files import resource_text
from stronghold_gui.teaching.bounds import read_taught
from stronghold_gui.teaching.game import FindGame, TaughtGame
from stronghold_gui.teaching.naming import UNNAMED


def game_named(document: Json) -> Json:
    """Return the member ``game`` of a document, without checking that there is such a game."""
    return document.get("game", UNNAMED) if isinstance(document, dict) else UNNAMED


def find_named(document: Json, find: FindGame) -> TaughtGame:
    """Return the game that a document names.

    Raises:
        BadFileError: the member is no name, or there is no such game.
    """
    name = game_named(document)
    if not isinstance(name, str):
        raise bad(Problem.NOT_A_TEXT, "game")
    kit = find(name)
    if kit is None:
        raise bad(Problem.UNKNOWN_GAME, "game", game=short(name))
    return kit


def is_of(path: Path, kit: TaughtGame, find: FindGame) -> bool:
    """Return whether a file belongs in the list of a game.

    A file that names another game of the library belongs in that game's list. One with an unknown game, or that cannot
    be read, belongs in every list, so that its fault is reported.
    """
    try:
        name = game_named(read_taught(path))
    except BadFileError:
        return True
    return name == kit.game.id or not isinstance(name, str) or find(name) is None


CONTENTS: Final = "contents.txt"
"""The list: a file's name on each line, in the order in which they are offered."""


def built_in_files(folder: Path) -> list[Path]:
    """Return the listed files of a folder in their order; only reading a file shows whether it exists.

    Raises:
        BadResource: the folder has no list.
    """
    return [folder / name for name in resource_text(folder / CONTENTS).split()]
