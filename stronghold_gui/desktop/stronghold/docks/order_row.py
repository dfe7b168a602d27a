"""The row of order tiles: open or classified, to be dragged to a wall section."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.cardrows import OfferIndex
from stronghold_gui.desktop.stronghold.docks.lending import Holding
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.stronghold.pieces import ORDERS
from stronghold_gui.games.stronghold.wording import capital, piece_name

_WAYS: Final = {"open_order": "open", "classified": "face_down"}


class OrderRow(QFrame):
    """The tiles of one action: `open_order` or `classified`, or (``borrowed``) the partner's `open_order`."""

    def __init__(self, context: StrongholdContext, action: str, *, borrowed: bool = False) -> None:
        super().__init__()
        self._context, self._action, self._borrowed = context, action, borrowed
        self._own_first = False
        self.setObjectName(f"{'borrow' if borrowed else 'action'}_{action}")
        about(self, action)
        self.title = named(ElidedLabel(), f"{self.objectName()}_title")
        before = "borrow_" if borrowed else ""
        self.tiles = {order: about(Tile(context.art, f"{before}{action}_{order}", order), order) for order in ORDERS}
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 2, 6, 2)
        column.setSpacing(1)
        column.addWidget(self.title)
        row = QHBoxLayout()
        for order, tile in self.tiles.items():
            row.addWidget(tile)
            key = f"{order}:{_WAYS[action]}"
            tile.ask(context, partial(self._why_not, order))
            TileDrag(tile, context.hand, g.ORDERS, key, context.art.later(order, 40))
        row.addStretch(1)
        column.addLayout(row)
        self.setFixedHeight(column.sizeHint().height())

    def refresh(self, holding: Holding, offers: OfferIndex, *, active: bool) -> None:  # noqa: ARG002 - as other rows
        """Show which tiles are left and which can be placed."""
        context, texts = self._context, self._context.texts
        name = context.label(self._action)
        self.title.setText(f"{name}{self._price()}{self._mark(holding)}")
        left = context.table.orders_left
        here = holding.to_borrow("dispatch", self._action) == self._borrowed or self._action != "open_order"
        self._own_first = self._borrowed and holding.on_own("dispatch", self._action)
        for order, tile in self.tiles.items():
            possible = here and (order, self._action == "open_order") in offers.orders
            label = capital(piece_name(order, texts))
            tip = f"{label}\n{context.tip(order)}"
            count = left.get(order, 0)  # type: ignore[call-overload]
            tile.show_state(
                possible=possible,
                tip=tip,
                name=texts("frame.named", name=name, what=label),
                count=str(count) if count != 1 else "",
            )

    def put_aside(self) -> None:
        """Clear the number: the count of tiles left would tell the Defender which of them lie face down."""
        for tile in self.tiles.values():
            tile.show_state(possible=False, tip="", name=tile.accessibleName(), count="")

    def _price(self) -> str:
        values = self._context.values
        price = values.costs[self._action].hourglasses + (values.borrowed_hourglasses if self._borrowed else 0)
        return f" · {self._context.texts('window.price.hourglasses', n=price)}" if price else ""

    def _mark(self, holding: Holding) -> str:
        """Return a tick for a used action, with its user unless that is obvious."""
        texts, name, partner = self._context.texts, holding.partner_name, holding.partner
        if self._borrowed and partner is not None:
            if self._action in partner.lent:
                return f" ✓ {texts('partner.borrow.mine')}"
            return f" ✓ {texts('partner.borrow.theirs', name=name)}" if self._action in partner.used else ""
        if self._action in holding.own.lent:
            return f" ✓ {texts('partner.lent', name=name)}"
        return " ✓" if self._action in holding.own.used else ""

    def _why_not(self, order: str) -> ShownRefusal | None:
        context, tile = self._context, self.tiles[order]
        if tile.possible or not tile.toolTip():
            return None
        if self._own_first:
            return context.own_first()
        return context.reason(g.ORDERS, f"{order}:{_WAYS[self._action]}")
