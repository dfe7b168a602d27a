"""Brings the board of The Convicted from one position to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.desktop.convicted.contents import contents
from stronghold_gui.desktop.docks.table_animation import TableAnimation

if TYPE_CHECKING:
    from stronghold_gui.desktop.convicted.context import ConvictedContext
    from stronghold_gui.desktop.table.model import TableContents
    from stronghold_gui.desktop.table.scene import TableScene


class BoardAnimation(TableAnimation):
    """Lays the pieces of a position on the board."""

    def __init__(self, context: ConvictedContext, scene: TableScene) -> None:
        super().__init__(context, scene)
        self._own = context

    def contents(self) -> TableContents:
        """Return what lies on the board."""
        return contents(self._own.position)
