"""The marks of the seats: badge, colour and shape, by camp and partner."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.play.seats import SHAPES, SeatMark, SeatState
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.ids import SEATS, SIDE_IDS

if TYPE_CHECKING:
    from stronghold_gui.games.stronghold.table import Table

_TOGETHER = frozenset({"draft", "phase", "pause"})
"""Stages that partners play at the same time; each partner ends its part with Done."""


INVADERS: Final = 0
DEFENDERS: Final = 1
"""The numbers of the teams."""


@cache
def marks(number: int, pieces: Path | None = None) -> tuple[SeatMark, ...]:
    """Return the marks of a number of seats, in seat order, with the badges of a folder of pieces."""
    folder = resource("stronghold", "pieces") if pieces is None else pieces
    return tuple(_mark(seat, folder / f"{picture_of(seat)}.svg") for seat in SEATS[number])


def picture_of(seat: str) -> str:
    """Return the name of a seat's badge among the pieces."""
    return f"seat_{seat}"


def _mark(seat: str, picture: Path) -> SeatMark:
    """Return the mark of a seat; the second of two partners has another colour and shape than the first."""
    team = INVADERS if seat.startswith("invader") else DEFENDERS
    number = team + 2 * seat.endswith(SIDE_IDS[1])
    return SeatMark(seat, team, number, SHAPES[number], picture)


def side_of(seat: str) -> str:
    """Return the side of a seat, ``""`` for a seat without a partner."""
    return next((side for side in SIDE_IDS if seat.endswith(f"_{side}")), "")


def state_of(seat: int, deciding: frozenset[int], shown: int, table: Table) -> SeatState:
    """Return the state of one of two partners; ``shown`` is the seat at the screen."""
    if seat in deciding:
        return "shown" if seat == shown else "open"
    return "done" if seat in table.ready or table.stage in _TOGETHER else "waits"
