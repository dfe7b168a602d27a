"""Display of the phase cards over the board, for the draft, when cards can be turned over, or on request."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.decision import Seat
from stronghold_gui.desktop.docks.card_table import CardTable
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.card_faces import faces_of, offered, special_of
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.wording import capital, phase_name

_ABOUT_CARDS: Final = ("draft", "flip")
"""Decisions that concern whole cards."""


class CardsLaidOut(QObject):
    """Controller of the cards over the board, shown for decisions about them and on request.

    The draft always shows them. When cards can be turned over, they are shown only in the first turn, in which they are
    new. Later they would be in the way, and the dock has a button that shows them.
    """

    def __init__(self, context: StrongholdContext, board: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._board = context, board
        self._table: CardTable | None = None
        self._away: Hashable = None
        self._wanted: Seat | None = None

    @property
    def table(self) -> CardTable | None:
        """The table of cards if it is visible."""
        return self._table if self._table is not None and self._table.isVisible() else None

    def refresh(self) -> None:
        """Lay the cards out if they are needed now, or put them away."""
        context = self._context
        if context.controller is None or context.match.covered:
            self._wanted = None
            self._clear()
        elif self._wanted is not None:
            self._show(self._wanted)
        elif self._is_asked() and self._away != self._moment():
            decision = context.decision
            assert decision is not None
            self._show(decision.seat)
        else:
            self._clear()

    def redraw(self) -> None:
        """Lay out visible cards again after a change of the pieces' pictures."""
        self._clear()
        self.refresh()

    def look(self, seat: Seat) -> None:
        """Lay out the cards of a seat on request."""
        self._wanted = seat
        self.refresh()

    def put_away(self) -> None:
        """Show the board; the cards of this decision are not shown again automatically."""
        self._wanted, self._away = None, self._moment()
        self.refresh()
        self._board.setFocus()

    # -- inside --------------------------------------------------------------------------------------------------

    def _moment(self) -> Hashable:
        decision = self._context.decision
        return None if decision is None else (id(self._context.match), self._context.step, decision)

    def _is_asked(self) -> bool:
        """Return whether the decision shows the cards without a request."""
        context, decision = self._context, self._context.decision
        if decision is None or decision.kind not in _ABOUT_CARDS or context.match.still or not context.match.kept:
            return False
        return decision.kind == "draft" or context.table.turn == 1

    def _clear(self) -> None:
        if self._table is not None:
            self._table.clear()

    def _show(self, seat: Seat) -> None:
        context, texts = self._context, self._context.texts
        decision = context.decision
        mine = decision is not None and decision.seat == seat and not context.match.still
        kind = decision.kind if decision is not None and mine and decision.kind in _ABOUT_CARDS else "look"
        invader = context.table.invaders[seat]
        if kind == "draft":
            assert decision is not None
            special = special_of(decision.place)
            title = texts("window.cards.draft", phase=capital(phase_name(decision.place, texts)))
            words = [texts("window.cards.draft.words", special=context.label(special)), context.tip(special)]
            faces = offered(context, invader)
        else:
            flips = {move.phase for move in context.match.moves() if isinstance(move, m.Flip)} if mine else set()
            title, words = texts(f"window.cards.{kind}"), [texts(f"window.cards.{kind}.words")]
            faces = faces_of(context, invader, flips)
        self._made().show_faces(title, words, texts("window.cards.away"), faces)

    def _made(self) -> CardTable:
        if self._table is None:
            self._table = CardTable(self._context.art, self._board)
            self._table.chosen.connect(self._choose)
            self._table.put_away.connect(self.put_away)
        return self._table

    def _choose(self, card: str) -> None:
        decision = self._context.decision
        if decision is not None:
            self._context.play(m.Draft(card) if decision.kind == "draft" else m.Flip(card))
