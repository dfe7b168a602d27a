"""A row in the dock of buildings: an action, its hourglasses and their owners, its users, and haste."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.seats import picture_of
from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.tile_drags import TileDrag, TileDrop
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.table import Action, DefenderSeat

_STEP: Final = 14
_GLASS: Final = 14
_HEIGHT: Final = 16


class Dots(QWidget):
    """The hourglasses that an action costs, side by side: a picture for each that is paid, a ring for each missing one.

    Attributes:
        paid: number of hourglasses paid.
        cost: number of hourglasses needed.
    """

    def __init__(self, art: PieceArt) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._art = art
        self.paid = self.cost = 0
        self._piece = "hourglass"

    def show_count(self, paid: int, cost: int, piece: str = "hourglass") -> None:
        """Show ``paid`` of ``cost`` hourglasses, with the picture ``piece``."""
        if (paid, cost, piece) == (self.paid, self.cost, self._piece):
            return
        wider = cost != self.cost or paid > cost
        self.paid, self.cost, self._piece = paid, cost, piece
        if wider:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_STEP * max(self.cost, self.paid, 1) + 2, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw hourglasses and rings; rows with the same look share a cached picture."""
        ink, ratio = tones(self.palette()).muted, self.devicePixelRatioF()
        key = ("dots", self._piece, self.paid, self.cost, ink, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._art.composed(key, lambda: self._drawn(ink, ratio)))
        painter.end()

    def _drawn(self, ink: str, ratio: float) -> QPixmap:
        pixmap = brush.blank(QSizeF(self.sizeHint()), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(ink), 1.2))
        glass = self._art.pixmap(self._piece, _GLASS, ratio)
        for number in range(max(self.cost, self.paid)):
            x = 1 + number * _STEP
            if number < self.paid:
                painter.drawPixmap(x - 1, (_HEIGHT - _GLASS) // 2, glass)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(x + 1.5, _HEIGHT / 2 - 4.5, 9, 9))
        painter.end()
        return pixmap


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


@dataclass(frozen=True, slots=True)
class SharedState:
    """The state of an action that two Defenders share.

    Attributes:
        used_by: the seat whose used mark lies on it, or ``None``.
        started_by: the seat whose hourglasses lie on it, or ``None``.
        barred: whether the shown seat used it and its partner's haste removed the mark.
    """

    used_by: int | None = None
    started_by: int | None = None
    barred: bool = False


_UNSHARED: Final = SharedState()


@dataclass(frozen=True, slots=True)
class Words:
    """Cached text of a row, valid for all seats, with the facts on which it depends.

    Attributes:
        facts: the facts; if they change, the text is made again.
        whose: who has used or begun the action.
        tip: the row's tooltip: the action's effect, the hourglasses paid, and ``whose``.
        lay: the tooltip of the button that pays an hourglass.
        pay: the name of that button for screen readers.
    """

    facts: tuple[object, ...] = ()
    whose: str = ""
    tip: str = ""
    lay: str = ""
    pay: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """Data that all rows share.

    Attributes:
        seat: the Defender whose purse is shown.
        partner: the other Defender, or ``None``.
        purses: the purses of both, by seat; empty with one Defender, since owners need not be shown then.
        glasses: the pictures of their hourglasses, by seat.
        spending: whether hourglasses are spent now.
        speech: the language, the names and the figures in use.
    """

    seat: int
    partner: int | None
    purses: Mapping[int, DefenderSeat]
    glasses: Mapping[int, str]
    spending: bool
    speech: tuple[object, ...]

    @classmethod
    def of(cls, context: StrongholdContext, seat: int, *, spending: bool) -> Shown:
        """Return the shared data for a seat."""
        partner = context.partner_of(seat)
        pair = () if partner is None else (seat, partner)
        speech = (context.texts, context.names, context.values)
        return cls(
            seat,
            partner,
            {one: context.defender(one) for one in pair},
            {one: context.hourglass(one) for one in pair or (seat,)},
            spending,
            speech,
        )


class BuildingRow(ActionRow):
    """One action of the Defender: its hourglasses as dots, a button that adds one, and a drop target for one."""

    def __init__(self, context: StrongholdContext, action: str) -> None:
        super().__init__(context.art, f"action_{action}", _ART.get(action, action))
        about(self, action)
        self._context, self.action = context, action
        self.dots = Dots(context.art)
        self.lead.insertWidget(0, self.dots)
        self.haste = Chip(context.art, f"haste_{action}")
        self.haste.clicked.connect(lambda: context.play(m.Haste(action)))
        self.haste.hide()
        self.add_chip(self.haste)
        self.pay = Chip(context.art, f"pay_{action}", "hourglass")
        self.pay.clicked.connect(self._pay)
        self.add_chip(self.pay)
        self._purses: list[str] = []
        self._facts: Hashable = None
        self._words = Words()
        self.ask(context, self._why_not)
        self.pay.ask(context, self._why_not)
        self.haste.ask(context, self._why_no_haste)
        TileDrag(self.tile, context.hand, g.ACTION, action, context.art.later(self.tile.piece, 40))
        TileDrop(self, context.hand, g.action_target(action))

    def refresh(self, shown: Shown, state: Action, purses: list[str], *, finishing: bool, hasty: bool) -> None:
        """Show the paid hourglasses and whether another can be paid, with the refusal if it cannot.

        Args:
            shown: the data that all rows share.
            state: the action on the table.
            purses: the purses from which an hourglass may be paid.
            finishing: whether it is fully paid and needs a place to take effect.
            hasty: whether haste may remove the partner's mark from it.
        """
        shared = self._shared_state(shown)
        used = state.used or shared.barred
        self._purses = purses
        refusal = None
        # The hourglasses' colour shows their owner; a reason would only repeat it in every row.
        foreign = shared.started_by not in (None, shown.seat)
        if shown.spending and not purses and not used and not foreign:
            refusal = self._context.client.refusal(g.ACTION, self.action)
        facts = (shown.seat, shown.speech, bool(purses), finishing, hasty, state.paid, state.cost, used, shared,
                 refusal, shown.glasses)  # fmt: skip
        # Most moves leave most rows unchanged, and writing its text is the slow part of a row.
        if facts == self._facts:
            return
        self._facts = facts
        glass = "hourglass" if shared.started_by is None else shown.glasses[shared.started_by]
        self.dots.show_count(state.paid, state.cost, glass)
        self._show_words(shown, shared)
        self.show_state(
            RowState(
                name=self._context.label(self.action),
                note=self._context.texts("window.action.where") if finishing else self._words.whose,
                why=self._context.brief(refusal),
                tip=self._words.tip,
                possible=bool(purses) or finishing,
                used=used,
                marked=finishing,
                by="" if shared.used_by is None else picture_of(self._context.marks[shared.used_by].id),
            )
        )
        self.pay.show_piece(shown.glasses[shown.seat])
        self.pay.show_state("", possible=bool(purses), tip=self._words.lay, name=self._words.pay)
        self._show_haste(shown.seat, shared, hasty=hasty)

    # -- inside --------------------------------------------------------------------------------------------------

    def _show_words(self, shown: Shown, shared: SharedState) -> None:
        """Make the texts again if one of their facts has changed."""
        facts = (shown.speech, shown.seat, self.dots.paid, self.dots.cost, shared)
        if facts == self._words.facts:
            return
        context, texts = self._context, self._context.texts
        paid = texts("window.action.paid", paid=self.dots.paid, cost=self.dots.cost)
        whose = self._whose(shown.seat, shared)
        lay = texts("window.action.pay")
        self._words = Words(
            facts,
            whose,
            "\n".join(filter(None, (context.tip(self.action), paid, whose))),
            lay,
            texts("frame.named", name=context.label(self.action), what=lay),
        )

    def _why_not(self) -> ShownRefusal | None:
        """Return why no hourglass can be paid; ``None`` if the action can be carried out."""
        return None if self.state.possible else self._context.reason(g.ACTION, self.action)

    def _why_no_haste(self) -> ShownRefusal | None:
        return None if self.haste.possible else self._context.reason_of(m.Haste(self.action))

    def _shared_state(self, shown: Shown) -> SharedState:
        if shown.partner is None:
            return _UNSHARED
        action, seats = self.action, shown.purses
        return SharedState(
            next((one for one, purse in seats.items() if action in purse.used), None),
            next((one for one, purse in seats.items() if action in purse.started), None),
            barred=action in seats[shown.seat].barred,
        )

    def _whose(self, seat: int, shared: SharedState) -> str:
        """Return the note that says which partner has used or begun the action; "" without a partner."""
        context, texts = self._context, self._context.texts
        if shared.used_by is not None:
            return texts("partner.used", name=context.short(shared.used_by))
        partner = context.partner_of(seat)
        if shared.barred and partner is not None:
            return texts("partner.barred", name=context.short(partner))
        if shared.started_by is not None:
            return texts("partner.started", name=context.short(shared.started_by))
        return ""

    def _show_haste(self, seat: int, shared: SharedState, *, hasty: bool) -> None:
        """Show the button for haste instead of the one for payment, while the partner's used mark is on the action."""
        context, texts = self._context, self._context.texts
        by_partner = shared.used_by is not None and shared.used_by != seat
        if self.haste.isHidden() == by_partner:
            self.haste.setVisible(by_partner)
            # An action that the partner has used cannot be paid for, and two buttons leave no space for the name.
            self.pay.setVisible(not by_partner)
        if not by_partner or shared.used_by is None:
            return
        tip = texts("partner.haste.tip", name=context.short(shared.used_by))
        self.haste.show_state(texts("partner.haste"), possible=hasty, tip=tip,
                              name=texts("frame.named", name=self.state.name, what=texts("partner.haste")))  # fmt: skip

    def _pay(self) -> None:
        """Pay an hourglass, the seat's own first; if that is impossible, try the tile's action to get its refusal."""
        if self._purses:
            self._context.play(m.Pay(self.action, "own" if "own" in self._purses else self._purses[0]))
        else:
            self._context.hand.pick(g.ACTION, self.action)
