"""The list of recent games: which files were opened or saved last. A damaged list is an empty one, never a fault."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.atomic import write_atomically
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.value import value

MOST: Final = 10
_MAX_TEXT: Final = 4096
_MOST_NAMES: Final = 64
"""More than any game has seats; a list that is longer was not written by this program."""


@value
class Recent:
    """One entry.

    Attributes:
        path: the file, absolute.
        game: id of the game, ``""`` in lists from before there were several.
        names: who plays, in seat order.
        turn: how far the match had come (``Game.progress``).
        when: time of the last save or opening, seconds since 1970.
    """

    path: str
    game: str
    names: tuple[str, ...]
    turn: int
    when: int


class RecentList:
    """The list in its file, newest first; every method reads the file anew, since other windows write it too."""

    def __init__(self, path: Path) -> None:
        """Work on the list in the file ``path``, which need not exist."""
        self.path = path

    def entries(self) -> list[Recent]:
        """Return the entries, newest first; what is damaged is left out."""
        try:
            raw = read_raw(self.path)
        except BadFileError:
            return []
        listed = raw.get("recent") if isinstance(raw, dict) else None
        if not isinstance(listed, list):
            return []
        entries = {entry.path: entry for value in reversed(listed) if (entry := _entry(value)) is not None}
        return list(reversed(entries.values()))[:MOST]

    def add(self, entry: Recent) -> None:
        """Put an entry on top; an older one of the same file goes."""
        self._write([entry, *(other for other in self.entries() if other.path != entry.path)][:MOST])

    def forget(self, path: str) -> None:
        """Take a file off the list."""
        self._write([entry for entry in self.entries() if entry.path != path])

    def clear(self) -> None:
        """Empty the list."""
        self._write([])

    def _write(self, entries: list[Recent]) -> None:
        data = json.dumps({"recent": [asdict(entry) for entry in entries]}, ensure_ascii=False, indent=1)
        # Not being able to remember a game is no reason to disturb anybody who is playing one.
        with contextlib.suppress(BadFileError):
            write_atomically(self.path, data.encode())


def _entry(value: Json) -> Recent | None:
    """Return an entry that can be shown, or ``None``."""
    match value:
        case {"path": str(path), "names": list(names), "turn": int(turn), "when": int(when)}:
            game = value.get("game", "") if isinstance(value, dict) else ""
            texts = [name for name in names if isinstance(name, str)]
            sound = len(texts) == len(names) <= _MOST_NAMES and all(map(_is_sound, (*texts, path, game)))
            if sound and path and Path(path).is_absolute() and 0 <= turn < 1000 and 0 <= when < 1 << 40:
                return Recent(path, str(game), tuple(texts), turn, when)
        case _:
            pass
    return None


def _is_sound(text: Json) -> bool:
    return isinstance(text, str) and len(text) <= _MAX_TEXT and text.isprintable()
