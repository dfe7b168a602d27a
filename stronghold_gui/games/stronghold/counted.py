"""What is counted where many games are played: what only partners do, and where glory comes from."""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.ids import SEATS


def counted(seats: int) -> Mapping[str, type]:
    """Return the kinds of event to count in games of so many, by name."""
    partners: dict[str, type] = {"borrowed": e.ActionBorrowed, "given": e.UnitsGiven, "haste": e.HasteUsed}
    if seats == max(SEATS):
        return partners
    return {} if seats == min(SEATS) else {name: partners[name] for name in ("borrowed", "given")}


def gained(event: object, seats: int) -> tuple[int, str, int] | None:
    """Return the glory that an event gave: the camp's first seat, the name of the source, how much."""
    match event:
        case e.GloryGained(camp=camp, points=points, source=source):
            first = SEATS[seats].index(next(seat for seat in SEATS[seats] if seat.startswith(camp)))
            return first, f"glory.{source}", points
        case _:
            return None
