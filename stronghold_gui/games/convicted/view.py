"""The view of a seat: everything, because nothing is hidden (RC-02) except the seed and count of chance."""

from __future__ import annotations

from dataclasses import dataclass

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Seat
from stronghold_gui.games.convicted.position import Position


@dataclass(slots=True)
class View:
    """The view of a seat.

    Attributes:
        seat: whose view it is; ``None`` for what everybody may see.
        position: the position with another chance, a copy; what looks at it changes nothing.
    """

    seat: Seat | None
    position: Position


def look(position: Position, seat: Seat | None) -> View:
    """Return what the seat may see."""
    twin = position.copy()
    twin.chance = Chance(0)
    return View(seat, twin)
