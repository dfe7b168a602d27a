"""A dock's page for the things of one of several partners, with a switch between the partners on top."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stronghold_gui.desktop.docks.card import ScrollPage
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.play.partners import PartnerSwitch


class SharedPage(QWidget):
    """Shows the things of the seat at the screen, if that seat belongs to this page's team.

    The user can choose a partner. A chosen partner who must decide is seated at the screen; the things of other
    partners can only be viewed.

    Attributes:
        switch: the partners; hidden if the team has only one seat.
        pane: the scrolling page below the switch.
    """

    def __init__(self, context: DeskContext, name: str, team: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self._context = context
        self._team = team
        self._at: Hashable = None
        self._seat = -1
        self.switch = PartnerSwitch(f"{name}_of")
        self.switch.chosen.connect(self._choose)
        self.pane = ScrollPage(f"{name}_scroll")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        # The switch does not scroll, so that the shown seat stays visible.
        head = QVBoxLayout()
        head.setContentsMargins(6, 6, 6, 0)
        head.addWidget(self.switch)
        whole.addLayout(head)
        whole.addWidget(self.pane, 1)

    @property
    def seat(self) -> int:
        """The seat whose things are shown."""
        return self._seat

    @property
    def playing(self) -> bool:
        """Whether the shown seat is the one at the screen, or no seat of this team decides now."""
        decision = self._context.decision
        return decision is None or self._seat == decision.seat or not self._is_mine(decision.seat)

    def refresh(self, _reason: str = "") -> None:
        """Show the current position."""
        self._follow()
        self._show()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self.refresh()

    def show_seat(self) -> None:
        """Show the things of the seat."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return self.pane.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.pane.minimumSizeHint()

    # -- inside --------------------------------------------------------------------------------------------------

    def _is_mine(self, seat: int) -> bool:
        marks = self._context.marks
        return 0 <= seat < len(marks) and marks[seat].team == self._team

    def _follow(self) -> None:
        """Show the seat at the screen when the match, that seat or the game's step changes."""
        context = self._context
        seat = context.match.seat
        at = (id(context.match), seat, context.step)
        if at != self._at:
            self._at = at
            if self._is_mine(seat):
                self._seat = seat
        if not self._is_mine(self._seat):
            self._seat = next(number for number, mark in enumerate(context.marks) if mark.team == self._team)

    def _choose(self, seat: int) -> None:
        self._seat = seat
        if seat in self._context.match.deciding_team:
            # This emits a change, for which the window refreshes the docks.
            self._context.match.take(seat)
        self._show()

    def _show(self) -> None:
        self.switch.show_partners(self._context.partners_at(self._seat), self._seat)
        self.show_seat()
