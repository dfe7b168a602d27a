"""Announced shots that are not fired yet: an arrow each, from shooter to target."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.stronghold.areas import machine_area, units_area
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.stronghold import moves as m

_SHOOTERS: Final = {"marksmen": "marksman", "goblins": "goblin"}
"""The shooting units by stage; in other stages, weapons shoot."""
_NAMING: Final = frozenset({"cannons", "machines", "marksmen", "goblins", "poles"})
"""The stages in which shots are announced; in other stages, `Table.aims` has another meaning."""


def arrows(context: StrongholdContext) -> list[tuple[str, str]]:
    """Return the start and goal area of each announced shot."""
    table = context.table
    if table.stage not in _NAMING:
        return []
    unit = _SHOOTERS.get(table.stage, "")
    return [
        (units_area(aim.start, unit) if unit else machine_area(aim.start), aim.goal)
        for aim in table.aims
        for _ in range(max(1, aim.count) if unit else 1)
    ]


def all_are_named(context: StrongholdContext) -> bool:
    """Return whether the deciding seat has announced every possible shot, so that it can only fire."""
    return bool(arrows(context)) and context.decision is not None and context.match.moves() == [m.DONE]


class NamedShots:
    """The arrows on one scene."""

    def __init__(self, context: StrongholdContext, scene: TableScene) -> None:
        self._context = context
        self._shown: list[tuple[str, str]] = []
        self.pointers = Pointers(scene, ink=brush.GOLD)

    def refresh(self) -> None:
        """Draw the arrows of the current position, if they differ from those shown."""
        wanted = arrows(self._context) if self._context.controller is not None else []
        if wanted != self._shown:
            self._shown = wanted
            self.pointers.show((), wanted)
