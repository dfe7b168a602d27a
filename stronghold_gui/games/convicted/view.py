"""The view of a seat: the whole position except the seed and draw count of chance, since nothing is hidden (RC-02)."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.games.convicted.position import Position


@dataclass(slots=True)
class View:
    """The view of a seat.

    Attributes:
        seat: the seat that the view belongs to; ``None`` for the public view.
        position: a copy of the position with another seed; changing it does not affect the match.
    """

    seat: Seat | None
    position: Position


def look(position: Position, seat: Seat | None) -> View:
    """Return the view of a seat."""
    twin = position.copy()
    twin.chance = Chance(0)
    return View(seat, twin)
