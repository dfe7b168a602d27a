"""Makes the docks' pages; each page's module is imported when its dock is first seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext


def make_dock(context: ConvictedContext, name: str, performing: Callable[[], bool]) -> QWidget | None:
    """Return the page of a dock, ``None`` for one that is not made here.

    Args:
        context: what it looks at.
        name: of the dock.
        performing: tells whether the surface still shows how the last move came out.
    """
    match name:
        case "town":
            from stronghold_gui.desktop.convicted.docks.town import TownPage

            return TownPage(context)
        case "knowledge":
            from stronghold_gui.desktop.convicted.docks.knowledge import KnowledgePage

            return KnowledgePage(context)
        case "powers":
            from stronghold_gui.desktop.convicted.docks.powers import PowersPage

            return PowersPage(context)
        case "enemy":
            from stronghold_gui.desktop.convicted.docks.enemy import EnemyPage

            return EnemyPage(context, performing)
        case "squads":
            from stronghold_gui.desktop.convicted.docks.squads import SquadsPage

            return SquadsPage(context)
        case "turns":
            from stronghold_gui.desktop.convicted.docks.turns import TurnsPage

            return TurnsPage(context)
        case "chronicle":
            from stronghold_gui.desktop.convicted.docks.chronicle import ChroniclePage

            return ChroniclePage(context)
        case _:
            return None
