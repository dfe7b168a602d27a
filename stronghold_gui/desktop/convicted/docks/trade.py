"""The card of the town's dock that composes an offer of trade and answers one."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import label_of, legal, paragraph, play, say
from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import RESOURCES, SEAT_IDS


class TradeCard(Card):
    """The card of trade. An offer is one move; what is wanted in return is chosen in another move (RC-32)."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__("town_trade")
        about(self, "trade")
        self._context = context
        self.state = paragraph("trade_state", faint=True)
        self.partner = named(QComboBox(), "trade_partner")
        self.resource = named(QComboBox(), "trade_resource")
        self.count = named(QSpinBox(), "trade_count")
        self.count.setRange(1, 99)
        self.offer = Chip(context.art, "trade_offer")
        self.gift = Chip(context.art, "trade_gift")
        self.yes = Chip(context.art, "trade_yes")
        self.no = Chip(context.art, "trade_no")
        self.offer.clicked.connect(lambda: play(context, self._move()))
        self.gift.clicked.connect(lambda: play(context, m.GIVE))
        self.yes.clicked.connect(lambda: play(context, m.ACCEPT))
        self.no.clicked.connect(lambda: play(context, m.DECLINE))
        self.offer.ask(context, lambda: context.shown(context.match.refusal_for_team(self._move())))
        self.rows.addWidget(self.state)
        for widgets in ((self.partner,), (self.count, self.resource), (self.offer, self.gift, self.yes, self.no)):
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(8, 0, 6, 0)
            for widget in widgets:
                row.addWidget(widget, int(isinstance(widget, QComboBox)))
            if not isinstance(widgets[-1], QComboBox):
                row.addStretch(1)
            self.rows.addWidget(line)
        self.partner.currentIndexChanged.connect(lambda _index: self._show_offer())
        self.resource.currentIndexChanged.connect(lambda _index: self._show_offer())
        self.count.valueChanged.connect(lambda _value: self._show_offer())

    @property
    def wanting(self) -> bool:
        """Whether an offer was made, and its seat must say now what it wants in return."""
        return bool(legal(self._context, m.Give, m.Want))

    def show_now(self) -> None:
        """Show whether trading is possible, and with whom."""
        context = self._context
        position = context.position
        self.setVisible(position.defenders > 1)
        if position.defenders < 2:
            return
        self.head.show_words(say(context, "card.trade"), "", active=self.wanting or bool(legal(context, m.Answer)))
        self._fill()
        decision = context.decision
        asked = decision is not None and decision.kind in ("want", "answer")
        self.state.setText(
            context.words.prompt(decision, context.texts, context.speakers)
            if asked and decision is not None
            else say(context, "trade")
        )
        if asked and not self.opened:
            self.open(True)
        answering = bool(legal(context, m.Answer))
        for widget, shown in (
            (self.partner, not self.wanting and not answering),
            (self.resource, not answering),
            (self.count, not answering),
            (self.offer, not answering),
            (self.gift, self.wanting),
            (self.yes, answering),
            (self.no, answering),
        ):
            widget.setVisible(shown)
        self.gift.show_state(say(context, "trade.gift"), possible=True, tip="")
        self.yes.show_state(say(context, "trade.yes"), possible=True, tip="")
        self.no.show_state(say(context, "trade.no"), possible=True, tip="")
        self._show_offer()

    def _fill(self) -> None:
        """Update the names in the boxes if they have changed."""
        context = self._context
        seats = [seat for seat in range(context.position.defenders) if seat != context.match.seat]
        people = [(context.called(seat), SEAT_IDS[seat]) for seat in seats]
        kinds = [(label_of(context, f"resource.{name}"), name) for name in RESOURCES]
        for box, rows in ((self.partner, people), (self.resource, kinds)):
            if [(box.itemText(row), box.itemData(row)) for row in range(box.count())] != rows:
                chosen = box.currentData()
                box.blockSignals(True)
                box.clear()
                for text, data in rows:
                    box.addItem(text, data)
                box.setCurrentIndex(max(0, box.findData(chosen)))
                box.blockSignals(False)
        self.partner.setAccessibleName(say(context, "trade.partner"))
        self.resource.setAccessibleName(say(context, "trade.resource"))
        self.count.setAccessibleName(say(context, "trade.count"))

    def _move(self) -> m.Move:
        resource, count = str(self.resource.currentData()), self.count.value()
        if self.wanting:
            return m.Want(resource, count)
        return m.Offer(str(self.partner.currentData()), resource, count)

    def _show_offer(self) -> None:
        context = self._context
        if context.controller is None or self.partner.count() == 0:
            return
        possible = not context.match.still and context.match.refusal_for_team(self._move()) is None
        label = say(context, "trade.want" if self.wanting else "trade.offer")
        self.offer.show_state(label, possible=possible, tip=say(context, "trade"))
