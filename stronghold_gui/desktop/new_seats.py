"""The seats in the New game dialog: a row for each side, with a field for each seat and a button to rotate players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from stronghold_gui.core.names import spelled
from stronghold_gui.desktop.computers.levels import LevelBox
from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.new_solo import PeopleRow
from stronghold_gui.desktop.play.badges import badge, seat_colour
from stronghold_gui.desktop.play.seats import NO_TEAM, SeatMark
from stronghold_gui.desktop.theme import colour, tones

LONGEST_NAME: Final = 40
_BADGE: Final = 32
_RADIUS: Final = 8
_MARGINS: Final = 14
"""Pixels to the left and right of the text in a line edit."""
_ROOM: Final = 600
"""Largest width in pixels of partners side by side; if they need more, they are below each other."""


class SeatField(QWidget):
    """A seat, with its badge, its role, and its player: a named person or a computer.

    Attributes:
        changed: emitted when the seat has another player.
        player: the choice between a person and the computer players; visible only if the game has any.
    """

    changed = Signal()

    def __init__(self, mark: SeatMark, remembered: str, levels: Sequence[str], player: str) -> None:
        """Make the field.

        Args:
            mark: the mark of the seat.
            remembered: the name in the last match.
            levels: the available computer players.
            player: the computer player in the last match, ``""`` for a person.
        """
        super().__init__()
        self.mark = mark
        self.player = LevelBox(f"new_game_player_{mark.id}", levels)
        self._name = ""
        self.player.setVisible(bool(levels))
        self.player.choose(player)
        self.player.currentIndexChanged.connect(self._change)
        self.badge = named(QLabel(), f"new_game_badge_{mark.id}")
        self.role = named(QLabel(self), f"new_game_role_{mark.id}")
        self.name = named(QLineEdit(maxLength=LONGEST_NAME), f"new_game_name_{mark.id}")
        self.name.setText(remembered[:LONGEST_NAME])
        self._draw()
        self._words = QGridLayout()
        self._words.setHorizontalSpacing(6)
        self._words.setVerticalSpacing(2)
        self._words.setColumnStretch(0, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(13, 3, 7, 5)
        row.setSpacing(8)
        row.addWidget(self.badge)
        row.addLayout(self._words, 1)
        self.lay_out(shared=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._change()

    @property
    def remembered(self) -> str:
        """The name to be remembered, even while a computer has the seat."""
        return spelled(self._name if self.player.player else self.name.text())

    def seat(self, name: str, player: str) -> None:
        """Give the seat to a computer player, or to a person if that is ``""``; the person's name is kept for later."""
        self.player.choose("")
        self.name.setText(name)
        self.player.choose(player)

    def lay_out(self, *, shared: bool) -> None:
        """Show the role if the seat shares its row; otherwise the row already has it as its title."""
        for widget in (self.role, self.name, self.player):
            self._words.removeWidget(widget)
        self.role.setVisible(shared)
        if shared:
            self._words.addWidget(self.role, 0, 0, 1, 2)
        self._words.addWidget(self.name, 1, 0)
        self._words.addWidget(self.player, 1, 1)

    @property
    def person(self) -> str:
        """The name of the person in the seat, ``""`` for an unnamed person and for a computer."""
        return "" if self.player.player else spelled(self.name.text())

    def retranslate(self, say: Language) -> None:
        """Update the texts after a change of language."""
        role = say(f"seat.{self.mark.id}")
        person, computer = say("window.new.name"), say("computer.new.name")
        self.name.setPlaceholderText(computer if self.player.player else person)
        # Leave room for both texts, so that another choice does not make the dialog too narrow.
        widest = max(map(self.name.fontMetrics().horizontalAdvance, (person, computer)))
        self.name.setMinimumWidth(widest + _MARGINS)
        self.name.setAccessibleName(say("window.new.name_of", seat=role))
        self.name.setToolTip(tip_of(say("window.new.name_of", seat=role)))
        self.role.setText(role)
        # Qt does not notify this inner layout of the new widths.
        self._words.invalidate()
        self.player.retranslate(say.texts)
        self.player.setAccessibleName(say("computer.seats.of", seat=role))
        self.player.setToolTip(tip_of(say("computer.seats.of", seat=role)))

    def _change(self) -> None:
        """Enable the name field for a person, and clear it for a computer; a person's name is restored."""
        computer = bool(self.player.player)
        self.name.setEnabled(not computer)
        if computer:
            self._name = self.name.text() or self._name
            self.name.clear()
        elif not self.name.text():
            self.name.setText(self._name)
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the badge in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "role"):
            self._draw()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the background, with the seat's colour at its left as in the prompt bar."""
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
    """The seats for all numbers of players; those for the chosen number are shown."""

    def __init__(
        self,
        game: str,
        seats: Sequence[Sequence[SeatMark]],
        language: Language,
        settings: Remembered,
        form: QFormLayout,
        levels: Sequence[str] = (),
    ) -> None:
        """Make the rows.

        Args:
            game: id of the game.
            seats: the seats for each number of players, in seat order.
            language: the language of the rows.
            settings: the settings in which names and players are remembered, by seat.
            form: the form to which the rows are added.
            levels: the available computer players.
        """
        self._game, self._seats, self._language, self._settings, self._form = game, seats, language, settings, form
        self._levels = tuple(levels)
        self.people = PeopleRow(game, seats, levels, language) if levels else None
        self._alone = QLabel()
        if self.people is not None:
            form.addRow(self._alone, self.people)
            self.people.alone.connect(self._play_alone)
            self.people.level.connect(self._choose_level)
        self._marks: tuple[SeatMark, ...] = ()
        self._fields: dict[str, SeatField] = {}
        self._labels: dict[str, QLabel] = {}
        self._rows: dict[str, QBoxLayout] = {}
        self._swaps: dict[str, QToolButton] = {}
        for marks in seats:
            for mark in marks:
                self._add_seat(mark)

    def show_count(self, number: int) -> None:
        """Show the seats for a number of players.

        If one person plays against computers, the additional seats go to computers.
        """
        before = self._marks
        self._marks = tuple(next(seats for seats in self._seats if len(seats) == number))
        self._seat_joining(before)
        shown = {mark.id for mark in self._marks}
        for side, swap in self._swaps.items():
            # Show the rows first, since that shows all their fields; the other seats' fields are hidden below.
            self._form.setRowVisible(self._rows[side], bool(self._of(side)))
            swap.setVisible(len(self._of(side)) > 1)
        for name, field in self._fields.items():
            field.setVisible(name in shown)
            field.lay_out(shared=len(self._of(field.mark.side)) > 1)
        self._arrange()
        if self.people is not None:
            self.people.show_seats(self._marks)
            self._show_people(self.people)
            # With one seat there is no opponent.
            self._form.setRowVisible(self.people, number > 1)

    def names(self) -> tuple[str, ...]:
        """Return the names of the players, in seat order; ``""`` for computers and unnamed people."""
        return tuple(self._fields[mark.id].person for mark in self._marks)

    def players(self) -> tuple[str, ...]:
        """Return the computer players in seat order, ``""`` for a person; empty if all are people."""
        players = tuple(self._fields[mark.id].player.player for mark in self._marks)
        return players if any(players) else ()

    def advice(self) -> bool:
        """Return whether people who play against each other allow hints to show what a computer would do."""
        people = self.people
        return people is not None and people.against and people.advice.isChecked()

    def remember(self) -> None:
        """Store names and players for next time."""
        for mark in self._marks:
            field = self._fields[mark.id]
            self._settings.set_text(f"name_{mark.id}", field.remembered)
            self._settings.set_text(f"player_{mark.id}", field.player.player)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        for side, label in self._labels.items():
            label.setText(self._title(side))
        for field in self._fields.values():
            field.retranslate(say)
        if self.people is not None:
            self._alone.setText(say("computer.new.row"))
            self.people.retranslate()
        for swap in self._swaps.values():
            swap.setToolTip(say("partner.new.swap"))
            swap.setAccessibleName(say("partner.new.swap"))
        self._arrange()

    def _arrange(self) -> None:
        """Put partners side by side if they fit, else below each other."""
        ways = QBoxLayout.Direction
        for side, row in self._rows.items():
            wide = sum(self._fields[mark.id].minimumSizeHint().width() for mark in self._of(side))
            row.setDirection(ways.LeftToRight if wide <= _ROOM else ways.TopToBottom)

    def _title(self, side: str) -> str:
        """Return the title of a side: the name of the team, or of a seat without partners."""
        say, members = self._language, self._of(side)
        if not members:
            return ""
        if members[0].team == NO_TEAM:
            return say(f"seat.{members[0].id}")
        return say(f"team.{self._game}.{side}", n=len(members))

    def _of(self, side: str) -> list[SeatMark]:
        return [mark for mark in self._marks if mark.side == side]

    def _add_seat(self, mark: SeatMark) -> None:
        """Add a field for a seat, unless there is one; move the side's button before the last field."""
        if mark.id in self._fields:
            return
        remembered = [self._settings.text(f"{what}_{mark.id}") for what in ("name", "player")]
        field = SeatField(mark, remembered[0], self._levels, remembered[1])
        self._fields[mark.id] = field
        field.changed.connect(self._changed)
        if mark.side not in self._rows:
            self._add_side(mark.side)
        row = self._rows[mark.side]
        row.removeWidget(self._swaps[mark.side])
        row.addWidget(self._swaps[mark.side])
        row.addWidget(field, 1)

    def _add_side(self, side: str) -> None:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(8)
        swap = named(QToolButton(), f"new_game_swap_{side}")
        swap.setText("⇄")
        swap.clicked.connect(lambda: self._swap(side))
        self._swaps[side], self._rows[side], self._labels[side] = swap, row, QLabel()
        self._form.addRow(self._labels[side], row)

    def _swap(self, side: str) -> None:
        """Rotate the players within a side: each seat gets the player of the seat before it."""
        fields = [self._fields[mark.id] for mark in self._of(side)]
        people = [(field.remembered, field.player.player) for field in fields]
        for field, (name, player) in zip(fields, (*people[-1:], *people[:-1]), strict=True):
            field.seat(name, player)

    # -- computer players ----------------------------------------------------------------------------------------

    def _changed(self) -> None:
        if self.people is not None and self._marks:
            self._show_people(self.people)

    def _show_people(self, row: PeopleRow) -> None:
        """Show who plays the seats; this is shown in the row above them."""
        players = {mark.id: self._fields[mark.id].player.player for mark in self._marks}
        people = [seat for seat, player in players.items() if not player]
        sides = {mark.side for mark in self._marks if mark.id in people}
        row.show_people(people, set(players.values()) - {""}, against=len(sides) > 1)
        for field in self._fields.values():
            field.retranslate(self._language)

    def propose_alone(self) -> bool:
        """Give the first seat to a person and the others to the weakest computers; return whether there are any."""
        if self.people is None:
            return False
        for number, mark in enumerate(self._marks):
            self._fields[mark.id].player.choose(self._levels[0] if number else "")
        self._show_people(self.people)
        return True

    def _seat_joining(self, before: Sequence[SeatMark]) -> None:
        """If one person played against computers, give the new seats to computers, except those of named people."""
        people = [mark for mark in before if not self._fields[mark.id].player.player]
        alone = len(people) == 1 < len(before)
        if self.people is None or not alone or people[0] not in self._marks:
            return
        for mark in self._marks:
            if mark not in before and not self._fields[mark.id].person:
                self._fields[mark.id].player.choose(self.people.chosen_level)

    def _play_alone(self, seat: str) -> None:
        """Give a seat to a person, and all others to computers."""
        assert self.people is not None
        level = self.people.chosen_level
        for mark in self._marks:
            self._fields[mark.id].player.choose("" if mark.id == seat else level)
        self._show_people(self.people)

    def _choose_level(self, level: str) -> None:
        """Set the level of all computers; if there are none, give all seats but the first to computers."""
        assert self.people is not None
        fields = [self._fields[mark.id] for mark in self._marks]
        computers = [field for field in fields if field.player.player] or fields[1:]
        for field in computers:
            field.player.choose(level)
        self._show_people(self.people)
