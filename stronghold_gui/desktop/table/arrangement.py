"""Where the piles of each area lie, by what the area is: a fan, lots, places that stay, or ground to stand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.fans import spread
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.desktop.table.layout import Spot
from stronghold_gui.desktop.table.model import Lots, Pile
from stronghold_gui.desktop.table.steady import Steady, in_lots
from stronghold_gui.desktop.table.upright import height, standing


class Arrangement:
    """Where piles lie on one scene; those that stay keep their places."""

    def __init__(self) -> None:
        """Begin with nothing that lies anywhere."""
        self._lots: Mapping[str, Lots] = {}
        self._steady: dict[str, Steady] = {}

    def allot(self, lots: Mapping[str, Lots]) -> None:
        """Have the piles of some areas lie in lots from now on, and forget where others lay."""
        self._lots = lots
        self.forget()

    def forget(self) -> None:
        """Forget where piles lay: areas lie elsewhere, or other things in them."""
        self._steady.clear()

    def of(
        self, geometry: BoardGeometry, area: str, piles: Sequence[Pile], art: PieceArt
    ) -> Sequence[tuple[Spot, float]]:
        """Return where the piles of an area lie, and how high over the board."""
        upright = piles and geometry.areas[area].stand
        spots = standing(geometry, area, piles, art) if upright else self._lying(geometry, area, piles)
        return [(spot, height(geometry, area, spot, number)) for number, spot in enumerate(spots)]

    def _lying(self, geometry: BoardGeometry, name: str, piles: Sequence[Pile]) -> Sequence[Spot]:
        """Return where the piles of an area lie in which nothing stands upright."""
        if not piles:
            self._steady.pop(name, None)
            return ()
        area = geometry.areas[name]
        if area.fan is not None:
            return spread(area.rect, area.fan, piles)
        lots = self._lots.get(area.id, ())
        if {key for row in lots for key in row}.issuperset(pile.key for pile in piles):
            return in_lots(area.rect, lots, piles)
        if area.id not in self._steady:
            self._steady[area.id] = Steady(area.rect, area.places, counted=area.counted)
        return self._steady[area.id].lay(piles)
