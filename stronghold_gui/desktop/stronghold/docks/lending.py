"""The two cards of a phase that an Invader can use: its own, and the partner's to borrow from (section 10; R-131)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL
from stronghold_gui.games.stronghold.table import InvaderSeat

_ESCAPE: Final = "escape_the_knife"


def card_actions(context: StrongholdContext, phase: str, invader: InvaderSeat) -> tuple[str, ...]:
    """Return the actions on an Invader's card of a phase that have a plain row; orders have special rows."""
    if phase in invader.flipped:
        return (SPECIAL[PHASE_IDS.index(phase)],)
    if phase == "supplies":
        return ("gain",)
    if phase == "dispatch":
        return ("minor", "major")
    cards: Mapping[Any, str] = invader.cards
    return context.cards.actions.get(cards.get(phase, ""), ()) if phase in DRAFTED else ()


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards from which an Invader can take actions.

    Attributes:
        context: the match.
        own: the Invader's seat.
        partner: the partner's seat, or ``None``.
        partner_name: the partner's name.
    """

    context: StrongholdContext
    own: InvaderSeat
    partner: InvaderSeat | None
    partner_name: str

    def on_own(self, phase: str, action: str) -> bool:
        """Return whether the Invader's own card offers the action; it has precedence over the partner's."""
        return action not in self.own.used and self._offers(self.own, phase, action)

    def to_borrow(self, phase: str, action: str) -> bool:
        """Return whether the action would be borrowed from the partner's card."""
        partner = self.partner
        if partner is None or self.on_own(phase, action):
            return False
        if action == _ESCAPE and self.own.escapes:
            # Goblins may still escape: the action goes on with the card from which it was taken.
            return action in partner.lent
        return action not in partner.used and self._offers(partner, phase, action)

    def _offers(self, invader: InvaderSeat, phase: str, action: str) -> bool:
        return action == "open_order" or action in card_actions(self.context, phase, invader)
