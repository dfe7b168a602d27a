"""What a Defender may spend: hourglasses of both kinds, and the stone of the turn; beside it the partner's purse."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.partners import badge
from stronghold_gui.desktop.stronghold import gestures as g
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.chips import Tile
from stronghold_gui.desktop.table.tiles import TileDrag

_DRAGGED: Final = 40
_BADGE: Final = 24


class PurseRow(QWidget):
    """The purse of one Defender, to be spent from."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("purse")
        self._bench = bench
        self.own = Tile(bench.art, "purse_own", "hourglass")
        self.barricades = Tile(bench.art, "purse_barricades", "hourglass")
        self.stone = Tile(bench.art, "stock_stone", "stone")
        self.partner = PartnerPurse(bench)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(6)
        for tile in (self.own, self.barricades, self.stone):
            row.addWidget(tile)
        row.addStretch(1)
        row.addWidget(self.partner)
        for tile, purse in ((self.own, "own"), (self.barricades, "barricades")):
            tile.ask(bench, partial(self._why_not, tile, g.PURSE, purse))
            TileDrag(tile, bench.hand, g.PURSE, purse, lambda: bench.art.pixmap(self.own.piece, _DRAGGED))
        self.stone.ask(bench, partial(self._why_not, self.stone, g.STOCK, "stone"))
        TileDrag(self.stone, bench.hand, g.STOCK, "stone", bench.art.later("stone", _DRAGGED))

    def refresh(self, seat: int, payable: bool, placeable: bool) -> None:
        """Show what is left; the stone is both partners'."""
        bench, texts = self._bench, self._bench.texts
        purse = bench.defender(seat)
        stones = sum(defender.stones for defender in bench.table.defenders)
        own, reserved = purse.hourglasses, purse.barricades
        for tile in (self.own, self.barricades):
            tile.show_piece(bench.hourglass(seat))
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
        self.partner.refresh(bench.partner_of(seat))

    def _why_not(self, tile: Tile, area: str, key: str) -> str:
        return "" if tile.possible else self._bench.reason(area, key)


class PartnerPurse(QWidget):
    """The partner's badge and hourglasses, to be looked at only."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("purse_partner")
        self._bench = bench
        self._badge = named(QLabel(), "purse_partner_badge")
        self._badge.setFixedSize(QSize(_BADGE, _BADGE))
        self.tile = Tile(bench.art, "purse_partner_own", "hourglass")
        self.tile.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._badge)
        row.addWidget(self.tile)

    def refresh(self, seat: int | None) -> None:
        """Show what the partner has left, if there is one."""
        if self.isHidden() == (seat is not None):
            self.setVisible(seat is not None)
        if seat is None:
            return
        bench, texts = self._bench, self._bench.texts
        purse = bench.defender(seat)
        left = purse.hourglasses + purse.barricades
        what = texts("window.purse.own", n=left)
        if seat in bench.table.ready:
            what = texts("frame.aside", what=what, more=texts("partner.purse.done"))
        words = texts("partner.purse", name=bench.short(seat), what=what)
        self._badge.setPixmap(badge(bench.looks[seat], _BADGE, self.devicePixelRatioF()))
        self._badge.setToolTip(words)
        self.tile.show_piece(bench.hourglass(seat))
        self.tile.show_state(possible=False, tip=words, name=words, count=str(left), faint=not left)
