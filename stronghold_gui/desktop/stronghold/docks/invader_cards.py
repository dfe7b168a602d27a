"""The cards of one Invader: the hand, the six phases with actions and prices, and actions to borrow."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.labels import ElidedLabel
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.card_faces import FLIPPABLE, picture_of, special_of
from stronghold_gui.desktop.stronghold.docks.cardrows import OfferIndex, PhaseRow, art_of, make_row
from stronghold_gui.desktop.stronghold.docks.give_row import GiveRow
from stronghold_gui.desktop.stronghold.docks.hand_row import HandRow
from stronghold_gui.desktop.stronghold.docks.lending import Holding, card_actions
from stronghold_gui.desktop.stronghold.docks.order_row import OrderRow
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL
from stronghold_gui.games.stronghold.table import InvaderSeat
from stronghold_gui.games.stronghold.wording import capital, phase_name

_BADGE: Final = 20


class BorrowHead(QWidget):
    """A heading above actions to borrow: the partner's badge and the price."""

    def __init__(self, phase: str) -> None:
        super().__init__()
        about(named(self, f"borrow_head_{phase}"), phase)
        self.badge = QLabel()
        self.label = named(ElidedLabel(), f"borrow_head_{phase}_label")
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 6, 0)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.label, 1)

    def show_words(self, words: str, tip: str, icon: QIcon) -> None:
        """Show the owner of the card."""
        if words != self.label.text():
            self.label.setText(words)
            self.setToolTip(tip_of(tip))
            self.badge.setPixmap(icon.pixmap(QSize(_BADGE, _BADGE)))


