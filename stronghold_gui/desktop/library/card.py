"""A card on the shelf and its texts: picture, name, description, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.labels import longest_word
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.library.panel import EDGE, Border, Panel
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.splash import cover_of
from stronghold_gui.desktop.theme import tones
from stronghold_gui.games.entry import Entry
from stronghold_gui.text import add_texts

_ABOVE, _BETWEEN, _BELOW = 0, 5, 7
"""Indices in the column of the stretches above the texts, before the buttons, and below the buttons."""
_FACT: Final = 18
"""Size of the icon before a fact in pixels."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """The facts about a game in the library.

    Attributes:
        id: the game's name in files.
        name, about: its name, and its description in a sentence.
        seats, minutes: the texts of its number of players and its duration.
        picture: the file of its cover, if it has one.
        has_lessons, has_puzzles: whether the game has lessons and puzzles.
    """

    id: str
    name: str
    about: str
    seats: str
    minutes: str
    picture: Path | None
    has_lessons: bool
    has_puzzles: bool


class LibraryCard(Panel):
    """The card of a game. A click on the picture acts like Play.

    Attributes:
        play, learn, puzzles: emitted when the button of this name was pressed.
        buttons: the buttons, by these names.
    """

    play = Signal()
    learn = Signal()
    puzzles = Signal()

    def __init__(self, card: GameCard, *, large: bool = False) -> None:
        """Make a card; an only card is ``large``: its text is larger."""
        super().__init__(f"library_card_{card.id}")
        self.cover = Cover()
        self.cover.show_file(card.picture)
        self.name = _larger(named(QLabel(), f"library_name_{card.id}"), 2.3 if large else 1.6)
        self.name.setWordWrap(True)
        self.about = _larger(named(QLabel(wordWrap=True), f"library_about_{card.id}"), 1.25 if large else 1.05)
        self.facts = {what: named(QLabel(), f"library_{what}_{card.id}") for what in ("seats", "minutes")}
        self._marks = {what: QLabel() for what in self.facts}
        self.buttons = {"play": PanelButton(f"play_{card.id}", "play", first=True)}
        self.buttons["play"].clicked.connect(self.play)
        self.clicked.connect(self.play)
        if card.has_lessons:
            self._add("learn", "learn", card.id).clicked.connect(self.learn)
        if card.has_puzzles:
            self._add("puzzles", "puzzle", card.id).clicked.connect(self.puzzles)
        self._margin = 0
        self._lay_out()
        self._border = Border(self)

    def show_words(self, card: GameCard, say: Language) -> None:
        """Set the texts of the game, in the current language."""
        self.name.setText(card.name)
        self.about.setText(card.about)
        self.facts["seats"].setText(card.seats)
        self.facts["minutes"].setText(card.minutes)
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(card.about)
        for what, button in self.buttons.items():
            button.setText(say(f"library.{what}"))
            button.setAccessibleName(say(f"library.{what}.game", game=card.name))
        self.buttons["play"].setAccessibleDescription(f"{card.about}\n{card.seats}\n{card.minutes}")

    def show_icons(self, palette: QPalette) -> None:
        """Draw the icons that mark the facts, in the colours of a palette."""
        ratio = self.devicePixelRatioF()
        for what, mark in self._marks.items():
            sign = QPixmap(picture(what, tones(palette).muted, round(_FACT * ratio)))
            sign.setDevicePixelRatio(ratio)
            mark.setPixmap(sign)

    @property
    def teaches(self) -> bool:
        """Whether the game has lessons."""
        return "learn" in self.buttons

    # -- size and layout -------------------------------------------------------------------------------------------

    def least_width(self, margin: int) -> int:
        """Return the smallest width in pixels for its texts, with its buttons in two rows."""
        play, *others = (button.sizeHint().width() for button in self.buttons.values())
        below = sum(others) + self._others.spacing() * max(0, len(others) - 1)
        name = longest_word(self.name.text(), QFontMetrics(self.name.font()))
        words = max(name, self._facts.minimumSize().width())
        return max(words, play, below) + 2 * (EDGE + margin)

    def words_height(self, width: int, margin: int) -> int:
        """Return the height in pixels of its texts at a panel width, without its picture."""
        more = margin - self._margin
        return self.words.heightForWidth(width - 2 * (EDGE + more)) + 2 * (EDGE + more)

    def arrange(self, cover: QSize, margin: int, *, beside: bool) -> None:
        """Place the picture in a size above or beside the texts, and set the margin around the texts."""
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self.cover.on_top = not beside
        self.cover.setFixedSize(cover)
        for place, space in zip((_ABOVE, _BETWEEN, _BELOW), (beside, not beside, beside), strict=True):
            self._column.setStretch(place, int(space))
        self._margin = margin
        self._column.setContentsMargins(margin, margin, margin, margin)

    def put_buttons(self, *, in_a_row: bool) -> None:
        """Place Play beside the other buttons, or above them."""
        ways = QBoxLayout.Direction
        self._buttons.setDirection(ways.LeftToRight if in_a_row else ways.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the border with the card."""
        super().resizeEvent(event)
        self._border.resize(event.size())
        self._border.raise_()

    # -- inside ----------------------------------------------------------------------------------------------------

    def _add(self, what: str, sign: str, game: str) -> PanelButton:
        self.buttons[what] = PanelButton(f"{what}_{game}", sign)
        return self.buttons[what]

    def _lay_out(self) -> None:
        self.words = QWidget()
        self._facts = self._facts_row()
        column = self._column = QVBoxLayout(self.words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addStretch(0)
        column.addWidget(self.name)
        column.addWidget(self.about)
        column.addLayout(self._facts)
        column.addSpacing(6)
        column.addStretch(1)
        column.addLayout(self._buttons_box())
        column.addStretch(0)
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(0)
        self._sides.addWidget(self.cover)
        self._sides.addWidget(self.words, 1)

    def _buttons_box(self) -> QBoxLayout:
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._others = QHBoxLayout()
        for box in (self._buttons, self._others):
            box.setSpacing(8)
        self._buttons.addWidget(self.buttons["play"], 1)
        for what, button in self.buttons.items():
            if what != "play":
                self._others.addWidget(button, 1)
        if self._others.count():
            self._buttons.addLayout(self._others, 1)
        return self._buttons

    def _facts_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for what, label in self.facts.items():
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            if row.count():
                row.addSpacing(8)
            row.addWidget(self._marks[what])
            row.addWidget(label)
        row.addStretch(1)
        return row


def _larger(label: QLabel, times: float) -> QLabel:
    """Enlarge the font of a label."""
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * times)
    font.setWeight(font.Weight.DemiBold if times > 1.5 else font.Weight.Normal)
    label.setFont(font)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


