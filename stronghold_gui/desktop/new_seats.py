"""Who sits where: a row for each team, in it a badge and a name for each seat, and a button that moves names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.play.seats import NO_TEAM, SeatMark
from stronghold_gui.desktop.theme import colour, tones

LONGEST_NAME: Final = 40
_BADGE: Final = 34
_RADIUS: Final = 8


class SeatField(QWidget):
    """A seat: its badge on its colour, what it is called, and who plays it."""

    def __init__(self, mark: SeatMark, remembered: str) -> None:
        super().__init__()
        self.mark = mark
        self.badge = named(QLabel(), f"new_game_badge_{mark.id}")
        self.role = named(QLabel(), f"new_game_role_{mark.id}")
        self.name = named(QLineEdit(maxLength=LONGEST_NAME), f"new_game_name_{mark.id}")
        self.name.setText(remembered[:LONGEST_NAME])
        self._draw()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.role)
        words.addWidget(self.name)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 9, 5)
        row.setSpacing(10)
        row.addWidget(self.badge)
        row.addLayout(words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the badge in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "role"):
            self._draw()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plate, with the seat's colour at its left as in the bar that says whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        edge = QPainterPath()
        edge.addRoundedRect(plate, _RADIUS, _RADIUS)
        painter.fillPath(edge, colour(tone.raised))
        painter.save()
        painter.setClipPath(edge)
        painter.fillRect(QRectF(0, 0, 6, self.height()), seat_colour(self.mark, tone))
        painter.restore()
        painter.setPen(colour(tone.line))
        painter.drawPath(edge)
        painter.end()

    def _draw(self) -> None:
        self.badge.setPixmap(badge(self.mark, tones(self.palette()), _BADGE, self.devicePixelRatioF()))


class SeatRows:
    """The seats of every number of players; those of the number chosen are shown."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Sequence[SeatMark]],
        language: Language,
        settings: Remembered,
        form: QFormLayout,
    ) -> None:
        """Make the rows.

        Args:
            game: its id.
            seats: those of every number of players, in seat order.
            language: the words.
            settings: where names are remembered, by seat.
            form: where the rows go.
        """
        self._game, self._seats, self._language, self._settings, self._form = game, seats, language, settings, form
        self._marks: tuple[SeatMark, ...] = ()
        self._fields: dict[str, SeatField] = {}
        self._labels: dict[str, QLabel] = {}
        self._rows: dict[str, QHBoxLayout] = {}
        self._swaps: dict[str, QToolButton] = {}
        for marks in seats:
            for mark in marks:
                self._add_seat(mark)

    def show_count(self, number: int) -> None:
        """Show the seats of so many players."""
        self._marks = tuple(next(seats for seats in self._seats if len(seats) == number))
        shown = {mark.id for mark in self._marks}
        for side, swap in self._swaps.items():
            # A row shows all that is in it.
            self._form.setRowVisible(self._rows[side], bool(self._of(side)))
            swap.setVisible(len(self._of(side)) > 1)
        for name, field in self._fields.items():
            field.setVisible(name in shown)

    def names(self) -> tuple[str, ...]:
        """Return the names of those who play, in seat order."""
        return tuple(" ".join(self._fields[mark.id].name.text().split()) for mark in self._marks)

    def remember(self) -> None:
        """Remember the names for the next time."""
        for mark, name in zip(self._marks, self.names(), strict=True):
            self._settings.set_text(f"name_{mark.id}", name)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        for side, label in self._labels.items():
            label.setText(self._title(side))
        for seat, field in self._fields.items():
            role = say(f"seat.{seat}")
            field.name.setPlaceholderText(say("window.new.name"))
            field.name.setAccessibleName(say("window.new.name_of", seat=role))
            field.name.setToolTip(say("window.new.name_of", seat=role))
            field.role.setText(role)
        for swap in self._swaps.values():
            swap.setToolTip(say("partner.new.swap"))
            swap.setAccessibleName(say("partner.new.swap"))

    def _title(self, side: str) -> str:
        """Return what those of a side are called: a team by its number, a seat that plays alone by its own name."""
        say, members = self._language, self._of(side)
        if not members:
            return ""
        if members[0].team == NO_TEAM:
            return say(f"seat.{members[0].id}")
        return say(f"team.{self._game}.{side}", n=len(members))

    def _of(self, side: str) -> list[SeatMark]:
        return [mark for mark in self._marks if mark.side == side]

    def _add_seat(self, mark: SeatMark) -> None:
        """Add a field for a seat, unless another number of players has it, too; the button stands before the last."""
        if mark.id in self._fields:
            return
        field = SeatField(mark, self._settings.text(f"name_{mark.id}"))
        self._fields[mark.id] = field
        if mark.side not in self._rows:
            self._add_side(mark.side)
        row = self._rows[mark.side]
        row.removeWidget(self._swaps[mark.side])
        row.addWidget(self._swaps[mark.side])
        row.addWidget(field, 1)

    def _add_side(self, side: str) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        swap = named(QToolButton(), f"new_game_swap_{side}")
        swap.setText("⇄")
        swap.clicked.connect(lambda: self._swap(side))
        self._swaps[side], self._rows[side], self._labels[side] = swap, row, QLabel()
        self._form.addRow(self._labels[side], row)

    def _swap(self, side: str) -> None:
        """Have partners change places: each takes the next one's, the last one the first one's."""
        fields = [self._fields[mark.id].name for mark in self._of(side)]
        words = [field.text() for field in fields]
        for field, name in zip(fields, (*words[-1:], *words[:-1]), strict=True):
            field.setText(name)
