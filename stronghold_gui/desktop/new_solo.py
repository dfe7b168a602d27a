"""The row of the New game dialog for a match against computers: one click for the side, one for the level."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QLabel, QToolButton, QWidget

from stronghold_gui.desktop.foreign_text import tip_of
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.badges import badge
from stronghold_gui.desktop.play.seats import SeatMark
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.wrapping_row import WrappingRow
from stronghold_gui.players.levels import usual_level

_BADGE: Final = 26
_NAMED: Final = 2
"""Largest number of seats with names beside the badges."""


class ChosenButton(QToolButton):
    """A button with a strong edge while it is checked, since the style's mark is too faint."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the edge."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tones(self.palette()).accent), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        painter.end()


class PeopleRow(QWidget):
    """The choice of one person's seat and of the level of all computers; the seats below allow other combinations.

    Attributes:
        shown: emitted after `show_people`.
        alone: ``(seat id)``: emitted to give this seat to a person and all others to computers.
        level: ``(player)``: emitted to set the level of all computers.
        advice: the check box that, in a match between people, allows hints to show what a computer would do. It is in
            another row.
        against: whether people play against each other, and the game has computers that could advise them.
    """

    shown = Signal()
    alone = Signal(str)
    level = Signal(str)

    def __init__(
        self, game: str, seats: Sequence[Sequence[SeatMark]], levels: Sequence[str], language: Language
    ) -> None:
        """Make the row.

        Args:
            game: id of the game; its text ``computer.new.against.<game>`` is used if there is one.
            seats: the seats for each number of players.
            levels: the available computer players.
            language: the language of the row.
        """
        super().__init__()
        named(self, "new_game_people")
        self._game, self._language = game, language
        self._usual = usual_level(levels)
        self._marks: Sequence[SeatMark] = ()
        self._sides = {mark.id: self._button(f"new_game_alone_{mark.id}") for marks in seats for mark in marks}
        self._levels = {level: self._button(f"new_game_level_{level}") for level in levels}
        self._against = QLabel()
        self.advice = named(QCheckBox(), "new_game_advice")
        self.against = False
        self._against.setContentsMargins(4, 0, 0, 0)
        for seat, button in self._sides.items():
            button.clicked.connect(lambda _on, seat=seat: self.alone.emit(seat))
        for level, button in self._levels.items():
            button.clicked.connect(lambda _on, level=level: self.level.emit(level))
        # Add the seats first, since Tab follows this order.
        self._row = WrappingRow([*self._sides.values(), self._against, *self._levels.values()])
        self._row.setSpacing(6)
        self.setLayout(self._row)

    @property
    def chosen_level(self) -> str:
        """The level for computers that have none yet."""
        return next((level for level, button in self._levels.items() if button.isChecked()), self._usual)

    def show_seats(self, marks: Sequence[SeatMark]) -> None:
        """Offer the seats of another number of players."""
        self._marks = marks
        shown = {mark.id for mark in marks}
        self._row.arrange([self._sides[mark.id] for mark in marks])
        for seat, button in self._sides.items():
            button.setVisible(seat in shown)
        self._draw()

    def show_people(self, people: Collection[str], levels: Collection[str], *, against: bool) -> None:
        """Check the buttons that match the players of the seats.

        Args:
            people: the seats of people.
            levels: the levels of the computers.
            against: whether people play against each other.
        """
        for seat, button in self._sides.items():
            button.setChecked(list(people) == [seat])
        for level, button in self._levels.items():
            button.setChecked(set(levels) == {level})
        self.against = against and bool(self._levels)
        self.shown.emit()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._language
        own = f"computer.new.against.{self._game}"
        self._against.setText(say(own if say.texts.has(own) else "computer.new.against"))
        self.advice.setText(say("computer.new.advice.brief"))
        self.advice.setToolTip(say("computer.new.advice"))
        self.advice.setAccessibleDescription(say("computer.new.advice"))
        for level, button in self._levels.items():
            name = say(f"player.{level}")
            button.setText(name)
            button.setToolTip(tip_of(say("computer.new.level", level=name)))
        for seat, button in self._sides.items():
            role = say(f"seat.{seat}")
            button.setText(role)
            button.setToolTip(tip_of(say("computer.new.side", seat=role)))
            button.setAccessibleName(say("computer.new.side", seat=role))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the badges in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "advice"):
            self._draw()

    def _draw(self) -> None:
        """Draw the badges, with names beside them if there are few."""
        few = len(self._marks) <= _NAMED
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        tone, ratio = tones(self.palette()), self.devicePixelRatioF()
        for mark in self._marks:
            button = self._sides[mark.id]
            button.setIcon(QIcon(badge(mark, tone, _BADGE, ratio)))
            button.setIconSize(QSize(_BADGE, _BADGE))
            button.setToolButtonStyle(beside if few else alone)

    def _button(self, name: str) -> QToolButton:
        button = named(ChosenButton(), name)
        button.setCheckable(True)
        button.setMinimumHeight(32)
        return button
