"""The dock of the Defender's buildings: hourglasses to spend, what is paid, what is used, what stands against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtWidgets import QHBoxLayout, QWidget

from stronghold_gui.desktop.stronghold import gestures as g
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.card import Card, ScrollPage
from stronghold_gui.desktop.stronghold.chips import Chip, Tile
from stronghold_gui.desktop.stronghold.dots import Dots
from stronghold_gui.desktop.stronghold.rows import ActionRow, RowState
from stronghold_gui.desktop.table.tiles import TileDrag, TileDrop
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import ACTION_IDS, BUILDING_IDS
from stronghold_gui.games.stronghold.wording import capital, place_name

_ART: Final = {
    "gate": "gate_marker",
    "wall": "wood",
    "damage": "miss_card",
    "raid": "siege_tower",
    "sharpshooter": "marksman",
    "mix_up": "face_down",
    "train_marksman": "soldier",
    "train_soldier": "veteran",
    "track": "saboteur",
}
"""Pictures of actions that place no tile of their own."""


class BuildingsPage(ScrollPage):
    """All buildings with actions. What may be paid comes from the legal moves, reasons from refusals."""

    def __init__(self, bench: Bench) -> None:
        super().__init__("buildings")
        self._bench = bench
        self.purse = PurseRow(bench)
        self.column.addWidget(self.purse)
        self.cards = {name: Card(f"building_{name}") for name in BUILDING_IDS}
        self.rows: dict[str, BuildingRow] = {}
        for card in self.cards.values():
            self.column.addWidget(card)
            card.open(True)
        self.column.addStretch(1)

    def refresh(self, _events: Sequence[Any] = (), _reason: str = "") -> None:
        """Show the buildings as they are now."""
        if not self.rows:
            self._build()
        moves = self._bench.match.moves() if self._bench.defender_decides else []
        payable: dict[str, list[str]] = {}
        finishing = set()
        for move in moves:
            if isinstance(move, m.Pay):
                payable.setdefault(move.action, []).append(move.purse)
            elif isinstance(move, m.Finish):
                finishing.add(move.action)
        self.purse.refresh(bool(payable), any(isinstance(move, m.Stone) for move in moves))
        spending = bool(moves) and self._bench.table.stage == "pause" and not finishing
        for action, row in self.rows.items():
            row.refresh(payable.get(action, []), finishing=action in finishing, spending=spending)
        self._show_heads()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        if self._bench.controller is not None:
            self.refresh()

    def _build(self) -> None:
        """Make the rows; which building has which action is the edition's business."""
        values = self._bench.values
        for action, building in zip(ACTION_IDS, values.action_building, strict=True):
            row = BuildingRow(self._bench, action)
            self.rows[action] = row
            self.cards[BUILDING_IDS[building]].rows.addWidget(row)

    def _show_heads(self) -> None:
        texts, table = self._bench.texts, self._bench.table
        for name, card in self.cards.items():
            state = table.buildings[name]
            notes = [
                texts(f"window.building.{mark}") for mark in ("saboteur", "fire", "last_legs") if getattr(state, mark)
            ]
            card.head.show_words(capital(place_name(name, texts)), " · ".join(notes), active=False)


class BuildingRow(ActionRow):
    """One action of the Defender: its hourglasses as dots, a button that lays one, and the row as a place for one."""

    def __init__(self, bench: Bench, action: str) -> None:
        super().__init__(bench.art, f"action_{action}", _ART.get(action, action))
        self._bench, self.action = bench, action
        self.dots = Dots(bench.art)
        self.lead.insertWidget(0, self.dots)
        self.pay = Chip(bench.art, f"pay_{action}", "hourglass")
        self.pay.clicked.connect(self._pay)
        self.add_chip(self.pay)
        self._purses: list[str] = []
        TileDrag(self.tile, bench.hand, g.ACTION, action, bench.art.later(self.tile.piece, 40))
        TileDrop(self, bench.hand, g.action_target(action))

    def refresh(self, purses: list[str], *, finishing: bool, spending: bool) -> None:
        """Show what is paid, whether more may be, and why not while hourglasses are spent."""
        bench, texts = self._bench, self._bench.texts
        state = bench.table.actions[self.action]  # type: ignore[index]
        self._purses = purses
        why = ""
        if spending and not purses and not state.used:
            why = bench.why_move(m.Pay(self.action, "own"))
        self.dots.show_count(state.paid, state.cost)
        paid = texts("window.action.paid", paid=state.paid, cost=state.cost)
        self.show_state(
            RowState(
                name=bench.label(self.action),
                note=texts("window.action.where") if finishing else "",
                why=why,
                tip=f"{bench.tip(self.action)}\n{paid}",
                possible=bool(purses) or finishing,
                used=state.used,
                marked=finishing,
            )
        )
        self.pay.show_state("", possible=bool(purses), tip=texts("window.action.pay"),
                            name=f"{self.state.name}: {texts('window.action.pay')}")  # fmt: skip

    def _pay(self) -> None:
        """Lay an hourglass: one's own first, as long as there is one."""
        purse = "own" if "own" in self._purses or not self._purses else self._purses[0]
        self._bench.play(m.Pay(self.action, purse))


class PurseRow(QWidget):
    """What the Defender may spend: hourglasses of both kinds, and the stone of the turn."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("purse")
        self._bench = bench
        self.own = Tile(bench.art, "purse_own", "hourglass")
        self.barricades = Tile(bench.art, "purse_barricades", "hourglass")
        self.stone = Tile(bench.art, "stock_stone", "stone")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(6)
        for tile in (self.own, self.barricades, self.stone):
            row.addWidget(tile)
        row.addStretch(1)
        TileDrag(self.own, bench.hand, g.PURSE, "own", bench.art.later("hourglass", 40))
        TileDrag(self.barricades, bench.hand, g.PURSE, "barricades", bench.art.later("hourglass", 40))
        TileDrag(self.stone, bench.hand, g.STOCK, "stone", bench.art.later("stone", 40))

    def refresh(self, payable: bool, placeable: bool) -> None:
        """Show what is left."""
        texts = self._bench.texts
        seats = self._bench.table.defenders
        own = sum(seat.hourglasses for seat in seats)
        reserved = sum(seat.barricades for seat in seats)
        stones = sum(seat.stones for seat in seats)
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
