"""The card table over the battlefield, while armies are chosen or drafted."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from stronghold_gui.desktop.docks.card_table import CardTable
from stronghold_gui.desktop.docks.face_card import Face, FaceLine
from stronghold_gui.desktop.fortress.client import FortressContext
from stronghold_gui.desktop.fortress.docks.card_facts import facts_of
from stronghold_gui.desktop.fortress.docks.course_facts import aim_of
from stronghold_gui.desktop.fortress.docks.seen import Seen, picture_of
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.naming import PLAYERS

_CHOOSING: Final = (Kind.CHOOSE, Kind.DRAFT)


class Drafting(QObject):
    """Controller of the card table, which the user can put away to see the battlefield."""

    def __init__(self, context: FortressContext, board: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._board, self._seen = context, board, Seen(context)
        self._table: CardTable | None = None
        self._away: Hashable = None

    @property
    def table(self) -> CardTable | None:
        """The card table, if it is visible."""
        return self._table if self._table is not None and self._table.isVisible() else None

    @property
    def put_aside(self) -> bool:
        """Whether a card must be taken now, but the user has put the cards away."""
        return self._due() and self._away == self._moment()

    def refresh(self) -> None:
        """Show the cards if one must be taken now, or hide them."""
        if self._due() and self._away != self._moment():
            self._show()
        elif self._table is not None:
            self._table.clear()

    def put_away(self) -> None:
        """Show the battlefield; the user can bring back the cards of this decision."""
        self._away = self._moment()
        self.refresh()
        self._context.match.redraft()
        self._board.setFocus()

    def lay_out(self) -> None:
        """Lay the cards out again."""
        self._away = None
        self.refresh()
        self._context.match.redraft()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _due(self) -> bool:
        context = self._context
        if context.controller is None or context.match.covered or context.match.still:
            return False
        decision = context.decision
        return decision is not None and decision.kind in _CHOOSING

    def _moment(self) -> Hashable:
        decision = self._context.decision
        return None if decision is None else (id(self._context.match), len(self._context.match.match.played))

    def _show(self) -> None:
        context, texts = self._context, self._context.texts
        decision = context.decision
        assert decision is not None
        name = self._seen.called(PLAYERS.index(decision.place))
        own = [card for card, one in self._seen.table.cards.items() if one.player == decision.place]
        points = decision.count
        # A player with cards already knows how to take them.
        below = texts("fortress.drafting.words")
        if own:
            below = texts(
                "fortress.drafting.own", cards=texts.join([facts_of(self._seen, card).words.name for card in own])
            )
        words = [aim_of(self._seen, PLAYERS.index(decision.place)), below]
        title = texts("fortress.drafting.title", name=name, points=points)
        self._made().show_faces(title, words, texts("fortress.drafting.away"), self._faces())

    def _faces(self) -> list[Face]:
        """Return the faces of all cards: available, refused, then taken ones, each group from dear to cheap."""
        setting = self._seen.view.setting
        faces: list[tuple[tuple[int, int], Face]] = []
        for card in setting.cards.ids:
            taken = card in self._seen.table.cards
            reason = None if taken else self._context.refusal(m.Pick(card))
            rank = 2 if taken else 1 if reason is not None else 0
            note = self._taken(card) if taken else self._context.why(reason).text if reason is not None else ""
            points = setting.cards.cards[setting.card_index[card]].points
            faces.append(((rank, -points), self._face(card, note, can_pick=rank == 0)))
        return [face for _, face in sorted(faces, key=lambda pair: pair[0])]

    def _taken(self, card: str) -> str:
        player = PLAYERS.index(self._seen.table.cards[card].player)
        return self._context.texts("fortress.drafting.taken", name=self._seen.called(player))

    def _face(self, card: str, note: str, *, can_pick: bool) -> Face:
        texts, facts = self._context.texts, facts_of(self._seen, card)
        stats = texts(
            "fortress.army.stats", move=facts.move, range=facts.range, attack=facts.attack, defence=facts.defence
        )
        setting = self._seen.view.setting
        printed = setting.cards.cards[setting.card_index[card]]
        life = texts("fortress.drafting.life", n=printed.life) if printed.life > 1 else ""
        head = FaceLine(
            card,
            "",
            texts("fortress.card_points", points=facts.points),
            facts.words.kind,
            "\n".join(filter(None, (facts.words.build, stats, life))),
            note,
        )
        lines = (head, *(FaceLine(power.id, "", power.name, "", power.words) for power in facts.words.powers))
        take = texts("fortress.drafting.take", points=facts.points) if can_pick else ""
        called = texts("fortress.drafting.take_card", card=facts.words.name) if can_pick else ""
        return Face(card, facts.words.name, picture_of(card), lines, take, called)

    def _made(self) -> CardTable:
        if self._table is None:
            self._table = CardTable(self._context.art, self._board)
            self._table.chosen.connect(lambda card: self._context.play(m.Pick(card)))
            self._table.put_away.connect(self.put_away)
        return self._table
