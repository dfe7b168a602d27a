"""Protocols for the facts about a game that saving needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from stronghold_gui.core.game import AnyGame, P
from stronghold_gui.core.match import Match
from stronghold_gui.core.reading import Json

AnyMatch = Match[Any, Any, Any, Any]
"""A match of any game."""


class PositionFormat(Protocol[P]):
    """A converter of the positions of a game to documents and back."""

    @property
    def format_name(self) -> str:
        """The value of ``format`` in a position document of this game."""
        ...

    @property
    def version(self) -> int:
        """The current version."""
        ...

    @property
    def document(self) -> type:
        """The class of a document's content, from which the published schema is generated."""
        ...

    def to_json(self, position: P) -> dict[str, Json]:
        """Return the position document."""
        ...

    def from_json(self, document: Json, path: str = "") -> P:
        """Return the position that a document describes.

        Args:
            document: parsed JSON.
            path: the path of the document in a larger one, for the faults.

        Raises:
            BadFileError: with every fault of the document.
        """
        ...

    def options_of(self, position: P) -> tuple[dict[str, str], int]:
        """Return the options of a match that begins with this position, and its number of seats."""
        ...


class GameKit(Protocol):
    """The rules of a game, and the other facts about it that saving needs."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def positions(self) -> PositionFormat[Any]:
        """The file format of its positions."""
        ...

    @property
    def player_ids(self) -> Collection[str]:
        """The ids of its computer players, as files name them."""
        ...

    @property
    def stamp(self) -> Mapping[str, str]:
        """Options that users cannot choose but every match file has, with their values for a new match.

        The header of a match from a file contains those whose values differ from a new match's.
        """
        ...

    @property
    def upgrade(self) -> Callable[[dict[str, Json]], dict[str, Json]]:
        """A function that upgrades the raw match document of an earlier version of the game."""
        ...


FindKit = Callable[[str], GameKit | None]
"""Returns the kit of a game by its id; ``None`` if the program does not have it."""


class Games(Protocol):
    """The games that a file may hold. Only the requested game is loaded."""

    def find(self, game: str) -> GameKit | None:
        """Return a game by its id; ``None`` if the program does not have it."""
        ...

    def find_by_format(self, position_format: str) -> GameKit | None:
        """Return the game whose position documents have this under ``format``, or ``None``."""
        ...
