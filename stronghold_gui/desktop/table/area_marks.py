"""The highlights of a board's areas: which show what at the moment."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGraphicsScene

from stronghold_gui.desktop.table.areas import AreaMark, AreaState
from stronghold_gui.desktop.table.geometry import BoardGeometry


class AreaMarks:
    """The highlights of a scene, each made when its area first shows something.

    Attributes:
        items: those that were made, by area.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: dict[str, AreaMark] = {}
        self._shown: frozenset[str] = frozenset()

    def show(self, states: Mapping[str, AreaState], geometry: BoardGeometry) -> None:
        """Have these areas show these states, as far as the board has them, and all others nothing."""
        wanted = {area: state for area, state in states.items() if area in geometry}
        # Of the marks that were ever made nearly all show nothing, and go on to.
        for area in self._shown - wanted.keys():
            self._mark(area, geometry).show_state(AreaState.IDLE)
        for area, state in wanted.items():
            self._mark(area, geometry).show_state(state)
        self._shown = frozenset(wanted)

    def state_of(self, area: str) -> AreaState:
        """Return what an area shows at the moment."""
        return self.items[area].state if area in self.items else AreaState.IDLE

    def clear(self) -> None:
        """Take all highlights off: the areas lie elsewhere."""
        for mark in self.items.values():
            self._scene.removeItem(mark)
        self.items.clear()
        self._shown = frozenset()

    def _mark(self, area: str, geometry: BoardGeometry) -> AreaMark:
        if area not in self.items:
            self.items[area] = AreaMark(geometry.areas[area])
            self._scene.addItem(self.items[area])
        return self.items[area]
