"""A table of somebody's own, in the place of what comes with the program but is not what is printed.

In most games that are cards, and so they are called here; in others they are figures: prices, values, armies.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import Fault


class OwnCards(Protocol):
    """How a game takes such a table. A match states it among its options, so its file carries it."""

    @property
    def option(self) -> str:
        """The option of a match under which the table stands, as a text."""
        ...

    @property
    def format_name(self) -> str:
        """What stands under ``format`` in a file with a table."""
        ...

    @property
    def version(self) -> int:
        """The version that is written today."""
        ...

    @property
    def document(self) -> type:
        """The class that says what such a file holds; the published schema is made of it."""
        ...

    def built_in(self) -> dict[str, Json]:
        """Return the table that comes with the program, as a file would have it: something to begin with."""
        ...

    def read(self, path: Path) -> str:
        """Return the table in a file as the value of the option.

        Raises:
            BadFileError: with every fault and its place.
        """
        ...

    def misfit(self, table: str, options: Mapping[str, str]) -> Fault | None:
        """Return why a match with these options cannot be played with a table, or ``None`` if it can.

        Args:
            table: the value of the option; of one that nobody could have read this says so, too.
            options: the other options of the match.
        """
        ...
