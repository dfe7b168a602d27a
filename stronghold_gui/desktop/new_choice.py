"""A value of an option of a new match: its name, what it means, and whether it is chosen; all of it can be pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QRadioButton, QSizePolicy, QVBoxLayout

from stronghold_gui.desktop.library.pressable import Pressable
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

_RADIUS: Final = 8
_LEAST: Final = 80
"""Pixels of width that the sentence has at least; otherwise Qt would keep it as wide as some two lines of it are."""


class ChoiceTile(Pressable):
    """A button that is one of several, with a sentence below it.

    Attributes:
        button: what is checked; the keys go there.
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
        """Name the value, and say what it means; ``""`` where that needs no sentence."""
        self.button.setText(name)
        self.button.setAccessibleDescription(words)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._fit_words()

    @property
    def words(self) -> str:
        """What the value means."""
        return self._words.text()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_words()

    def _fit_words(self) -> None:
        """Keep the sentence as wide as its longest word, which is cut otherwise."""
        metrics = self._words.fontMetrics()
        longest = max((metrics.horizontalAdvance(word) for word in self.words.split()), default=0)
        self._words.setMinimumWidth(max(_LEAST, longest))

    def _press(self) -> None:
        """A press beside the words is a press."""
        self.button.setFocus(Qt.FocusReason.MouseFocusReason)
        self.button.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plate, with a strong edge around what is chosen."""
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
