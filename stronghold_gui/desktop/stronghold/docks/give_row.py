"""Troop transfer: a row with a button for each kind of unit that can be given to the partner (R-98)."""

from __future__ import annotations

from functools import partial
from typing import Final

from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.asking import ask_which
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.cardrows import OfferIndex
from stronghold_gui.desktop.stronghold.docks.lending import Holding
from stronghold_gui.desktop.table.tile_drags import TileDrop
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import unit_name

_ACTION: Final = "troop_transfer"


class GiveRow(ActionRow):
    """The row of the action: a click on a kind of unit, or dropping one here from the hand, asks for the number."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__(context.art, f"action_{_ACTION}", "banner")
        about(self, _ACTION)
        self._context = context
        self.tile.setEnabled(False)
        self.kinds: dict[str, Chip] = {}
        for unit in UNITS:
            chip = about(Chip(context.art, f"give_{unit}", unit), unit)
            chip.clicked.connect(partial(self._ask, unit))
            chip.ask(context, partial(self._why_not, unit))
            self.kinds[unit] = chip
            self.add_chip(chip)
        self.ask(context, lambda: None if self.state.possible else context.reason_of(m.Give(UNITS[0], 1)))
        TileDrop(self, context.hand, g.action_target(_ACTION))

    def refresh(self, holding: Holding, offers: OfferIndex, *, active: bool) -> None:
        """Show which units can be given, or the refusal."""
        context, texts = self._context, self._context.texts
        used, possible = _ACTION in holding.own.used, bool(offers.gifts)
        note = texts("partner.give.note", n=context.values.transfer_units, name=holding.partner_name)
        why = context.brief(context.refusal(m.Give(UNITS[0], 1))) if active and not (possible or used) else ""
        self.show_state(
            RowState(
                context.label(_ACTION), "" if used else note, why, context.tip(_ACTION), possible=possible, used=used
            )
        )
        for unit, chip in self.kinds.items():
            tip = texts("partner.give.unit", name=holding.partner_name, unit=unit_name(unit, texts, "many"))
            chip.show_state("", possible=unit in offers.gifts, tip=tip, name=tip)

    def _why_not(self, unit: str) -> ShownRefusal | None:
        return None if self.kinds[unit].possible else self._context.reason_of(m.Give(unit, 1))

    def _ask(self, unit: str) -> None:
        """Ask for the number, if there is more than one possibility."""
        context = self._context
        gifts = [move for move in context.match.moves() if isinstance(move, m.Give) and move.unit == unit]
        if len(gifts) > 1:
            chip = self.kinds[unit]
            ask_which(context, gifts, context.client.play, self, chip.mapToGlobal(chip.rect().bottomLeft()))
        else:
            context.play(gifts[0] if gifts else m.Give(unit, 1))
