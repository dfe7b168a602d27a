"""A row of the New game dialog: an option's values side by side with a sentence each; many of them as a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QLabel, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_choice import ChoiceTile
from stronghold_gui.text import Catalogue

_ROOM: Final = 570
"""Pixels of width that values may take side by side; what needs more is a list."""
_GAP: Final = 8


class OptionRow(QWidget):
    """One option. Sentences: ``option.<game>.<id>.<value>`` and ``.words``, or ``.words.<seats>`` where that differs.

    Attributes:
        changed: another value was chosen.
        fitting: the values that go with the number of players.
    """

    changed = Signal()

    def __init__(self, game: str, name: str, values: Sequence[str], remembered: str, *, brief: bool = False) -> None:
        """Make the row.

        Args:
            game: whose option it is.
            name: the option's id.
            values: all that it can have with any number of players.
            remembered: what was chosen last time; "" for nothing.
            brief: always be a list, because the dialog has many options.
        """
        super().__init__()
        self._brief = brief
        self._option = f"option.{game}.{name}"
        self._wanted = remembered if remembered in values else values[0]
        self.fitting: Sequence[str] = values
        self._group = QButtonGroup(self)
        self._tiles: dict[str, ChoiceTile] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for value in values:
            tile = self._tiles[value] = ChoiceTile(f"new_game_{name}_{value}")
            tile.button.setChecked(value == self._wanted)
            tile.button.clicked.connect(lambda _on, value=value: self._choose(value))
            self._group.addButton(tile.button)
            row.addWidget(tile, 1)
        self._list = named(QComboBox(), f"new_game_{name}_list")
        # The names change with the language and the number of players, and with them the room they need.
        self._list.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
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

    def choose(self, value: str) -> None:
        """Choose one of the values that are offered, as a press on it would."""
        self._tiles[value].button.click()

    def fit(self, values: Sequence[str]) -> None:
        """Offer only these values; what was wanted comes back when it fits again."""
        self.fitting = values
        self._arrange()
        self._tiles[self._wanted if self._wanted in values or not values else values[0]].button.setChecked(True)

    def retranslate(self, texts: Catalogue, seats: int) -> None:
        """Say it in the language of the moment, for so many players."""
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
        """Show the values side by side, or as a list where they have no room for that."""
        wide = sum(self._tiles[value].minimumSizeHint().width() + _GAP for value in self.fitting)
        listed = self._brief or wide > _ROOM
        for value, tile in self._tiles.items():
            tile.setVisible(value in self.fitting and not listed)
        self._list.setVisible(listed)
        self._words.setVisible(listed)

    def _choose(self, value: str) -> None:
        self._wanted = value
        self.changed.emit()
