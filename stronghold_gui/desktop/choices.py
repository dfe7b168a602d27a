"""The strip of choices: the legal moves of the moment as buttons, when they are few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QWidget

from stronghold_gui.desktop.desk import Choice
from stronghold_gui.desktop.naming import named

MOST: Final = 12
"""More choices than this are better made on the board."""


class ChoiceStrip(QScrollArea):
    """Buttons in a row; the digit keys 1 to 9 press the first ones (the window binds them).

    Attributes:
        chosen: ``(move)``: a button was pressed.
        pointed: ``(areas)``: a button is pointed at or has the focus; none when no longer.
    """

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("choices")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setWidgetResizable(True)
        self.setFixedHeight(34)
        self._choices: list[Choice] = []
        self._buttons: list[QToolButton] = []
        row = QWidget()
        self._row = QHBoxLayout(row)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self.setWidget(row)
        self.viewport().setAutoFillBackground(False)
        row.setAutoFillBackground(False)

    @property
    def count(self) -> int:
        """How many choices are offered."""
        return len(self._choices)

    def show_choices(self, choices: Sequence[Choice], icons: Sequence[QIcon]) -> None:
        """Offer these choices, with these pictures; buttons are used again."""
        self._choices = list(choices)
        while len(self._buttons) < len(choices):
            self._add_button()
        for number, button in enumerate(self._buttons):
            if number < len(choices):
                self._dress(button, number, choices[number], icons[number])
            button.setVisible(number < len(choices))

    def press(self, number: int) -> None:
        """Press a button, counted from 0; nothing happens if there is none."""
        if 0 <= number < len(self._choices):
            self.chosen.emit(self._choices[number].move)

    def button(self, number: int) -> QToolButton:
        """Return a button, counted from 0."""
        return self._buttons[number]

    def _dress(self, button: QToolButton, number: int, choice: Choice, icon: QIcon) -> None:
        button.setIcon(icon)
        button.setText(choice.label)
        button.setToolTip(f"{choice.label} ({number + 1})" if number < 9 else choice.label)
        button.setAccessibleName(choice.label)

    def _add_button(self) -> None:
        number = len(self._buttons)
        button = named(QToolButton(), f"choice_{number}")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(20, 20))
        button.setFixedHeight(30)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.press(number))
        button.installEventFilter(self)
        self._buttons.append(button)
        self._row.insertWidget(number, button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light the places of the choice that is pointed at."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            number = next((n for n, button in enumerate(self._buttons) if button is watched), len(self._choices))
            if number < len(self._choices):
                self.pointed.emit(self._choices[number].areas)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(())
        return super().eventFilter(watched, event)
