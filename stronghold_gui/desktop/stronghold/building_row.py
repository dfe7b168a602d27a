"""A row of the buildings: an action, its hourglasses and whose they are, who used it, and haste."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.desktop.stronghold import gestures as g
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.chips import Chip
from stronghold_gui.desktop.stronghold.dots import Dots
from stronghold_gui.desktop.stronghold.rows import ActionRow, RowState
from stronghold_gui.desktop.table.tiles import TileDrag, TileDrop
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.table import DefenderSeat

_ART: Final = {
    "gate": "gate_marker",
    "wall": "wood",
    "damage": "miss_card",
    "raid": "siege_tower",
    "sharpshooter": "marksman",
    "mix_up": "face_down",
    "train_marksman": "soldier",
    "train_soldier": "veteran",
    "track": "saboteur",
}
"""Pictures of actions that place no tile of their own."""


@value
class Standing:
    """Whose an action is, of two Defenders.

    Attributes:
        used_by: the seat whose used mark lies on it, or ``None``.
        started_by: the seat whose hourglasses lie on it, or ``None``.
        barred: the partner's haste took the mark of the seat that is shown.
    """

    used_by: int | None = None
    started_by: int | None = None
    barred: bool = False


class BuildingRow(ActionRow):
    """One action of the Defender: its hourglasses as dots, a button that lays one, and the row as a place for one."""

    def __init__(self, bench: Bench, action: str) -> None:
        super().__init__(bench.art, f"action_{action}", _ART.get(action, action))
        self._bench, self.action = bench, action
        self.dots = Dots(bench.art)
        self.lead.insertWidget(0, self.dots)
        self.haste = Chip(bench.art, f"haste_{action}")
        self.haste.clicked.connect(lambda: bench.play(m.Haste(action)))
        self.haste.hide()
        self.add_chip(self.haste)
        self.pay = Chip(bench.art, f"pay_{action}", "hourglass")
        self.pay.clicked.connect(self._pay)
        self.add_chip(self.pay)
        self._purses: list[str] = []
        TileDrag(self.tile, bench.hand, g.ACTION, action, bench.art.later(self.tile.piece, 40))
        TileDrop(self, bench.hand, g.action_target(action))

    def refresh(self, seat: int, purses: list[str], *, finishing: bool, spending: bool, hasty: bool) -> None:
        """Show what is paid, whether more may be, and why not while hourglasses are spent.

        Args:
            seat: the Defender whose purse is shown.
            purses: the purses from which an hourglass may be laid.
            finishing: it is covered, and asks where it takes effect.
            spending: hourglasses are spent now.
            hasty: haste may take the partner's mark off it.
        """
        bench, texts = self._bench, self._bench.texts
        state = bench.table.actions[self.action]  # type: ignore[index]
        standing = self._standing(seat)
        used = state.used or standing.barred
        self._purses = purses
        why = ""
        # Whose colour lies there is to be seen: the reason would only repeat it in every row.
        foreign = standing.started_by not in (None, seat)
        if spending and not purses and not used and not foreign:
            why = bench.why_move(m.Pay(self.action, "own"))
        starter = standing.started_by
        self.dots.show_count(state.paid, state.cost, "hourglass" if starter is None else bench.hourglass(starter))
        paid = texts("window.action.paid", paid=state.paid, cost=state.cost)
        whose = self._whose(seat, standing)
        self.show_state(
            RowState(
                name=bench.label(self.action),
                note=texts("window.action.where") if finishing else whose,
                why=why,
                tip="\n".join(filter(None, (bench.tip(self.action), paid, whose))),
                possible=bool(purses) or finishing,
                used=used,
                marked=finishing,
                by="" if standing.used_by is None else bench.looks[standing.used_by].picture.stem,
            )
        )
        self.pay.show_piece(bench.hourglass(seat))
        lay = texts("window.action.pay")
        self.pay.show_state("", possible=bool(purses), tip=lay,
                            name=texts("frame.named", name=self.state.name, what=lay))  # fmt: skip
        self._show_haste(seat, standing, hasty=hasty)

    # -- inside --------------------------------------------------------------------------------------------------

    def _standing(self, seat: int) -> Standing:
        partner = self._bench.partner_of(seat)
        if partner is None:
            return Standing()
        seats: dict[int, DefenderSeat] = {one: self._bench.defender(one) for one in (seat, partner)}
        action = self.action
        return Standing(
            next((one for one, purse in seats.items() if action in purse.used), None),
            next((one for one, purse in seats.items() if action in purse.started), None),
            barred=action in seats[seat].barred,
        )

    def _whose(self, seat: int, standing: Standing) -> str:
        """Return who has used or begun it; nothing where there are no partners."""
        bench, texts = self._bench, self._bench.texts
        if standing.used_by is not None:
            return texts("partner.used", name=bench.short(standing.used_by))
        partner = bench.partner_of(seat)
        if standing.barred and partner is not None:
            return texts("partner.barred", name=bench.short(partner))
        if standing.started_by is not None:
            return texts("partner.started", name=bench.short(standing.started_by))
        return ""

    def _show_haste(self, seat: int, standing: Standing, *, hasty: bool) -> None:
        """Show haste where a partner's mark lies."""
        bench, texts = self._bench, self._bench.texts
        there = standing.used_by is not None and standing.used_by != seat
        if self.haste.isHidden() == there:
            self.haste.setVisible(there)
            # What the partner has used cannot be paid for, and both buttons together leave the name no room.
            self.pay.setVisible(not there)
        if not there or standing.used_by is None:
            return
        tip = texts("partner.haste.tip", name=bench.short(standing.used_by))
        why = "" if hasty or not bench.defender_decides else bench.why_move(m.Haste(self.action))
        self.haste.show_state(texts("partner.haste"), possible=hasty, tip=why or tip,
                              name=texts("frame.named", name=self.state.name, what=texts("partner.haste")))  # fmt: skip

    def _pay(self) -> None:
        """Lay an hourglass: one's own first, as long as there is one."""
        purse = "own" if "own" in self._purses or not self._purses else self._purses[0]
        self._bench.play(m.Pay(self.action, purse))
