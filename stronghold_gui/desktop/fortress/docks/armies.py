"""The dock of army cards: all armies, their remaining figures, and the order markers on the viewer's own army."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.docks.army_card import ArmyCard
from stronghold_gui.desktop.fortress.docks.army_group import ArmyGroup
from stronghold_gui.desktop.fortress.docks.card_facts import CardFacts, cards_of
from stronghold_gui.desktop.fortress.docks.course_facts import army
from stronghold_gui.desktop.fortress.docks.drafting import Drafting
from stronghold_gui.desktop.fortress.docks.markers import Ghost, MarkerDisc, MarkerTray
from stronghold_gui.desktop.fortress.docks.seen import Seen
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.naming import PLAYERS

_EDGE: Final = 28
"""Pixels at the upper and lower edge in which a dragged marker scrolls the cards."""
_SCROLL: Final = 12
_LOW: Final = 340
"""Height in pixels below which the tray has less text, so that two cards are visible below it."""


class ArmiesPage(ScrollPage):
    """The army cards by army, the viewer's own first. Card widgets are made once and then updated.

    Attributes:
        tray: the order markers, visible while they are placed.
        cards: every card that is shown, by its id.
    """

    def __init__(self, context: FortressContext, drafting: Drafting) -> None:
        super().__init__("armies")
        about(self, "card")
        self._context, self._seen = context, Seen(context)
        self.tray = MarkerTray()
        self.cards: dict[str, ArmyCard] = {}
        self._groups: dict[int, ArmyGroup] = {}
        self._order: list[str | int] = []
        self._held = self._acting = ""
        self._ghost = Ghost(self)
        self._drafting = drafting
        self.again = named(QPushButton(autoDefault=False), "drafting_again")
        self.again.clicked.connect(drafting.lay_out)
        self.column.addWidget(self.again)
        self.column.addWidget(self.tray)
        self.column.addStretch(1)
        for disc in self.tray.discs:
            disc.clicked.connect(partial(self._take, disc.sign))
            disc.dragged.connect(partial(self._carry, disc))
            disc.dropped.connect(partial(self._drop, disc))
            disc.ask(context, partial(self._why_not, disc.sign))

    # -- as a dock -------------------------------------------------------------------------------------------------

    def refresh(self, _reason: str = "") -> None:
        if self._context.controller is None:
            return
        seen, texts, order = self._seen, self._context.texts, list[str | int]()
        due = self._due()
        if not due:
            self._held = ""
        self._show_tray(due)
        self.again.setText(texts("fortress.drafting.again"))
        self.again.setVisible(self._drafting.put_aside)
        for player in self._in_order():
            found = cards_of(seen, player)
            if not found:
                continue
            order.append(player)
            self._group(player).show_facts(army(seen, player, found))
            for facts in found:
                order.append(facts.id)
                free = self._next_sign() if due and self._may_lay(facts) else ""
                self._card(facts.id).show_facts(facts, free, texts)
        self._arrange(order)
        self._follow_turn()

    def _in_order(self) -> list[int]:
        """Return the players in the order of their armies; the one who places markers comes first, below the tray."""
        order, decision = self._seen.order(), self._context.decision
        if decision is None or not self._due():
            return order
        return sorted(order, key=lambda player: PLAYERS[player] != decision.place)

    def _follow_turn(self) -> None:
        """Scroll to the card whose turn begins, or to the markers when they must be placed.

        If the user scrolls elsewhere afterwards, keep that position.
        """
        table, decision = self._seen.table, self._context.decision
        due = f"{decision.place} {table.round}" if decision is not None and self._due() else ""
        acting = due or (table.turn.card if table.stage == "turns" else "")
        if acting != self._acting:
            if due:
                self.show_widget(self.tray)
            elif acting in self.cards:
                self.show_widget(self.cards[acting])
        self._acting = acting

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the tray in a low dock, to leave room for the cards."""
        super().resizeEvent(event)
        self.tray.show_close(self.height() < _LOW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put back the held marker on Esc."""
        if event.key() == Qt.Key.Key_Escape and self._held:
            self._held = ""
            self._ghost.hide()
            self.refresh()
        else:
            super().keyPressEvent(event)

    # -- widgets --------------------------------------------------------------------------------------------------

    def _card(self, card: str) -> ArmyCard:
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = ArmyCard(card)
            found.head.clicked.connect(partial(self._press, card))
            found.head.wanted.connect(partial(self._lay, card))
            found.head.pointed.connect(partial(self._point, card))
        return found

    def _group(self, player: int) -> ArmyGroup:
        found = self._groups.get(player)
        if found is None:
            found = self._groups[player] = ArmyGroup(player)
        return found

    def _arrange(self, order: list[str | int]) -> None:
        """Put the widgets into this order if it has changed."""
        if order == self._order:
            return
        self._order = order
        for widget in (*self.cards.values(), *self._groups.values()):
            self.column.removeWidget(widget)
        for place, key in enumerate(order):
            widget = self._card(key) if isinstance(key, str) else self._group(key)
            self.column.insertWidget(place + 2, widget)
            widget.show()
        for name, card in self.cards.items():
            card.setVisible(name in order)
        for player, group in self._groups.items():
            group.setVisible(player in order)

    def _point(self, card: str, pointed: bool) -> None:
        """Highlight the places of a card's figures, or end that."""
        facts = self.cards[card].head.facts
        spaces = [figure.space for figure in facts.figures if figure.space] if facts is not None and pointed else []
        self._context.requests.places.emit(tuple(spaces))

    # -- laying markers ----------------------------------------------------------------------------------------------

    def _due(self) -> bool:
        """Return whether the seat at the screen places markers now."""
        decision = self._context.decision
        return decision is not None and decision.kind == Kind.MARK

    def _next_sign(self) -> str:
        decision = self._context.decision
        assert decision is not None
        return m.MARKERS[decision.count - 1]

    def _may_lay(self, facts: CardFacts) -> bool:
        decision = self._context.decision
        assert decision is not None
        return not facts.out and PLAYERS[facts.player] == decision.place

    def _show_tray(self, due: bool) -> None:
        self.tray.setVisible(due)
        if not due:
            return
        texts, decision = self._context.texts, self._context.decision
        assert decision is not None
        now = decision.count - 1
        states = ["lies" if place < now else "next" if place == now else "later" for place in range(len(m.MARKERS))]
        name = self._seen.called(PLAYERS.index(decision.place))
        self.tray.show_words(
            texts("fortress.markers.title", name=name, marker=m.MARKERS[now]),
            texts("fortress.markers.held" if self._held else "fortress.markers.how", marker=m.MARKERS[now]),
        )
        tips = [
            texts(f"fortress.markers.tip.{state}", marker=sign) for sign, state in zip(m.MARKERS, states, strict=True)
        ]
        self.tray.show_states(states, self._held, tips)

    def _take(self, sign: str) -> None:
        """Take the next marker, or put it back; show the refusal for any other marker."""
        if self._held == sign:
            self._held = ""
        elif sign == self._next_sign():
            self._held = sign
        else:
            self._refuse(sign)
        self.refresh()

    def _press(self, card: str) -> None:
        """Place the held marker on a card, or open or close the card; only one card is open at a time."""
        if self._held:
            self._lay(card, self._held)
            return
        opened = not self.cards[card].opened
        for name, one in self.cards.items():
            if name != card and one.opened:
                one.open(False)
        self.cards[card].open(opened)
        if opened:
            self.show_widget(self.cards[card])

    def _lay(self, card: str, sign: str) -> None:
        """Place a marker on a card."""
        if not self._due():
            return
        self._held = ""
        focused = QApplication.focusWidget()
        self._context.play(m.Mark(_marker(sign or self._next_sign()), card))
        self.refresh()
        if focused is self.cards[card].head:
            self.cards[card].head.setFocus()

    def _refuse(self, sign: str) -> None:
        """Show the refusal for a marker that cannot be placed now."""
        cards = [name for name, card in self.cards.items() if card.head.free]
        if cards:
            self._context.play(m.Mark(_marker(sign), cards[0]))

    def _why_not(self, sign: str) -> ShownRefusal | None:
        cards = [name for name, card in self.cards.items() if card.head.free]
        return self._context.reason_of(m.Mark(_marker(sign), cards[0])) if cards and self._due() else None

    # -- dragging ----------------------------------------------------------------------------------------------------

    def _carry(self, disc: MarkerDisc, point: QPoint) -> None:
        """Show a marker under the mouse and highlight the card below it; at the edges, scroll."""
        at = self.mapFromGlobal(point)
        self._ghost.carry(disc.picture(), at)
        bar = self.verticalScrollBar()
        if at.y() < _EDGE:
            bar.setValue(bar.value() - _SCROLL)
        elif at.y() > self.height() - _EDGE:
            bar.setValue(bar.value() + _SCROLL)
        under = self._under(point)
        for name, card in self.cards.items():
            card.head.show_over(name == under and bool(card.head.free))

    def _drop(self, disc: MarkerDisc, point: QPoint) -> None:
        """Place a marker on the card on which it was dropped."""
        self._ghost.hide()
        card = self._under(point)
        for one in self.cards.values():
            one.head.show_over(False)
        if card:
            self._lay(card, disc.sign)

    def _under(self, point: QPoint) -> str:
        """Return the id of the card at a point of the screen, ``""`` for none."""
        if not self.viewport().rect().contains(self.viewport().mapFromGlobal(point)):
            return ""
        for name, card in self.cards.items():
            if card.isVisible() and card.rect().contains(card.mapFromGlobal(point)):
                return name
        return ""


def _marker(sign: str) -> m.Marker:
    return next(marker for marker in m.MARKERS if marker == sign)
