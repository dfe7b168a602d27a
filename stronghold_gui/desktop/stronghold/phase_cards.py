"""The dock of the Invader's cards: his hand, and the six phases with their actions, prices, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stronghold_gui.desktop.stronghold import gestures as g
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.card import Card, ScrollPage
from stronghold_gui.desktop.stronghold.cardrows import OfferIndex, PhaseRow, art_of, make_row
from stronghold_gui.desktop.stronghold.chips import Chip, Tile
from stronghold_gui.desktop.stronghold.order_row import OrderRow
from stronghold_gui.desktop.table.tiles import TileDrag
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL, UNITS
from stronghold_gui.games.stronghold.table import InvaderSeat
from stronghold_gui.games.stronghold.wording import capital, phase_name, unit_count

_FLIPPABLE: Final = PHASE_IDS[: len(SPECIAL)]


class PhaseCardsPage(ScrollPage):
    """The Invader's cards. With several Invaders, those of the one who decides, or of the first."""

    def __init__(self, bench: Bench) -> None:
        super().__init__("phase_cards")
        self._bench = bench
        self._built: object = None
        self._phase = ""
        self._rows: dict[str, PhaseRow] = {}
        self._orders: list[OrderRow] = []
        self._flips: dict[str, Chip] = {}
        self.hand = HandRow(bench)
        self.column.addWidget(self.hand)
        self.cards: dict[str, Card] = {phase: Card(f"card_{phase}") for phase in PHASE_IDS}
        for card in self.cards.values():
            self.column.addWidget(card)
        self.column.addStretch(1)

    # -- showing -------------------------------------------------------------------------------------------------

    def refresh(self, _events: Sequence[Any] = (), _reason: str = "") -> None:
        """Show the cards as they are now."""
        seat = self._seat()
        invader = self._bench.table.invaders[seat]
        self._build(invader)
        offers = OfferIndex.of(self._bench.match.moves() if self._bench.invader_decides else ())
        phase = self._running()
        self.hand.refresh(invader, offers)
        for name, row in self._rows.items():
            row.refresh(invader, offers, active=row.phase == phase)
            del name
        for order in self._orders:
            order.refresh(invader, offers, active=phase == "dispatch")
        self._show_flips(offers)
        self._show_heads(invader, phase)
        if phase != self._phase:
            self._phase = phase
            self._turn_to(phase)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        if self._bench.controller is not None:
            self.refresh()

    def row(self, action: str) -> PhaseRow:
        """Return the row of an action."""
        return self._rows[action]

    # -- inside --------------------------------------------------------------------------------------------------

    def _seat(self) -> int:
        decision = self._bench.deciding
        return decision.seat if decision is not None and self._bench.is_invader(decision.seat) else 0

    def _running(self) -> str:
        """Return the phase that is played now, ``""`` outside the Invader's phases."""
        table = self._bench.table
        return PHASE_IDS[table.phase - 1] if table.stage in ("phase", "dispatch") and table.phase else ""

    def _build(self, invader: InvaderSeat) -> None:
        """Make the rows of all cards anew if other cards, or other sides, lie there than before."""
        wanted = (tuple(invader.cards.items()), tuple(invader.flipped))
        if wanted == self._built:
            return
        self._built = wanted
        self._rows.clear()
        self._orders.clear()
        for phase, card in self.cards.items():
            opened = card.opened
            _empty(card.rows)
            self._fill(phase, card, invader)
            card.open(opened)

    def _fill(self, phase: str, card: Card, invader: InvaderSeat) -> None:
        for action in self._actions(phase, invader):
            row = make_row(self._bench, phase, action)
            self._rows[action] = row
            card.rows.addWidget(row)
        if phase == "dispatch":
            self._orders = [OrderRow(self._bench, way) for way in ("open_order", "classified")]
            for order in self._orders:
                card.rows.addWidget(order)
        if phase in _FLIPPABLE and phase not in invader.flipped:
            chip = self._flips.get(phase) or self._new_flip(phase)
            holder = QHBoxLayout()
            holder.setContentsMargins(8, 2, 6, 2)
            holder.addStretch(1)
            holder.addWidget(chip)
            card.rows.addLayout(holder)
        elif phase in self._flips:
            self._flips.pop(phase).deleteLater()

    def _actions(self, phase: str, invader: InvaderSeat) -> tuple[str, ...]:
        if phase in invader.flipped:
            return (SPECIAL[PHASE_IDS.index(phase)],)
        if phase == "supplies":
            return ("gain",)
        if phase == "dispatch":
            return ("minor", "major")
        cards: Mapping[Any, str] = invader.cards
        return self._bench.cards.actions.get(cards.get(phase, ""), ()) if phase in DRAFTED else ()

    def _new_flip(self, phase: str) -> Chip:
        chip = Chip(self._bench.art, f"flip_{phase}")
        chip.clicked.connect(lambda: self._bench.play(m.Flip(phase)))
        self._flips[phase] = chip
        return chip

    def _show_flips(self, offers: OfferIndex) -> None:
        bench = self._bench
        for phase, chip in self._flips.items():
            special = bench.label(SPECIAL[PHASE_IDS.index(phase)])
            possible = phase in offers.flips
            chip.show_state(bench.texts("window.card.flip", name=special), possible=possible,
                            tip=bench.texts("window.card.flip.tip", name=special))  # fmt: skip
            if chip.isHidden() == possible:
                chip.setVisible(possible)

    def _show_heads(self, invader: InvaderSeat, phase: str) -> None:
        texts = self._bench.texts
        for number, (name, card) in enumerate(self.cards.items(), 1):
            title = f"{number}  {capital(phase_name(name, texts))}"
            flipped = name in invader.flipped
            side = self._bench.label(SPECIAL[number - 1]) if flipped else ""
            pieces = () if flipped else tuple(art_of(action) for action in self._actions(name, invader))
            card.head.show_words(title, side, active=name == phase)
            card.head.show_pieces(self._bench.art, pieces)

    def _turn_to(self, phase: str) -> None:
        """Open the card that is played now and close the others."""
        if not phase:
            return
        for name, card in self.cards.items():
            card.open(name == phase)
        self.show_widget(self.cards[phase])


class HandRow(QWidget):
    """This turn's units and the resources: what the Invader pays with."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self.setObjectName("hand")
        self._bench = bench
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(6)
        self.units = {unit: Tile(bench.art, f"hand_{unit}", unit) for unit in UNITS}
        for unit, tile in self.units.items():
            row.addWidget(tile)
            TileDrag(tile, bench.hand, g.HAND, unit, bench.art.later(unit, 40))
        row.addStretch(1)
        self.resources = Tile(bench.art, "hand_resources", "resource")
        row.addWidget(self.resources)

    def refresh(self, invader: InvaderSeat, offers: OfferIndex) -> None:
        """Show what is in the hand."""
        texts = self._bench.texts
        for unit, tile in self.units.items():
            count = invader.hand.get(unit, 0)  # type: ignore[call-overload]
            words = texts("window.hand.unit", units=unit_count(unit, count, texts))
            tile.show_state(possible=unit in offers.gains, tip=words, name=words, count=str(count), faint=not count)
        words = texts("window.price.resources", n=invader.resources)
        self.resources.show_state(
            possible=False, tip=words, name=words, count=str(invader.resources), faint=not invader.resources
        )


def _empty(layout: QVBoxLayout) -> None:
    """Take everything out of a card. Flip buttons live on: their page keeps them."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            while (part := inner.takeAt(0)) is not None:
                if (kept := part.widget()) is not None:
                    kept.setParent(None)
