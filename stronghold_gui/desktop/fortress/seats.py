"""The marks of the seats of Fortress."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.seats import SeatMark, without_teams

_SEATS: Final = ("p1", "p2", "p3", "p4")


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the marks of a number of seats, without teams, which the scenario defines."""
    return without_teams(_SEATS, number)
