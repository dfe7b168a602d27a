"""Which dock comes to the front at what moment: what is decided is explained there, or its moment has come."""

from __future__ import annotations

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.games.convicted.decisions import Kind

_DOCKS = {
    Kind.ACTION: "town",
    Kind.WANT: "town",
    Kind.ANSWER: "town",
    Kind.PLACING: "enemy",
    Kind.HERO: "powers",
    Kind.SETUP_POWERS: "powers",
    Kind.HERETIC: "powers",
    Kind.MELEE_SPELLS: "powers",
    Kind.BEFORE_MATCHING: "powers",
    Kind.MURDERER: "powers",
    Kind.RESCUE: "powers",
    Kind.MATCHING: "squads",
    Kind.ABSENT: "squads",
    Kind.SQUADS: "squads",
}


def dock_of(context: ConvictedContext) -> str:
    """Return the dock that belongs to what is decided now, ``""`` for none."""
    decision = context.decision
    return _DOCKS.get(Kind(decision.kind), "") if decision is not None else ""
