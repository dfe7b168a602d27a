"""Matches for tests of the window."""

from __future__ import annotations

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.games.library import LIBRARY


def new_match(options: dict[str, str], names: tuple[str, ...], seed: int, game: str = LIBRARY.ids[0]) -> AnyMatch:
    """Return a new match."""
    return Match(LIBRARY.kit(game).game, Header(game, options, names, seed))
