"""The view of a seat: the position without the state of chance; nothing else is hidden (RC-02)."""

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
        position: a copy with seed 0; changing it does not affect the match.
    """

    seat: Seat | None
    position: Position


def look(position: Position, seat: Seat | None) -> View:
    """Return the view of a seat; ``None`` means the public view."""
    twin = position.copy()
    twin.chance = Chance(0)
    return View(seat, twin)
