"""The seats as they are drawn: badge, camp, and which of two partners."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stronghold_gui.desktop.play.seats import Partner, SeatLook, SeatState
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.ids import SEATS, SIDE_IDS

if TYPE_CHECKING:
    from stronghold_gui.desktop.stronghold.bench import Bench
    from stronghold_gui.games.stronghold.table import Table

_TOGETHER = frozenset({"draft", "phase", "pause"})
"""Stages that partners play at the same time, each until he has ended his part."""


@cache
def looks(number: int, pieces: Path | None = None) -> tuple[SeatLook, ...]:
    """Return the seats of a match of so many, in seat order, with the badges of a folder of pieces."""
    folder = resource("stronghold", "pieces") if pieces is None else pieces
    return tuple(
        SeatLook(
            seat,
            "first" if seat.startswith("invader") else "second",
            folder / f"seat_{seat}.svg",
            second=seat.endswith(SIDE_IDS[1]),
        )
        for seat in SEATS[number]
    )


def side_of(seat: str) -> str:
    """Return the side a seat plays on, ``""`` for a seat with no partner."""
    return next((side for side in SIDE_IDS if seat.endswith(f"_{side}")), "")


def state_of(seat: int, deciding: frozenset[int], shown: int, table: Table) -> SeatState:
    """Return what one of two partners is at."""
    if seat in deciding:
        return "shown" if seat == shown else "open"
    return "done" if seat in table.ready or table.stage in _TOGETHER else "waits"


def partners_at(bench: Bench, seat: int) -> tuple[Partner, ...]:
    """Return the camp of a seat as partners; none if it is alone in it."""
    camp = bench.camp_of(seat)
    if len(camp) < 2:
        return ()
    match = bench.match
    deciding = frozenset(decision.seat for decision in match.decisions)
    found = []
    for one in camp:
        state = state_of(one, deciding, match.seat, bench.table)
        words = bench.texts(f"partner.state.{state}", name=bench.short(one))
        found.append(Partner(one, bench.looks[one], bench.short(one), bench.role(one), state, words))
    return tuple(found)
