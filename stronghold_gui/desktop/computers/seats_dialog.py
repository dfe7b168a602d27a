"""The dialog that changes the players during a match: a person can hand any seat to a computer, or take it back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.core.header import Header
from stronghold_gui.desktop.computers.levels import LevelBox, offered
from stronghold_gui.desktop.fitting import Fitting, ScrolledArea
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import tones

_BADGE = 30
_WIDTH = 440


class SeatsDialog(QDialog):
    """A dialog that asks for the player of each seat; `players()` returns the answer."""

    def __init__(
        self, header: Header, seats: Sequence[SeatMark], players: Sequence[str], language: Language, parent: QWidget
    ) -> None:
        """Make the dialog.

        Args:
            header: the header of the match.
            seats: the marks of its seats, in seat order.
            players: the computer players of the game, weakest first.
            language: the current language.
            parent: the window.
        """
        super().__init__(parent)
        named(self, "seats_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._header, self._seats, self._language = header, seats, language
        levels = offered(players)
        self.boxes = [LevelBox(f"seats_{mark.id}", levels) for mark in seats]
        for seat, box in enumerate(self.boxes):
            box.choose(header.player(seat))
        self._names = [named(QLabel(), f"seats_name_{mark.id}") for mark in seats]
        self._words = named(QLabel(wordWrap=True), "seats_words")
        self._go_on = named(QPushButton(), "seats_ok")
        self._cancel = named(QPushButton(autoDefault=False), "seats_cancel")
        self._lay_out()
        language.changed.connect(self.retranslate)
        self.retranslate()

    def players(self) -> tuple[str, ...]:
        """Return the id of the chosen computer player for each seat, ``""`` for a person."""
        return tuple(box.player for box in self.boxes)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        self.setWindowTitle(say("computer.seats.title"))
        self._words.setText(say("computer.seats.words"))
        self._go_on.setText(say("computer.seats.ok"))
        self._cancel.setText(say("window.cancel"))
        for seat, (label, box, mark) in enumerate(zip(self._names, self.boxes, self._seats, strict=True)):
            called = self._header.names[seat] or say(f"seat.{mark.id}")
            label.setText(called)
            box.retranslate(say.texts)
            box.setAccessibleName(say("computer.seats.of", seat=called))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (label, box, mark) in enumerate(zip(self._names, self.boxes, self._seats, strict=True)):
            sign = QLabel()
            sign.setPixmap(badge(mark, tones(self.palette()), _BADGE, self.devicePixelRatioF()))
            grid.addWidget(sign, row, 0)
            grid.addWidget(label, row, 1)
            grid.addWidget(box, row, 2)
        buttons = QDialogButtonBox()
        buttons.addButton(self._go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._go_on.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(14)
        column.addWidget(self._words)
        column.addWidget(ScrolledArea(grid, "seats"), 1)
        column.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)
        Fitting(self)
