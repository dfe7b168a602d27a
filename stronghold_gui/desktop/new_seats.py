"""Who sits where: a row for each camp, in it a badge and a name for each seat, and a button that changes two places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.play.seats import Camp, SeatLook

LONGEST_NAME: Final = 40
_BADGE: Final = 26
_CAMPS: Final[tuple[Camp, ...]] = ("first", "second")


class SeatField(QWidget):
    """A badge and a name."""

    def __init__(self, look: SeatLook, remembered: str) -> None:
        super().__init__()
        self.look = look
        self.badge = named(QLabel(), f"new_game_badge_{look.id}")
        self.badge.setPixmap(QIcon(str(look.picture)).pixmap(QSize(_BADGE, _BADGE)))
        self.name = named(QLineEdit(maxLength=LONGEST_NAME), f"new_game_name_{look.id}")
        self.name.setText(remembered[:LONGEST_NAME])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.badge)
        row.addWidget(self.name, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class SeatRows:
    """The seats of every number of players; those of the number chosen are shown."""

    def __init__(
        self, seats: Sequence[Sequence[SeatLook]], language: Language, settings: Remembered, form: QFormLayout
    ) -> None:
        """Make the rows.

        Args:
            seats: those of every number of players, in seat order.
            language: the words.
            settings: where names are remembered, by seat.
            form: where the rows go.
        """
        self._seats, self._language, self._settings = seats, language, settings
        self._looks: tuple[SeatLook, ...] = ()
        self._fields: dict[str, SeatField] = {}
        self._labels: dict[Camp, QLabel] = {}
        self._swaps: dict[Camp, QToolButton] = {}
        for camp in _CAMPS:
            self._add_camp(camp, form)

    def show_count(self, number: int) -> None:
        """Show the seats of so many players."""
        self._looks = tuple(next(seats for seats in self._seats if len(seats) == number))
        shown = {look.id for look in self._looks}
        for name, field in self._fields.items():
            field.setVisible(name in shown)
        for camp, swap in self._swaps.items():
            swap.setVisible(len(self._of(camp)) > 1)

    def names(self) -> tuple[str, ...]:
        """Return the names of those who play, in seat order."""
        return tuple(" ".join(self._fields[look.id].name.text().split()) for look in self._looks)

    def remember(self) -> None:
        """Remember the names for the next time."""
        for look, name in zip(self._looks, self.names(), strict=True):
            self._settings.set_text(f"name_{look.id}", name)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        for camp, label in self._labels.items():
            label.setText(say(f"partner.camp.{camp}", n=len(self._of(camp))))
        for look_id, field in self._fields.items():
            role = say(f"seat.{look_id}")
            field.name.setPlaceholderText(role)
            field.name.setAccessibleName(say("window.new.name_of", seat=role))
            field.name.setToolTip(say("window.new.name_of", seat=role))
            field.badge.setToolTip(role)
        for swap in self._swaps.values():
            swap.setToolTip(say("partner.new.swap"))
            swap.setAccessibleName(say("partner.new.swap"))

    def _of(self, camp: Camp) -> list[SeatLook]:
        return [look for look in self._looks if look.camp == camp]

    def _add_camp(self, camp: Camp, form: QFormLayout) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        every = {look.id: look for seats in self._seats for look in seats}
        swap = named(QToolButton(), f"new_game_swap_{camp}")
        swap.setText("⇄")
        swap.clicked.connect(lambda: self._swap(camp))
        self._swaps[camp] = swap
        for look in every.values():
            if look.camp != camp:
                continue
            field = SeatField(look, self._settings.text(f"name_{look.id}"))
            self._fields[look.id] = field
            if look.second:
                row.addWidget(swap)
            row.addWidget(field, 1)
        self._labels[camp] = QLabel()
        form.addRow(self._labels[camp], row)

    def _swap(self, camp: Camp) -> None:
        """Have two partners change places."""
        one, other = (self._fields[look.id].name for look in self._of(camp))
        words = one.text(), other.text()
        other.setText(words[0])
        one.setText(words[1])