class InvaderCards(QWidget):
    """Hand and cards of one seat; below its own actions, those to borrow from the partner's card.

    Attributes:
        turned: emitted as ``(card)`` when the card of the current phase has been opened.
        look: the button that lays the cards out.
        hand: the row of units and resources.
        cards: the cards, by phase.
        rows: the rows of the seat's own cards, by action.
        borrows: the rows of the partner's cards, by action.
    """

    turned = Signal(QWidget)

    def __init__(self, context: StrongholdContext, seat: int) -> None:
        super().__init__()
        self.setObjectName(f"cards_of_{seat}")
        self._context, self._seat = context, seat
        self._built: dict[str, object] = {}
        self._phase = ""
        self._playing = True
        self._turning = False
        self.rows: dict[str, PhaseRow] = {}
        self.borrows: dict[str, PhaseRow] = {}
        self._others: dict[str, list[OrderRow | GiveRow]] = {phase: [] for phase in PHASE_IDS}
        self._heads: dict[str, BorrowHead] = {}
        self._flips: dict[str, Chip] = {}
        self.hand = HandRow(context)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.hand)
        self.cards: dict[str, Card] = {phase: about(Card(f"card_{phase}"), phase) for phase in PHASE_IDS}
        for phase, card in self.cards.items():
            card.unfolded.connect(partial(self._unfolded, phase))
            column.addWidget(card)
        self.look = named(QPushButton(autoDefault=False), f"cards_look_{seat}")
        column.addWidget(self.look)

    def refresh(self, *, playing: bool) -> None:
        """Show the current cards; ``playing``: the seat can act and does not only look at them."""
        self._playing = playing
        if self.look.text() != (words := self._context.texts("window.cards.show")):
            self.look.setText(words)
        invader, partner = self._invader(), self._partner()
        for phase in PHASE_IDS:
            self._build(phase, invader, partner)
        running = self._running()
        self._show_heads(invader, running)
        offers = self._offers()
        self.hand.refresh(invader, offers)
        self.hand.setEnabled(playing)
        self._show_flips(offers)
        if running != self._phase:
            self._phase = running
            self._turn_to(running)
        for name, card in self.cards.items():
            if card.opened:
                self._show_rows(name)
            else:
                self._put_aside(name)

    def put_aside(self) -> None:
        """Clear the secrets in all rows, since hidden widgets must not keep them."""
        for phase in PHASE_IDS:
            self._put_aside(phase)

    # -- inside --------------------------------------------------------------------------------------------------

    def _invader(self) -> InvaderSeat:
        return self._context.table.invaders[self._seat]

    def _partner(self) -> InvaderSeat | None:
        partner = self._context.partner_of(self._seat)
        return None if partner is None else self._context.table.invaders[partner]

    def _partner_name(self) -> str:
        partner = self._context.partner_of(self._seat)
        return "" if partner is None else self._context.short(partner)

    def _running(self) -> str:
        """Return the current phase, ``""`` outside the Invader's phases."""
        table = self._context.table
        return PHASE_IDS[table.phase - 1] if table.stage in ("phase", "dispatch") and table.phase else ""

    @property
    def _decides(self) -> bool:
        return self._context.invader_decides and self._context.match.seat == self._seat

    def _offers(self) -> OfferIndex:
        return OfferIndex.of(self._context.match.moves() if self._decides else ())

    def _unfolded(self, phase: str) -> None:
        """Update the rows of a card that the user has opened; a card opened by its phase is updated with the others."""
        if not self._turning:
            self._show_rows(phase)

    def _show_rows(self, phase: str) -> None:
        """Update the rows of an open card; a closed one is updated when opened."""
        holding = Holding(self._context, self._invader(), self._partner(), self._partner_name())
        offers, active = self._offers(), self._decides and phase == self._running()
        for row in (*self.rows.values(), *self.borrows.values()):
            if row.phase == phase:
                row.refresh(holding, offers, active=active)
        for other in self._others[phase]:
            other.refresh(holding, offers, active=active)
        if phase in self._heads:
            self._show_borrow_head(self._heads[phase], holding)
        self.cards[phase].body.setEnabled(self._playing)

    def _put_aside(self, phase: str) -> None:
        for row in self._others[phase]:
            if isinstance(row, OrderRow):
                row.put_aside()

    def _build(self, phase: str, invader: InvaderSeat, partner: InvaderSeat | None) -> None:
        """Rebuild the rows of a card if the card, its side or the prices have changed."""
        context, card = self._context, self.cards[phase]
        sides = tuple((card_actions(context, phase, one), phase in one.flipped)
                      for one in (invader, partner) if one is not None)  # fmt: skip
        # Prices are part of the values, which may differ in another match.
        wanted = (context.values, sides)
        if wanted == self._built.get(phase):
            return
        self._built[phase] = wanted
        for rows in (self.rows, self.borrows):
            for action in [action for action, row in rows.items() if row.phase == phase]:
                del rows[action]
        self._others[phase].clear()
        self._heads.pop(phase, None)
        opened = card.opened
        _empty(card.rows)
        self._fill(phase, card, invader)
        if partner is not None:
            self._fill_borrowed(phase, card, partner)
        card.open(opened)

    def _fill(self, phase: str, card: Card, invader: InvaderSeat) -> None:
        context = self._context
        for action in card_actions(context, phase, invader):
            row = make_row(context, phase, action)
            self.rows[action] = row
            card.rows.addWidget(row)
        if phase == "dispatch":
            for way in ("open_order", "classified"):
                self._add_other(phase, OrderRow(context, way))
        if phase == "supplies" and context.partner_of(self._seat) is not None:
            self._add_other(phase, GiveRow(context))
        if phase in FLIPPABLE and phase not in invader.flipped:
            chip = self._flips.get(phase) or self._new_flip(phase)
            holder = QHBoxLayout()
            holder.setContentsMargins(8, 2, 6, 2)
            holder.addStretch(1)
            holder.addWidget(chip)
            card.rows.addLayout(holder)
        elif phase in self._flips:
            self._flips.pop(phase).deleteLater()

    def _fill_borrowed(self, phase: str, card: Card, partner: InvaderSeat) -> None:
        """Add the actions that can be borrowed from the partner's card."""
        actions = [action for action in card_actions(self._context, phase, partner) if action != "all_charge"]
        if not actions:
            return
        head = self._heads[phase] = BorrowHead(phase)
        card.rows.addWidget(head)
        for action in actions:
            row = make_row(self._context, phase, action, borrowed=True)
            self.borrows[action] = row
            card.rows.addWidget(row)
        if phase == "dispatch":
            self._add_other(phase, OrderRow(self._context, "open_order", borrowed=True))

    def _add_other(self, phase: str, row: OrderRow | GiveRow) -> None:
        self._others[phase].append(row)
        self.cards[phase].rows.addWidget(row)

    def _new_flip(self, phase: str) -> Chip:
        chip = about(Chip(self._context.art, f"flip_{phase}"), SPECIAL[PHASE_IDS.index(phase)])
        chip.clicked.connect(lambda: self._context.play(m.Flip(phase)))
        self._flips[phase] = chip
        return chip

    def _show_flips(self, offers: OfferIndex) -> None:
        context = self._context
        for phase, chip in self._flips.items():
            special = context.label(SPECIAL[PHASE_IDS.index(phase)])
            possible = phase in offers.flips
            chip.show_state(context.texts("window.card.flip", name=special), possible=possible,
                            tip=context.texts("window.card.flip.tip", name=special))  # fmt: skip
            if chip.isHidden() == possible:
                chip.setVisible(possible)

    def _show_heads(self, invader: InvaderSeat, phase: str) -> None:
        context, texts = self._context, self._context.texts
        for number, (name, card) in enumerate(self.cards.items(), 1):
            title = f"{number}  {capital(phase_name(name, texts))}"
            flipped = name in invader.flipped
            side = context.label(SPECIAL[number - 1]) if flipped else ""
            pieces = () if flipped else tuple(art_of(action) for action in card_actions(context, name, invader))
            card.head.show_words(title, side, active=name == phase)
            card.head.show_pieces(context.art, pieces)
            card.head.show_picture(picture_of(special_of(name) if flipped else name))

    def _show_borrow_head(self, head: BorrowHead, holding: Holding) -> None:
        context, texts = self._context, self._context.texts
        partner = context.partner_of(self._seat)
        assert partner is not None
        words = texts("partner.borrow", n=context.values.borrowed_hourglasses, name=holding.partner_name)
        head.show_words(words, texts("partner.borrow.tip"), QIcon(str(context.marks[partner].picture)))

    def _turn_to(self, phase: str) -> None:
        """Open the card of the current phase and close the others."""
        if not phase:
            return
        self._turning = True
        for name, card in self.cards.items():
            card.open(name == phase)
        self._turning = False
        self.turned.emit(self.cards[phase])


def _empty(layout: QVBoxLayout) -> None:
    """Remove all widgets from a card. Flip buttons are kept for reuse."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            while (part := inner.takeAt(0)) is not None:
                if (kept := part.widget()) is not None:
                    kept.setParent(None)
