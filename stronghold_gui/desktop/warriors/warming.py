"""Draws the pictures of cards before they are needed, since drawing one during a move makes the move slow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from stronghold_gui.desktop.table.arrangement import spread
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.desktop.warriors.client import WarriorsContext
from stronghold_gui.desktop.warriors.contents import letters
from stronghold_gui.games.warriors.ids import PEOPLES, TYPES

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.scene import TableScene

_LATER: Final = 400
"""Milliseconds after a match was opened; the window is idle by then."""
_BETWEEN: Final = 12
"""Milliseconds between two cards."""


class Warming(QObject):
    """A timer that draws one card after another in idle time."""

    def __init__(self, context: WarriorsContext, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._scene = context, scene
        self._left: Iterator[tuple[str, str]] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw_one)

    def begin(self) -> None:
        """Draw the cards that a match may show, the most common first."""
        self._left = self._cards()
        self._timer.start(_LATER)

    def stop(self) -> None:
        """Stop drawing, since the match was closed."""
        self._timer.stop()

    def _cards(self) -> Iterator[tuple[str, str]]:
        """Yield cards, each with an area at whose size it is drawn."""
        letter = letters(self._context.texts)
        yield from (("p0.undead", f"{people}.{kind}.{letter[people]}") for people, kind in product(PEOPLES, TYPES))
        yield from ((colour, f"die.{colour}.{face}") for colour in ("red", "black") for face in range(1, 7))

    def _draw_one(self) -> None:
        resolution = self._scene.resolution
        if resolution is None or self._context.controller is None:
            return
        area, name = next(self._left, ("", ""))
        if not area:
            return
        self._scene.art.pixmap(name, self._width(area) * resolution.scale, resolution.ratio)
        self._timer.start(_BETWEEN)

    def _width(self, area: str) -> float:
        where = self._scene.geometry.areas[area]
        assert where.fan is not None
        return spread(where.rect, where.fan, [Pile(area, area)])[0].cells[0].width()
