"""The purse of a Defender: hourglasses of both kinds and the stone of the turn, beside the partner's purse."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from stronghold_gui.desktop.docks.chips import Tile
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.desktop.theme import tones

_DRAGGED: Final = 40
_BADGE: Final = 24


class PurseRow(QWidget):
    """The purse of one Defender, from which hourglasses and stones are taken."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__()
        about(named(self, "purse"), "hourglass")
        self._context = context
        self.own = Tile(context.art, "purse_own", "hourglass")
        self.barricades = about(Tile(context.art, "purse_barricades", "hourglass"), "barricades")
        self.stone = about(Tile(context.art, "stock_stone", "stone"), "stone")
        self.partner = PartnerPurse(context)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(6)
        for tile in (self.own, self.barricades, self.stone):
            row.addWidget(tile)
        row.addStretch(1)
        row.addWidget(self.partner)
        for tile, purse in ((self.own, "own"), (self.barricades, "barricades")):
            tile.ask(context, partial(self._why_not, tile, g.PURSE, purse))
            TileDrag(tile, context.hand, g.PURSE, purse, lambda: context.art.pixmap(self.own.piece, _DRAGGED))
        self.stone.ask(context, partial(self._why_not, self.stone, g.STOCK, "stone"))
        TileDrag(self.stone, context.hand, g.STOCK, "stone", context.art.later("stone", _DRAGGED))

    def refresh(self, seat: int, payable: bool, placeable: bool) -> None:
        """Show what is left; both partners share the stone."""
        context, texts = self._context, self._context.texts
        purse = context.defender(seat)
        stones = sum(defender.stones for defender in context.table.defenders)
        own, reserved = purse.hourglasses, purse.barricades
        for tile in (self.own, self.barricades):
            tile.show_piece(context.hourglass(seat))
        words = texts("window.purse.own", n=own)
        self.own.show_state(possible=payable and own > 0, tip=words, name=words, count=str(own), faint=not own)
        words = texts("window.purse.barricades", n=reserved)
        self.barricades.show_state(
            possible=payable and reserved > 0, tip=words, name=words, count=f"⚒ {reserved}", faint=False
        )
        if self.barricades.isHidden() == bool(reserved):
            self.barricades.setVisible(bool(reserved))
        words = texts("window.purse.stone", n=stones)
        self.stone.show_state(possible=placeable, tip=words, name=words, count=str(stones), faint=not stones)
        self.partner.refresh(context.partner_of(seat))

    def _why_not(self, tile: Tile, area: str, key: str) -> ShownRefusal | None:
        return None if tile.possible else self._context.reason(area, key)


class PartnerPurse(QWidget):
    """The partner's badge and hourglasses, for viewing only."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__()
        self.setObjectName("purse_partner")
        self._context = context
        self._badge = named(QLabel(), "purse_partner_badge")
        self._badge.setFixedSize(QSize(_BADGE, _BADGE))
        self.tile = Tile(context.art, "purse_partner_own", "hourglass")
        self.tile.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._badge)
        row.addWidget(self.tile)

    def refresh(self, seat: int | None) -> None:
        """Show the content of the partner's purse, if there is a partner."""
        if self.isHidden() == (seat is not None):
            self.setVisible(seat is not None)
        if seat is None:
            return
        context, texts = self._context, self._context.texts
        purse = context.defender(seat)
        left = purse.hourglasses + purse.barricades
        what = texts("window.purse.own", n=left)
        if seat in context.table.ready:
            what = texts("frame.aside", what=what, more=texts("partner.purse.done"))
        words = texts("partner.purse", name=context.short(seat), what=what)
        self._badge.setPixmap(badge(context.marks[seat], tones(self.palette()), _BADGE, self.devicePixelRatioF()))
        self._badge.setToolTip(tip_of(words))
        self.tile.show_piece(context.hourglass(seat))
        self.tile.show_state(possible=False, tip=words, name=words, count=str(left), faint=not left)
