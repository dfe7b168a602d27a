"""The dock of the Invaders' cards: their owners, and the cards of one of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal

from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.docks.shared_page import SharedPage
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.cardrows import PhaseRow
from stronghold_gui.desktop.stronghold.docks.hand_row import HandRow
from stronghold_gui.desktop.stronghold.docks.invader_cards import InvaderCards
from stronghold_gui.desktop.stronghold.seats import INVADERS


class PhaseCardsPage(SharedPage):
    """The cards of one Invader; each has separate widgets, so that switching between partners builds nothing.

    Attributes:
        look: emitted as ``(seat)`` to lay out this Invader's cards over the board.
    """

    look = Signal(int)

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__(context, "phase_cards", INVADERS)
        self.context = context
        self._cards: dict[int, InvaderCards] = {}
        self.pane.column.addStretch(1)

    @property
    def shown(self) -> InvaderCards:
        """The visible cards."""
        return self._cards[self.seat]

    @property
    def cards(self) -> Mapping[str, Card]:
        """The visible cards, by phase."""
        return self.shown.cards

    @property
    def hand(self) -> HandRow:
        """The visible hand."""
        return self.shown.hand

    def row(self, action: str) -> PhaseRow:
        """Return the row of an action."""
        return self.shown.rows[action]

    def show_seat(self) -> None:
        """Show one Invader's cards and hide the other's."""
        seat = self.seat
        if seat not in self._cards:
            cards = self._cards[seat] = InvaderCards(self.context, seat)
            cards.turned.connect(self.pane.show_widget)
            cards.look.clicked.connect(lambda: self.look.emit(self.seat))
            self.pane.column.insertWidget(self.pane.column.count() - 1, cards)
        for other, cards in self._cards.items():
            if cards.isHidden() == (other == seat):
                cards.setVisible(other == seat)
            if other != seat:
                cards.put_aside()
        self._cards[seat].refresh(playing=self.playing)
