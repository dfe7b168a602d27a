"""The row of order tiles: open or classified, to be dragged to a wall section."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.stronghold import gestures as g
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.cardrows import OfferIndex
from stronghold_gui.desktop.stronghold.chips import Tile
from stronghold_gui.desktop.table.tiles import TileDrag
from stronghold_gui.desktop.words import ElidedLabel
from stronghold_gui.games.stronghold.pieces import ORDERS
from stronghold_gui.games.stronghold.table import InvaderSeat
from stronghold_gui.games.stronghold.wording import capital, piece_name

_WAYS: Final = {"open_order": "open", "classified": "face_down"}


class OrderRow(QFrame):
    """The tiles of one action: `open_order` or `classified`."""

    def __init__(self, bench: Bench, action: str) -> None:
        super().__init__()
        self.setObjectName(f"action_{action}")
        self._bench, self._action = bench, action
        self.title = named(ElidedLabel(), f"action_{action}_title")
        self.tiles = {order: Tile(bench.art, f"{action}_{order}", order) for order in ORDERS}
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 6, 2)
        column.setSpacing(1)
        column.addWidget(self.title)
        row = QHBoxLayout()
        for order, tile in self.tiles.items():
            row.addWidget(tile)
            key = f"{order}:{_WAYS[action]}"
            TileDrag(tile, bench.hand, g.ORDERS, key, bench.art.later(order, 40))
        row.addStretch(1)
        column.addLayout(row)
        self.setFixedHeight(column.sizeHint().height())

    def refresh(self, invader: InvaderSeat, offers: OfferIndex, *, active: bool) -> None:
        """Show which tiles are left and which can be laid."""
        bench, texts = self._bench, self._bench.texts
        used = self._action in invader.used
        name = bench.label(self._action)
        mark = " ✓" if used else ""
        price = bench.values.costs[self._action].hourglasses
        note = f" · {texts('window.price.hourglasses', n=price)}" if price else ""
        self.title.setText(f"{name}{note}{mark}")
        left = bench.table.orders_left
        for order, tile in self.tiles.items():
            possible = (order, self._action == "open_order") in offers.orders
            why = "" if possible or not (active and bench.invader_decides) else self._why(order)
            tip = "\n".join(filter(None, (capital(piece_name(order, texts)), bench.tip(order), why)))
            count = left.get(order, 0)  # type: ignore[call-overload]
            label = capital(piece_name(order, texts))
            tile.show_state(possible=possible, tip=tip, name=f"{name}: {label}", count=str(count) if count != 1 else "")

    def _why(self, order: str) -> str:
        return self._bench.why(self._bench.client.refusal(g.ORDERS, f"{order}:{_WAYS[self._action]}"))
