"""The seats of The Convicted as they are drawn."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.seats import SeatMark, without_teams

_SEATS: Final = "abcde"
DEFENDERS: Final = 0
ENEMY: Final = 1
"""The teams, where it is known who leads the enemy."""


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the seats of a match of so many; who leads the enemy, if anybody, is told by the match alone."""
    return without_teams(_SEATS, number)
