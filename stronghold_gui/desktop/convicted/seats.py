"""The marks of the seats of The Convicted."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.seats import SeatMark, without_teams

_SEATS: Final = "abcde"
DEFENDERS: Final = 0
ENEMY: Final = 1
"""The numbers of the teams, used if it is known which seat leads the enemy."""


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the marks of a number of seats, without teams: only a match knows whether a seat leads the enemy."""
    return without_teams(_SEATS, number)
