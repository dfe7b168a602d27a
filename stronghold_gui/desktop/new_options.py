"""A row of the New game dialog: an option's values side by side, and a sentence about the one chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.text import Catalogue


class OptionRow(QWidget):
    """One option. Sentences: ``option.<game>.<id>.<value>`` and ``.words``, or ``.words.<seats>`` where that differs.

    Attributes:
        changed: another value was chosen.
        fitting: the values that go with the number of players.
    """

    changed = Signal()

    def __init__(self, game: str, name: str, values: Sequence[str], remembered: str) -> None:
        super().__init__()
        self._option = f"option.{game}.{name}"
        self._wanted = remembered if remembered in values else values[0]
        self.fitting: Sequence[str] = values
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QRadioButton] = {}
        row = QHBoxLayout()
        row.setSpacing(14)
        for value in values:
            button = named(QRadioButton(), f"new_game_{name}_{value}")
            button.setChecked(value == self._wanted)
            button.clicked.connect(lambda _on, value=value: self._choose(value))
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        self._words = QLabel(wordWrap=True)
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._words)

    @property
    def value(self) -> str:
        """The chosen value."""
        return next(value for value, button in self._buttons.items() if button.isChecked())

    def fit(self, values: Sequence[str]) -> None:
        """Offer only these values; what was wanted comes back when it fits again."""
        self.fitting = values
        for value, button in self._buttons.items():
            button.setVisible(value in values)
        self._buttons[self._wanted if self._wanted in values or not values else values[0]].setChecked(True)
        self.setVisible(bool(values))

    def retranslate(self, texts: Catalogue, seats: int) -> None:
        """Say it in the language of the moment, for so many players."""
        for value, button in self._buttons.items():
            button.setText(texts(f"{self._option}.{value}"))
        words = f"{self._option}.{self.value}.words"
        own = f"{words}.{seats}"
        self._words.setText(texts(own if texts.has(own) else words))

    def _choose(self, value: str) -> None:
        self._wanted = value
        self.changed.emit()
