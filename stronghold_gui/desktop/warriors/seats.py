"""The marks of the seats of Warriors."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.seats import SeatMark, without_teams

_SEATS: Final = "abcdef"


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the marks of a number of seats, without teams: each plays alone."""
    return without_teams(_SEATS, number)
