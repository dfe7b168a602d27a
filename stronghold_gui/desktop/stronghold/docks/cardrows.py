"""The rows of the Invader's phase cards: one for each action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.lending import Holding
from stronghold_gui.desktop.table.tile_drags import TileDrag, TileDrop
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import RITUALS, UNITS
from stronghold_gui.games.stronghold.wording import unit_count

_FIXED: Final = {"trainer": "CAMP", "spectres": "hospital", "panic": "courtyard"}
"""Tiles that have only one place, so a click on their price is enough."""
_ART: Final = {
    "gain": "resource",
    "all_charge": "orc",
    "accurate_shot": "hit_card",
    "equipment_transfer": "banner",
    "training_transfer": "drover",
    "escape_the_knife": "goblin",
    "minor": "goblin",
    "major": "troll",
}
"""Pictures of actions that have no tile."""
_BUTTONS: Final = ("minor", "major", "accurate_shot")
"""Actions without a choice of price or place, so a click on their tile is enough."""
_TRANSFERS: Final = ("equipment_transfer", "training_transfer")


@dataclass(slots=True)
class OfferIndex:
    """The legal moves of an Invader, sorted by what the rows of the cards need.

    Attributes:
        prices: by tile, the units with which it can be paid.
        gains: the units that can be paid to gain resources.
        gifts: the units that can be given to the partner.
        flips: the phases whose card can be turned over.
        orders: the orders that can be laid, each with whether it is laid openly.
        names: the ids of all other possible actions.
    """

    prices: dict[str, set[str]] = field(default_factory=dict)
    gains: set[str] = field(default_factory=set)
    gifts: set[str] = field(default_factory=set)
    flips: set[str] = field(default_factory=set)
    orders: set[tuple[str, bool]] = field(default_factory=set)
    names: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, moves: Iterable[m.Move]) -> OfferIndex:  # noqa: C901 - one case for each kind of move
        """Read the legal moves."""
        index = cls()
        for move in moves:
            match move:
                case m.Machine(tile, _, pay) | m.Equip(tile, _, pay) | m.Train(tile, _, pay):
                    index.prices.setdefault(tile, set()).add(pay)
                case m.Ritual(tile, _):
                    index.prices.setdefault(tile, set()).add("goblin")
                case m.Gain(unit):
                    index.gains.add(unit)
                case m.Give(unit, _):
                    index.gifts.add(unit)
                case m.Flip(phase):
                    index.flips.add(phase)
                case m.Command(tile, _, is_open):
                    index.orders.add((tile, is_open))
                case m.Dispatch(size):
                    index.names.add(size)
                case m.AccurateShot():
                    index.names.add("accurate_shot")
                case m.Escape():
                    index.names.add("escape_the_knife")
                case m.Transfer(tile, _, _):
                    index.names.add("training_transfer" if tile in _TRAINED else "equipment_transfer")
                case _:
                    pass
        return index

    def offers(self, action: str) -> bool:
        return action in self.prices or action in self.names or (action == "gain" and bool(self.gains))


_TRAINED: Final = frozenset({"quartermaster", "trench_master", "fire_master", "drover", "saboteur"})


def art_of(action: str) -> str:
    """Return the picture of an action."""
    return _ART.get(action, action)


class PhaseRow(ActionRow):
    """The row of one action of a card: the seat's own card or (``borrowed``) the partner's."""

    def __init__(self, context: StrongholdContext, phase: str, action: str, *, borrowed: bool = False) -> None:
        super().__init__(context.art, f"{'borrow' if borrowed else 'action'}_{action}", art_of(action))
        about(self, action)
        self.phase, self.action, self.borrowed = phase, action, borrowed
        self._context = context
        self._possible = False
        self._own_first = False
        self.prices: dict[str, Chip] = {}
        self.ask(context, self.why_not)

    def refresh(self, holding: Holding, offers: OfferIndex, *, active: bool) -> None:
        """Show whether the action can be done and, while its phase is being played, why not."""
        context = self._context
        lent = holding.to_borrow(self.phase, self.action)
        used = self.action in (holding.partner.used if self.borrowed and holding.partner else holding.own.used)
        self._possible = offers.offers(self.action) and lent == self.borrowed
        self._own_first = self.borrowed and holding.on_own(self.phase, self.action)
        # During a dispatch, it is obvious why no other action can begin.
        asked = (
            active and context.invader_decides and context.table.stage == "phase" and not self._possible and not used
        )
        self.show_state(
            RowState(
                name=context.label(self.action),
                note=self._taken(holding) if used else self._price(),
                why=self._brief() if asked else "",
                tip=context.tip(self.action),
                possible=self._possible,
                used=used,
            )
        )
        for unit, chip in self.prices.items():
            self._show_price(unit, chip, offers)

    def _taken(self, holding: Holding) -> str:
        """Return the note of a used action: the partner who used it; or the price, if the seat used its own card."""
        texts, name = self._context.texts, holding.partner_name
        if not self.borrowed:
            return texts("partner.lent", name=name) if self.action in holding.own.lent else self._price()
        assert holding.partner is not None
        mine = self.action in holding.partner.lent
        return texts("partner.borrow.mine") if mine else texts("partner.borrow.theirs", name=name)

    def _price(self) -> str:
        context, texts = self._context, self._context.texts
        cost = context.values.costs.get(self.action)
        if cost is None:
            return ""
        hourglasses = cost.hourglasses + (context.values.borrowed_hourglasses if self.borrowed else 0)
        parts = []
        if cost.resources:
            parts.append(texts("window.price.resources", n=cost.resources))
        if hourglasses:
            parts.append(texts("window.price.hourglasses", n=hourglasses))
        return " + ".join(parts)

    def _brief(self) -> str:
        """Return the refusal in a few words."""
        context = self._context
        return context.texts("partner.borrow.own_first") if self._own_first else context.brief(self._refusal())

    def why_not(self, unit: str = "") -> ShownRefusal | None:
        """Return the refusal of the action, or of its payment with a unit; ``None`` if it is possible."""
        if self.prices[unit].possible if unit else self._possible:
            return None
        return self._context.own_first() if self._own_first else self._context.shown(self._refusal(unit))

    def _refusal(self, unit: str = "") -> Refusal | None:
        context = self._context
        match self.action:
            case "gain":
                return context.refusal(m.Gain(unit or UNITS[0]))
            case "minor" | "major":
                return context.refusal(m.Dispatch(self.action))
            case "accurate_shot":
                return context.refusal(m.AccurateShot())
            case "all_charge":
                # This action is taken by flipping its card, which has a button of its own.
                return None
            case _ if unit and self.action not in RITUALS:
                return context.client.refusal(g.CARD, f"{self.action}:{unit}")
            case _:
                return context.client.refusal(g.CARD, self.action)

    def _show_price(self, unit: str, chip: Chip, offers: OfferIndex) -> None:
        context = self._context
        offered = offers.gains if self.action == "gain" else offers.prices.get(self.action, ())
        possible = self._possible and unit in offered
        number = self._number(unit)
        words = context.texts("window.price.pay", units=unit_count(unit, number, context.texts))
        label = f"+{context.values.gain[UNITS.index(unit)]}" if self.action == "gain" else str(number)
        chip.show_state(
            label, possible=possible, tip=words, name=context.texts("frame.named", name=self.state.name, what=words)
        )

    def _number(self, unit: str) -> int:
        cost = self._context.values.costs[self.action]
        return dict(cost.pay).get(UNITS.index(unit), 1)


def make_row(context: StrongholdContext, phase: str, action: str, *, borrowed: bool = False) -> PhaseRow:
    """Make the row of an action, and connect its tile and its price buttons."""
    row = PhaseRow(context, phase, action, borrowed=borrowed)
    pixmap = context.art.later(row.tile.piece, 40)
    if action in _BUTTONS:
        move = m.AccurateShot() if action == "accurate_shot" else m.Dispatch(action)
        row.tile.clicked.connect(lambda: context.play(move))
    elif action == "gain" or action in _TRANSFERS or action == "all_charge":
        row.tile.setEnabled(False)
    else:
        TileDrag(row.tile, context.hand, g.CARD, action, pixmap)
    if action == "gain":
        TileDrop(row, context.hand, g.action_target(action))
    cost = context.values.costs.get(action)
    for kind, _ in cost.pay if cost else ():
        _add_price(context, row, UNITS[kind])
    return row


def _add_price(context: StrongholdContext, row: PhaseRow, unit: str) -> None:
    action = row.action
    chip = Chip(context.art, f"{'borrow_' if row.borrowed else ''}price_{action}_{unit}", unit)
    row.prices[unit] = chip
    chip.ask(context, partial(row.why_not, unit))
    if action == "gain":
        # Three prices leave no room beside the name; the line below is free.
        row.lead.insertWidget(len(row.prices) - 1, chip)
    else:
        row.add_chip(chip)
    if action == "gain":
        chip.clicked.connect(lambda: context.play(m.Gain(unit)))
    elif action in _FIXED:
        place = _FIXED[action]
        move = m.Ritual(action, place) if action in RITUALS else m.Train(action, place, unit)
        chip.clicked.connect(lambda: context.play(move))
    else:
        key = action if action in RITUALS else f"{action}:{unit}"
        TileDrag(chip, context.hand, g.CARD, key, context.art.later(row.tile.piece, 40))
