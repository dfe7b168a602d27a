"""The seats of The Convicted as they are drawn."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.seats import SeatMark, without_teams

_SEATS: Final = "abcde"
DEFENDERS: Final = 0
ENEMY: Final = 1
"""The teams, where it is known who leads the enemy."""


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the seats of a match of this size; only the match knows which seat, if any, leads the enemy."""
    return without_teams(_SEATS, number)
