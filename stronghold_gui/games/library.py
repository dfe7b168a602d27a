"""The available games. A line in ``LIBRARY`` adds a game; nothing else outside its own folders names it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stronghold_gui.games.convicted.entry import CONVICTED_ENTRY
from stronghold_gui.games.entry import Entry, Kit
from stronghold_gui.games.fortress.entry import FORTRESS_ENTRY
from stronghold_gui.games.stronghold.entry import STRONGHOLD_ENTRY
from stronghold_gui.games.warriors.entry import WARRIORS_ENTRY
from stronghold_gui.text import add_texts


class Library:
    """The games by id; the rules of each are loaded on first use.

    Attributes:
        entries: the entry of each game, the default game first.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self._loaded: dict[str, Kit] = {}

    @property
    def shown(self) -> tuple[Entry, ...]:
        """The games that can be played in the window, the default game first."""
        return tuple(entry for entry in self.entries if entry.window)

    def is_shown(self, game: str) -> bool:
        return any(entry.id == game for entry in self.shown)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the games, the default game first."""
        return tuple(entry.id for entry in self.entries)

    def entry(self, game: str) -> Entry | None:
        """Return the entry of a game without loading it, or ``None`` if there is no such game."""
        return next((entry for entry in self.entries if entry.id == game), None)

    def texts_of(self, game: str) -> Path:
        """Return the folder of a game's texts; raises ``LookupError`` if there is no such game."""
        entry = self.entry(game)
        if entry is None:
            raise LookupError(game)
        return entry.texts()

    def find(self, game: str) -> Kit | None:
        """Load a game and return its kit, or ``None`` if there is no such game."""
        entry = self.entry(game)
        return self._load(entry) if entry is not None else None

    def entry_of(self, position_format: str) -> Entry | None:
        """Return the entry of the game whose position documents have this format, or ``None``."""
        return next((entry for entry in self.entries if entry.position_format == position_format), None)

    def find_by_format(self, position_format: str) -> Kit | None:
        """Load the game whose position documents have this format and return its kit, or ``None``."""
        found = self.entry_of(position_format)
        return self._load(found) if found is not None else None

    def kit(self, game: str) -> Kit:
        """Load a game and return its kit; raises ``LookupError`` if there is no such game."""
        kit = self.find(game)
        if kit is None:
            raise LookupError(game)
        return kit

    def _load(self, entry: Entry) -> Kit:
        if entry.id not in self._loaded:
            add_texts(entry.texts())
            self._loaded[entry.id] = entry.load()
        return self._loaded[entry.id]


LIBRARY: Final = Library((STRONGHOLD_ENTRY, WARRIORS_ENTRY, CONVICTED_ENTRY, FORTRESS_ENTRY))
find_kit: Final = LIBRARY.find