_HOUR: Final = 60
_EVENING: Final = 4 * _HOUR
"""Largest duration in minutes that is shown in minutes instead of hours."""


def game_cards(entries: Sequence[Entry], say: Language) -> list[GameCard]:
    """Return a card for each game, in the current language."""
    for entry in entries:
        add_texts(entry.texts(), "library")
    return [
        GameCard(
            id=entry.id,
            name=say(f"game.{entry.id}.name"),
            about=say(f"game.{entry.id}.about"),
            seats=_span(say, "library.seats", min(entry.seats), max(entry.seats)),
            minutes=_time(say, *entry.minutes),
            picture=cover_of(entry.id),
            has_lessons=entry.lessons,
            has_puzzles=entry.puzzles,
        )
        for entry in entries
    ]


def _time(say: Language, least: int, most: int) -> str:
    """Return the text of a duration: in minutes, or in hours if it may be longer than `_EVENING`."""
    if most <= _EVENING:
        return _span(say, "library.minutes", least, most)
    return _span(say, "library.hours", max(1, round(least / _HOUR)), round(most / _HOUR))


def _span(say: Language, message: str, least: int, most: int) -> str:
    """Return the text of a range, or of one number if both ends are equal."""
    return say(f"{message}.exactly", n=most) if least == most else say(message, least=least, most=most)
