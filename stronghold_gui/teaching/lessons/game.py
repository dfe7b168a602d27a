"""The protocol of a game for lessons, besides its rules and positions, and the things a lesson can point at."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final, Protocol

from stronghold_gui.core.reading import Json


class LessonGame(Protocol):
    """A game's terms and places in lessons."""

    @property
    def folder(self) -> Path:
        """The folder of the built-in lessons, with a list of them (``teaching.named``)."""
        ...

    @property
    def places(self) -> Collection[str]:
        """The places on the table that a lesson can mark, besides parts of the window; the game's desk locates them."""
        ...

    @property
    def table_member(self) -> str:
        """The member of a position document that holds the table; scenes change it, conditions look at it."""
        ...

    @property
    def following(self) -> Collection[str]:
        """Members of the table that are derived from the rest, and are recomputed when a scene changes it."""
        ...

    @property
    def end(self) -> str:
        """The notation of the move that ends a seat's turn, or ``""`` if there is none."""
        ...

    def empty_table(self, options: Mapping[str, str], seats: int, seed: int) -> dict[str, Json]:
        """Return an empty table, for scenes that do not begin with the set-up.

        Args:
            options: options of the scene's set-up.
            seats: the number of seats.
            seed: the seed of its chance.
        """
        ...


WIDGET: Final = "@"
"""Begins the name of a part of the window: ``@action_cannon``, ``@dock_buildings``."""
_NAME: Final = re.compile(r"@[a-z][a-z0-9_]*")


def is_mark(mark: str, terms: LessonGame) -> bool:
    """Return whether a mark is valid; for a part of the window only the form of its name is checked."""
    return bool(_NAME.fullmatch(mark)) if mark.startswith(WIDGET) else mark in terms.places
