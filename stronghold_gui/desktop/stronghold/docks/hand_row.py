"""The row of what an Invader can spend: the units of this turn, and resources."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.cardrows import OfferIndex
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.table import InvaderSeat
from stronghold_gui.games.stronghold.wording import unit_count


class HandRow(QWidget):
    """A tile for each kind of unit, from which one unit is dragged at a time, and one for the resources."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__()
        self.setObjectName("hand")
        self._context = context
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(6)
        self.units = {unit: about(Tile(context.art, f"hand_{unit}", unit), unit) for unit in UNITS}
        for unit, tile in self.units.items():
            row.addWidget(tile)
            tile.ask(context, partial(self._why_not, unit))
            TileDrag(tile, context.hand, g.HAND, unit, context.art.later(unit, 40))
        row.addStretch(1)
        self.resources = about(Tile(context.art, "hand_resources", "resource"), "resource")
        row.addWidget(self.resources)

    def refresh(self, invader: InvaderSeat, offers: OfferIndex) -> None:
        """Show the content of the hand."""
        texts = self._context.texts
        for unit, tile in self.units.items():
            count = invader.hand.get(unit, 0)  # type: ignore[call-overload]
            words = texts("window.hand.unit", units=unit_count(unit, count, texts))
            possible = unit in offers.gains or unit in offers.gifts
            tile.show_state(possible=possible, tip=words, name=words, count=str(count), faint=not count)
        words = texts("window.price.resources", n=invader.resources)
        self.resources.show_state(
            possible=False, tip=words, name=words, count=str(invader.resources), faint=not invader.resources
        )

    def _why_not(self, unit: str) -> ShownRefusal | None:
        return None if self.units[unit].possible else self._context.reason(g.HAND, unit)
