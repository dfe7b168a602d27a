"""The two sides of a phase card: what is painted on each, and what the special one offers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL

FLIPPABLE: Final = PHASE_IDS[: len(SPECIAL)]


@cache
def picture_of(side: str) -> Path:
    """Return the picture of a side of a card, by its phase or its special action; it may be missing."""
    return resource("stronghold") / "cards" / f"{side}.svg"


def special_of(phase: str) -> str:
    """Return what a phase's card offers when it is turned over; ``""`` for a card with one side."""
    return SPECIAL[PHASE_IDS.index(phase)] if phase in FLIPPABLE else ""
