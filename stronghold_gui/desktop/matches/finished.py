"""The finished matches, for the tally: known from the lists, or read file by file. No widgets here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from stronghold_gui.core.save import BadFileError
from stronghold_gui.core.tally import PersonResult, person_results
from stronghold_gui.core.tally_words import TallyWords
from stronghold_gui.desktop.matches import lists
from stronghold_gui.desktop.matches.lists import LARGEST, Found, find_matches, look_into, matches_in_folder
from stronghold_gui.text import Catalogue, add_texts

if TYPE_CHECKING:
    from stronghold_gui.games.library import Library


class FinishedMatches:
    """The known results of all matches, and the files that still have to be read.

    Attributes:
        unread: the number of files that could not be read.
    """

    def __init__(self, library: Library) -> None:
        """Search for all matches.

        Raises:
            BadFileError: the folder of matches cannot be listed.
        """
        self._library = library
        self._found = find_matches(library, matches_in_folder())
        self._unknown = [at for at, one in enumerate(self._found) if _is_unknown(one)]
        self._whole = len(self._unknown)
        self.unread = 0

    @property
    def progress(self) -> tuple[int, int]:
        """The number of files read, and of all files."""
        return self._whole - len(self._unknown), self._whole

    def read_next(self) -> bool:
        """Read the newest unknown file; return whether others are left."""
        if self._unknown:
            self._read(self._unknown.pop(0))
            if not self._unknown:
                self.remember()
        return bool(self._unknown)

    def remember(self) -> None:
        """Store the results, so that these files need not be read again."""
        if self._whole:
            lists.note([one.entry for one in self._found if one.current])

    def results(self) -> list[PersonResult]:
        """Return the results of people in finished matches, the oldest first. A match in several files counts once."""
        rules = {entry.id: entry.tally for entry in self._library.entries}
        known = [one.entry for one in reversed(self._found) if one.current and one.entry.game in rules]
        different = {(entry.result.moves if entry.result is not None else "") or entry.path: entry for entry in known}
        return [
            result
            for number, entry in enumerate(different.values())
            for result in person_results(entry, number, rules[entry.game])
        ]

    def _read(self, at: int) -> None:
        one = self._found[at]
        try:
            if one.bytes > LARGEST:
                self.unread += 1
            else:
                self._found[at] = replace(one, entry=look_into(one, self._library), current=True)
        except BadFileError:
            self.unread += 1


def words_of(library: Library, texts: Catalogue) -> TallyWords:
    """Load the texts of all games and return the words of their tally."""
    for entry in library.entries:
        add_texts(entry.texts())
    return TallyWords(texts, {entry.id: entry.tally for entry in library.entries})


def _is_unknown(one: Found) -> bool:
    """Return whether a file must be read: its match or its ending is unknown."""
    return not one.current or (one.entry.over and one.entry.result is None)
