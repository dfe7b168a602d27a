"""What is counted where many games are played: what only partners do."""

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
