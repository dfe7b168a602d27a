"""Search for the target at a point of the board for the held piece."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from stronghold_gui.desktop.table.board_scene import BoardScene
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import PILE, Source, pile_target

FORGIVEN: Final = 12.0
"""Widget pixels by which a drop may miss its target."""


class Targets:
    """The targets of the held piece on the board: areas and piles."""

    def __init__(self, scene: BoardScene, hand: Hand) -> None:
        self._scene, self._hand = scene, hand

    def at(self, point: QPointF) -> tuple[str | None, str]:
        """Return the innermost target at a point (or one narrowly missed, or None), and the innermost area there."""
        scene, targets = self._scene, self._hand.targets
        areas = scene.geometry.at(point)
        inner = areas[0] if areas else ""
        pile = scene.source_at(point)
        if pile is not None and pile in self.piles():
            return pile_target(*pile), inner
        if pile is not None and scene.geometry.areas[pile[0]].stand:
            # A click on an upright piece does not mean the areas behind it, except if the piece is scenery.
            behind = areas if self._is_scenery(pile) else ()
            return next((area for area in (pile[0], *behind) if area in targets), None), pile[0]
        for area in areas:
            if area in targets:
                return area, inner
        return self._near(point, inner), inner

    def pile_under(self, point: QPointF, target: str) -> str:
        """Return the key of the pile under a point if it is in the target area or a part of it, else ``""``."""
        found = self._scene.source_at(point)
        return found[1] if found is not None and f"{found[0]}.".startswith(f"{target}.") else ""

    def piles(self) -> set[Source]:
        """Return the piles that are targets of the held pieces."""
        split = (target.partition(PILE) for target in self._hand.targets if PILE in target)
        return {(area, key) for area, _, key in split}

    def _near(self, point: QPointF, inner: str) -> str | None:
        """Return the target that a point misses narrowly, or None."""
        scene = self._scene
        reach = FORGIVEN / (scene.resolution.scale if scene.resolution else 1.0)
        geometry = scene.geometry
        apart = (t for t in self._hand.targets if t in geometry and not geometry.borders(inner, t))
        near = [(geometry.distance(t, point), t) for t in apart]
        distance, best = min(near, default=(reach, ""))
        return best if distance < reach else None

    def _is_scenery(self, source: Source) -> bool:
        item = self._scene.piles[source[0]][source[1]]
        return item.spot is not None and item.spot.pile.scenery
