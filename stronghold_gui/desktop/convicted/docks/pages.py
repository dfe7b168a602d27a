"""The page of each dock, and the dock of each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.chronicle import ChroniclePage
from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage
from stronghold_gui.desktop.convicted.docks.knowledge import KnowledgePage
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.convicted.docks.siege import SiegePage
from stronghold_gui.desktop.convicted.docks.squads import SquadsPage
from stronghold_gui.desktop.convicted.docks.town import TownPage
from stronghold_gui.desktop.convicted.docks.turns import TurnsPage
from stronghold_gui.games.convicted.decisions import Kind


def make_dock(context: ConvictedContext, name: str, performing: Callable[[], bool]) -> QWidget | None:
    """Make the page of a dock; return ``None`` for the log and the places, which the desk makes.

    Args:
        context: the match and the language.
        name: id of the dock.
        performing: returns whether the surface still animates the last move.
    """
    match name:
        case "town":
            return TownPage(context)
        case "knowledge":
            return KnowledgePage(context)
        case "powers":
            return PowersPage(context)
        case "enemy":
            return EnemyPage(context, performing)
        case "squads":
            return SquadsPage(context)
        case "siege":
            return SiegePage(context)
        case "turns":
            return TurnsPage(context)
        case "chronicle":
            return ChroniclePage(context)
        case _:
            return None


_DOCKS: Final = {
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
    """Return the dock that belongs to the current decision, ``""`` for none."""
    decision = context.decision
    return _DOCKS.get(Kind(decision.kind), "") if decision is not None else ""
