"""Display of a refusal besides its sentence: the fact on the board that stops it, and what would work instead."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF

from stronghold_gui.desktop.stronghold.areas import place_of
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.refusal_areas import grounds
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.desktop.table.pointers import Pointers
from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.games.stronghold.wording import place_name


class WhyNot(QObject):
    """Lights the grounds of every refusal until something else is tried, and draws an arrow to the nearest way out."""

    def __init__(self, context: StrongholdContext, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._scene = context, scene
        self.pointers = Pointers(scene)
        context.hand.refused.connect(self._show)
        scene.refusals.over.connect(self.pointers.clear)

    def reason(self, area: str, key: str) -> str:
        """Return why a piece on the board cannot be taken now; "" if it can, or no seat decides here."""
        context, client = self._context, self._context.client
        if context.controller is None or context.decision is None or (area, key) in client.sources():
            return ""
        refusal = context.reason(area, key)
        return refusal.text if refusal is not None else ""

    def _show(self, area: str, key: str, target: str, _refusal: object) -> None:
        context = self._context
        refusal = context.client.refusal(area, key, target)
        if refusal is None or context.controller is None:
            return
        # The place that was tried is crossed out already, so it is not lit.
        lit = [found for found in grounds(refusal, key, context.table) if found != target]
        instead = self._instead(area, key, target)
        self.pointers.show(lit, [(area, instead)] if instead and area in self._scene.geometry else [])
        words = (
            context.texts("why.instead" if target else "why.elsewhere", place=self._name(instead)) if instead else ""
        )
        self._scene.refusals.add(words, [*lit, instead])

    def _name(self, area: str) -> str:
        """Return the name of a place as it stands within a sentence."""
        place, texts = place_of(area), self._context.texts
        return texts("why.gates") if place == "barbican" else place_name(place, texts)

    def _instead(self, area: str, key: str, target: str) -> str:
        """Return where it could go instead, or (no target) where else such a thing can be taken; "" for nowhere."""
        if target:
            return self._nearest(target, self._context.client.index.targets((area, key)))
        return self._nearest(area, _of_kind(key, self._context.client.sources()))

    def _nearest(self, start: str, areas: Iterable[str]) -> str:
        """Return the area of the board nearest to another one."""
        known = self._scene.geometry.areas
        if start not in known:
            return ""
        middle = known[start].rect.center()

        def distance(area: str) -> float:
            way: QPointF = known[area].rect.center() - middle
            return way.manhattanLength()

        return min((area for area in areas if area in known and area != start), key=distance, default="")


def _of_kind(key: str, sources: Iterable[Source]) -> list[str]:
    return [area for area, other in sources if other == key]
