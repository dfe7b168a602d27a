"""What saving needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Protocol

from stronghold_gui.core.game import Game
from stronghold_gui.core.match import Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.value import value

AnyMatch = Match[Any, Any, Any, Any]
"""A match of whatever game."""


class PositionFormat(Protocol):
    """Turns the positions of a game into documents and back."""

    @property
    def format_name(self) -> str:
        """What stands under ``format`` in a position document of this game."""
        ...

    def to_json(self, position: Any) -> dict[str, Json]:  # noqa: ANN401 - the game's own type
        """Return the position document."""
        ...

    def from_json(self, document: Json, path: str = "") -> Any:  # noqa: ANN401 - the game's own type
        """Return the position that a document describes.

        Args:
            document: parsed JSON.
            path: where the document stands in a larger one, for the faults.

        Raises:
            BadFileError: with every fault of the document.
        """
        ...

    def options_of(self, position: Any) -> tuple[dict[str, str], int]:  # noqa: ANN401 - the game's own type
        """Return the options of a match that begins with this position, and its number of seats."""
        ...


def _as_it_is(document: dict[str, Json]) -> dict[str, Json]:
    return document


@value
class GameKit:
    """A game together with the form of its positions in files.

    Attributes:
        game: the rules.
        positions: the form of its positions.
        stamp: options that every match file names although nobody chooses them, with what a new match has; a match
            opened from a file has those of them in its header that are not a new match's.
        upgrade: brings the raw match document of an earlier version of the game up to date.
    """

    game: Game[Any, Any, Any, Any]
    positions: PositionFormat
    stamp: Mapping[str, str] = field(default_factory=dict)
    upgrade: Callable[[dict[str, Json]], dict[str, Json]] = _as_it_is


FindKit = Callable[[str], GameKit | None]
"""Finds a game by its id; ``None`` for one that the program does not have."""
