"""A row of the town: something that can be built, trained, made or collected, with its price and a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import legal, offer
from stronghold_gui.desktop.convicted.docks.price import Price
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.values import Cost


@dataclass(frozen=True, slots=True)
class Deed:
    """The content of a row.

    Attributes:
        name: its name, with its level or number.
        note: its effect.
        why: the missing requirement; ``""`` for none.
        tip: the tooltip, with the full effect.
        button: the button's label; ``""`` for no button, if nothing more can be done.
        cost: its price.
        words: the price in words.
        have: the resources available.
        art: its picture; ``""`` to keep the current one.
    """

    name: str
    note: str
    why: str
    tip: str
    button: str
    cost: Cost
    words: str
    have: Cost
    art: str = ""


class DeedRow(ActionRow):
    """One thing that can be done by an action.

    Its button plays it; if there are several places, a menu offers them. Its tile can be dragged onto the board. An
    impossible deed shows the reason on hover or focus.
    """

    def __init__(self, context: ConvictedContext, name: str, topic: str, art: str, tried: m.Move) -> None:
        """Make a row.

        Args:
            context: the match.
            name: the widget's object name.
            topic: the rules topic that F1 opens.
            art: its picture.
            tried: a move of this kind, whose refusal gives the reason if nothing can be done.
        """
        super().__init__(context.art, name, art)
        self.break_note()
        about(self, topic)
        self._context, self._tried = context, tried
        self.price = Price(f"{name}_price")
        self.lead.insertWidget(0, self.price)
        self.button = Chip(context.art, f"{name}_do")
        self.button.clicked.connect(self._do)
        self.add_chip(self.button)
        self._find: Callable[[], Sequence[m.Move]] = self._alike
        self.ask(context, self._why_not)
        self.button.ask(context, self._why_not)

    def find_moves(self, find: Callable[[], Sequence[m.Move]]) -> None:
        """Set the function that returns the moves of the button; the default one returns only the tried move."""
        self._find = find

    def drag_from(self, area: str, key: str) -> None:
        """Let the tile be dragged onto the board."""
        TileDrag(self.tile, self._context.hand, area, key, self._context.art.later(self.tile.piece, 40))

    @property
    def can(self) -> bool:
        """Whether the deed is possible now."""
        return bool(self._find())

    def show_deed(self, deed: Deed) -> None:
        """Show the content of the row, and whether the deed is possible."""
        possible = bool(self._find())
        if deed.art:
            self.tile.show_piece(deed.art)
        self.price.show_cost(deed.cost, deed.words, deed.have)
        self.price.setVisible(any(deed.cost) and bool(deed.button))
        self.button.setVisible(bool(deed.button))
        self.button.show_state(
            deed.button,
            possible=possible,
            tip=deed.tip,
            name=self._context.texts("frame.named", name=deed.name, what=deed.button),
        )
        self.show_state(RowState(deed.name, deed.note, deed.why, deed.tip, possible))

    def _alike(self) -> Sequence[m.Move]:
        """Return the tried move, if it can be played."""
        return [move for move in legal(self._context, type(self._tried)) if move == self._tried]

    def _why_not(self) -> ShownRefusal | None:
        if self._find() or self._context.controller is None or self._context.match.still:
            return None
        return self._context.shown(self._context.match.refusal_for_team(self._tried))

    def _do(self) -> None:
        offer(self._context, self.button, self._find(), self._tried)
