"""Puts the figures of a position on the battlefield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.desktop.docks.table_animation import TableAnimation

if TYPE_CHECKING:
    from stronghold_gui.desktop.docks.context import DeskContext
    from stronghold_gui.desktop.fortress.client import FortressClient
    from stronghold_gui.desktop.table.model import TableContents
    from stronghold_gui.desktop.table.scene import TableScene


class FigureAnimation(TableAnimation):
    """Puts figures where they stand."""

    def __init__(self, context: DeskContext, scene: TableScene, client: FortressClient) -> None:
        super().__init__(context, scene)
        self._client = client

    def contents(self) -> TableContents:
        """Return what stands in each area."""
        return self._client.lying
