"""Where a thing of the game is explained: from what the window knows to an anchor of the book."""

from __future__ import annotations

from stronghold_gui.games.warriors.pieces import PEOPLES


def anchor_of(thing: str) -> str | None:
    """Return where a thing is explained: a people; or ``None``."""
    return thing if thing in PEOPLES else None
