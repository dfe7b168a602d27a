"""The options in the New game dialog: each is a row with its values side by side or as a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.labels import longest_word
from stronghold_gui.desktop.library.panel import Pressable
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.text import Catalogue

_RADIUS: Final = 8
_LEAST: Final = 80
"""Smallest width in pixels of the sentence; without it, Qt makes it no narrower than for about two lines."""


class ChoiceTile(Pressable):
    """A value of an option: a button with a sentence below.

    Attributes:
        button: the button, which also gets the focus.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.button = named(QRadioButton(), name)
        self._words = named(QLabel(wordWrap=True), f"{name}_words")
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 5, 10, 6)
        column.setSpacing(1)
        column.addWidget(self.button)
        column.addWidget(self._words)
        column.addStretch(1)
        self.button.toggled.connect(lambda _on: self.update())
        self.clicked.connect(self._press)

    def say(self, name: str, words: str) -> None:
        """Set the name of the value, and the sentence that explains it, or ``""`` for none."""
        self.button.setText(name)
        self.button.setAccessibleDescription(words)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._fit_words()

    @property
    def words(self) -> str:
        """The sentence that explains the value."""
        return self._words.text()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to another text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_words()

    def _fit_words(self) -> None:
        """Keep the sentence at least as wide as its longest word, which would otherwise be cut."""
        self._words.setMinimumWidth(max(_LEAST, longest_word(self.words, self._words.fontMetrics())))

    def _press(self) -> None:
        """Treat a click beside the label as a click on the button."""
        self.button.setFocus(Qt.FocusReason.MouseFocusReason)
        self.button.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the background, with a strong edge if the value is chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone, chosen = tones(self.palette()), self.button.isChecked()
        ink = tone.accent if chosen else tone.outline if self.underMouse() else tone.line
        width = 2.0 if chosen else 1.0
        painter.setPen(QPen(colour(ink), width))
        painter.setBrush(colour(tone.base))
        inset = width / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
        painter.end()


_ROOM: Final = 570
"""Largest width in pixels of values side by side; if they need more, they are a list."""
_GAP: Final = 8


class OptionRow(QWidget):
    """One option.

    Its texts are ``option.<game>.<id>.<value>`` and the same with ``.words``, or with ``.words.<seats>`` for a number
    of players.

    Attributes:
        changed: emitted when another value was chosen.
        fitting: the values allowed for the number of players.
    """

    changed = Signal()

    def __init__(self, game: str, name: str, values: Sequence[str], remembered: str, *, brief: bool = False) -> None:
        """Make the row.

        Args:
            game: the game of the option.
            name: the option's id.
            values: its values for any number of players.
            remembered: the choice for the last match, or ``""``.
            brief: whether to use a list even if the values fit side by side.
        """
        super().__init__()
        self._brief = brief
        self._option = f"option.{game}.{name}"
        self._wanted = remembered if remembered in values else values[0]
        self.fitting: Sequence[str] = values
        self._group = QButtonGroup(self)
        self._tiles: dict[str, ChoiceTile] = {}
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for value in values:
            tile = self._tiles[value] = ChoiceTile(f"new_game_{name}_{value}")
            tile.button.setChecked(value == self._wanted)
            tile.button.clicked.connect(lambda _on, value=value: self._choose(value))
            self._group.addButton(tile.button)
            row.addWidget(tile, 1)
        self._list = named(QComboBox(), f"new_game_{name}_list")
        # The names change with the language and the number of players.
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._list.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._list.activated.connect(lambda index: self._tiles[self._list.itemData(index)].button.click())
        self._words = named(QLabel(wordWrap=True), f"new_game_{name}_list_words")
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row.addWidget(self._list)
        row.addWidget(self._words, 1)
        self._list.hide()
        self._words.hide()

    @property
    def value(self) -> str:
        """The chosen value."""
        return next(value for value, tile in self._tiles.items() if tile.button.isChecked())

    @property
    def unusual(self) -> str:
        """The name of the chosen value, ``""`` if that is the first allowed one."""
        return "" if self.value in self.fitting[:1] else self._tiles[self.value].button.text()

    def choose(self, value: str) -> None:
        """Choose an allowed value, as a click on it does."""
        self._tiles[value].button.click()

    def fit(self, values: Sequence[str]) -> None:
        """Offer only these values; a value that the user has chosen is chosen again when it is offered again."""
        self.fitting = values
        self._arrange()
        self._tiles[self._wanted if self._wanted in values or not values else values[0]].button.setChecked(True)

    def retranslate(self, texts: Catalogue, seats: int) -> None:
        """Update the texts for a language and a number of players."""
        for value, tile in self._tiles.items():
            words = f"{self._option}.{value}.words"
            own = f"{words}.{seats}"
            tile.say(texts(f"{self._option}.{value}"), texts(own if texts.has(own) else words))
        self._list.clear()
        for value in self.fitting:
            self._list.addItem(texts(f"{self._option}.{value}"), value)
        if self.fitting:
            self._list.setCurrentIndex(list(self.fitting).index(self.value))
            self._words.setText(self._tiles[self.value].words)
        self._arrange()

    def _arrange(self) -> None:
        """Show the values side by side, or as a list with a sentence beside it, or below it if the list is wide."""
        ways = QBoxLayout.Direction
        wide = sum(self._tiles[value].minimumSizeHint().width() + _GAP for value in self.fitting)
        listed = self._brief or wide > _ROOM
        for value, tile in self._tiles.items():
            tile.setVisible(value in self.fitting and not listed)
        self._list.setVisible(listed)
        above = listed and self._list.sizeHint().width() > _ROOM // 2
        self._row.setDirection(ways.TopToBottom if above else ways.LeftToRight)
        self._words.setVisible(listed)

    def _choose(self, value: str) -> None:
        self._wanted = value
        self.changed.emit()
