"""Protocols for the facts about a game that saving needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from stronghold_gui.core.game import Game
from stronghold_gui.core.match import Match
from stronghold_gui.core.reading import Json

AnyMatch = Match[Any, Any, Any, Any]
"""A match of whatever game."""


class PositionFormat(Protocol):
    """Turns the positions of a game into documents and back."""

    @property
    def format_name(self) -> str:
        """The value of ``format`` in a position document of this game."""
        ...

    @property
    def version(self) -> int:
        """The version that is written today."""
        ...

    @property
    def document(self) -> type:
        """The class that says what a document holds; the published schema is made of it."""
        ...

    def to_json(self, position: Any) -> dict[str, Json]:  # noqa: ANN401 - the game's own type
        """Return the position document."""
        ...

    def from_json(self, document: Json, path: str = "") -> Any:  # noqa: ANN401 - the game's own type
        """Return the position that a document describes.

        Args:
            document: parsed JSON.
            path: the path of the document in a larger one, for the faults.

        Raises:
            BadFileError: with every fault of the document.
        """
        ...

    def options_of(self, position: Any) -> tuple[dict[str, str], int]:  # noqa: ANN401 - the game's own type
        """Return the options of a match that begins with this position, and its number of seats."""
        ...


class GameKit(Protocol):
    """A game together with the form of its positions in files."""

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The rules."""
        ...

    @property
    def positions(self) -> PositionFormat:
        """The form of its positions."""
        ...

    @property
    def player_ids(self) -> Collection[str]:
        """The computer players that it has, by the ids under which files name them."""
        ...

    @property
    def stamp(self) -> Mapping[str, str]:
        """Options that no user chooses but every match file names, with their values for a new match.

        A match opened from a file has those of them in its header that are not a new match's.
        """
        ...

    @property
    def upgrade(self) -> Callable[[dict[str, Json]], dict[str, Json]]:
        """Brings the raw match document of an earlier version of the game up to date."""
        ...


FindKit = Callable[[str], GameKit | None]
"""Finds a game by its id; ``None`` for one that the program does not have."""


class Games(Protocol):
    """The games that a file may hold. Only the one that is asked for is loaded."""

    def find(self, game: str) -> GameKit | None:
        """Return a game by its id; ``None`` for one that the program does not have."""
        ...

    def find_by_format(self, position_format: str) -> GameKit | None:
        """Return the game whose position documents have this under ``format``, or ``None``."""
        ...
