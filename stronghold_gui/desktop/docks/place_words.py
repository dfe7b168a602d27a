"""Protocol that the dock of places uses: a game's table as lines of text, each with its area."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.outline import Entry


class PlaceWords(Protocol):
    """Makes the lines of a game's table, in the current language and as the seat at the screen may see it."""

    @property
    def unfolded(self) -> Collection[str]:
        """The ids of the lines that are unfolded at first."""
        ...

    def entries(self) -> tuple[Entry, ...]:
        """Return all lines."""
        ...

    def goals(self, targets: Iterable[str]) -> Mapping[str, str]:
        """Return the target of the held piece for each place (`Entry.place`) where it can be put."""
        ...

    def is_played_by_taking(self, source: Source) -> bool:
        """Return whether taking a piece is the whole move, so that it need not be put anywhere."""
        ...
