"""A dock's page that belongs to one of two partners: whose it is stands on top, and a press shows the other's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from stronghold_gui.desktop.play.partners import PartnerSwitch
from stronghold_gui.desktop.play.seats import Camp
from stronghold_gui.desktop.stronghold.bench import Bench
from stronghold_gui.desktop.stronghold.card import ScrollPage
from stronghold_gui.desktop.stronghold.seats import partners_at


class SharedPage(QWidget):
    """Shows what belongs to the seat at the screen, if it is of this page's camp.

    A partner who may decide sits down at the screen when he is chosen; of one who may not, things are only looked at.

    Attributes:
        switch: the partners; hidden where a seat is the whole camp.
        pane: everything below.
    """

    def __init__(self, bench: Bench, name: str, camp: Camp) -> None:
        super().__init__()
        self.setObjectName(name)
        self.bench = bench
        self._camp = camp
        self._at: object = None
        self._seat = -1
        self.switch = PartnerSwitch(f"{name}_of")
        self.switch.chosen.connect(self._choose)
        self.pane = ScrollPage(f"{name}_scroll")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        # Whose things these are stays in sight, however far one scrolls.
        head = QVBoxLayout()
        head.setContentsMargins(6, 6, 6, 0)
        head.addWidget(self.switch)
        whole.addLayout(head)
        whole.addWidget(self.pane, 1)

    @property
    def seat(self) -> int:
        """Whose things are shown."""
        return self._seat

    @property
    def playing(self) -> bool:
        """Whether what is shown belongs to the seat at the screen, or nobody of this camp decides now."""
        decision = self.bench.decision
        return decision is None or self._seat == decision.seat or not self._is_mine(decision.seat)

    def refresh(self, _events: Sequence[Any] = (), _reason: str = "") -> None:
        """Show everything as it is now."""
        self._follow()
        self._show()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        if self.bench.controller is not None:
            self.refresh()

    def show_seat(self) -> None:
        """Show what belongs to the seat."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """As wide as a row needs; as high as there is room."""
        return self.pane.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Docks may be made small."""
        return self.pane.minimumSizeHint()

    # -- inside --------------------------------------------------------------------------------------------------

    def _is_mine(self, seat: int) -> bool:
        looks = self.bench.looks
        return 0 <= seat < len(looks) and looks[seat].camp == self._camp

    def _follow(self) -> None:
        """Turn to the seat at the screen when somebody sits down, or when the game has gone on."""
        bench = self.bench
        table, seat = bench.table, bench.match.seat
        at = (id(bench.match), seat, table.turn, table.phase, table.stage)
        if at != self._at:
            self._at = at
            if self._is_mine(seat):
                self._seat = seat
        if not self._is_mine(self._seat):
            self._seat = next(number for number, look in enumerate(bench.looks) if look.camp == self._camp)

    def _choose(self, seat: int) -> None:
        self._seat = seat
        if seat in self.bench.match.deciding_team:
            # What follows from that comes back as a refresh.
            self.bench.match.take(seat)
        self._show()

    def _show(self) -> None:
        bench, seat = self.bench, self._seat
        partners = partners_at(bench, seat)
        self.switch.show_partners(partners, seat)
        self.show_seat()
