"""The dock of the Defenders' buildings: hourglasses to spend, costs paid, marks of used actions, obstacles."""

from __future__ import annotations

from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.desktop.docks.shared_page import SharedPage
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.building_row import BuildingRow, Shown
from stronghold_gui.desktop.stronghold.docks.purse import PurseRow
from stronghold_gui.desktop.stronghold.seats import DEFENDERS
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import ACTION_IDS, BUILDING_IDS
from stronghold_gui.games.stronghold.wording import capital, place_name


class BuildingsPage(SharedPage):
    """All buildings with actions. What may be paid comes from the legal moves, reasons from refusals.

    Partners share the buildings; the purse and its possible payments are those of the shown seat.
    """

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__(context, "buildings", DEFENDERS)
        self.context = context
        about(self, "defender_actions")
        column = self.pane.column
        self.purse = PurseRow(context)
        column.addWidget(self.purse)
        self.cards = {name: about(Card(f"building_{name}"), name) for name in BUILDING_IDS}
        self.rows: dict[str, BuildingRow] = {}
        for name, card in self.cards.items():
            card.head.show_emblem(context.art, f"house_{name}")
            column.addWidget(card)
            card.open(True)
        column.addStretch(1)

    def show_seat(self) -> None:
        """Show the current buildings for one Defender."""
        if not self.rows:
            self._build()
        context, seat = self.context, self.seat
        deciding = context.defender_decides and context.match.seat == seat
        moves = context.match.moves() if deciding else []
        payable: dict[str, list[str]] = {}
        finishing, hasty = set(), set()
        for move in moves:
            if isinstance(move, m.Pay):
                payable.setdefault(move.action, []).append(move.purse)
            elif isinstance(move, m.Finish):
                finishing.add(move.action)
            elif isinstance(move, m.Haste):
                hasty.add(move.action)
        self.purse.refresh(seat, bool(payable), any(isinstance(move, m.Stone) for move in moves))
        purse = context.defender(seat)
        rich = purse.hourglasses + purse.barricades > 0
        spending = bool(moves) and rich and context.table.stage == "pause" and not finishing
        shown, actions = Shown.of(context, seat, spending=spending), context.table.actions
        for action, row in self.rows.items():
            row.refresh(shown, actions[action], payable.get(action, []), finishing=action in finishing,  # type: ignore[index]
                        hasty=action in hasty)  # fmt: skip
        self._show_heads()
        for part in (self.purse, *(card.body for card in self.cards.values())):
            part.setEnabled(self.playing)

    def _build(self) -> None:
        """Make the rows, with the actions of each building in this edition."""
        values = self.context.values
        for action, building in zip(ACTION_IDS, values.action_building, strict=True):
            row = BuildingRow(self.context, action)
            self.rows[action] = row
            self.cards[BUILDING_IDS[building]].rows.addWidget(row)

    def _show_heads(self) -> None:
        texts, table = self.context.texts, self.context.table
        for name, card in self.cards.items():
            state = table.buildings[name]
            notes = [
                texts(f"window.building.{mark}") for mark in ("saboteur", "fire", "last_legs") if getattr(state, mark)
            ]
            card.head.show_words(capital(place_name(name, texts)), " · ".join(notes), active=False)
