"""Protocol that the dock of places uses: a game's table as lines of text, each with its area."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.outline import Entry


class PlaceWords(Protocol):
    """A game's table in lines, in the current language and as the seat at the screen may see it."""

    @property
    def unfolded(self) -> Collection[str]:
        """The ids of those lines that are unfolded at first."""
        ...

    def entries(self) -> tuple[Entry, ...]:
        """Return all lines."""
        ...

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        """Return for each place (`Entry.place`) the target of the held piece if it is put there."""
        ...

    def is_played_by_taking(self, source: Source) -> bool:
        """Return whether taking this is the whole move, so that it has no goal."""
        ...
