"""Makes the docks' pages."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.chronicle import ChroniclePage
from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage
from stronghold_gui.desktop.convicted.docks.knowledge import KnowledgePage
from stronghold_gui.desktop.convicted.docks.powers import PowersPage
from stronghold_gui.desktop.convicted.docks.squads import SquadsPage
from stronghold_gui.desktop.convicted.docks.town import TownPage
from stronghold_gui.desktop.convicted.docks.turns import TurnsPage


def make_dock(context: ConvictedContext, name: str, performing: Callable[[], bool]) -> QWidget | None:
    """Return the page of a dock, ``None`` for one that is not made here.

    Args:
        context: what it looks at.
        name: of the dock.
        performing: tells whether the surface still shows how the last move came out.
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
        case "turns":
            return TurnsPage(context)
        case "chronicle":
            return ChroniclePage(context)
        case _:
            return None
