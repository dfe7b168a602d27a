"""The games there are, by id; each is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Final

from stronghold_gui.core.save.kit import GameKit

GAME_IDS: Final = ("stronghold",)
"""Every game, the one to begin with first."""


@cache
def find_kit(game: str) -> GameKit | None:
    """Return a game together with the form of its positions, or ``None`` if there is no such game."""
    if game == "stronghold":
        from stronghold_gui.games.stronghold.documents import POSITIONS
        from stronghold_gui.games.stronghold.documents.earlier import STAMP, upgrade
        from stronghold_gui.games.stronghold.game import STRONGHOLD

        return GameKit(STRONGHOLD, POSITIONS, STAMP, upgrade)
    return None
