"""A row of the New game dialog: the clock of a match, which is off by default."""

from __future__ import annotations

from typing import Final, get_args

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from stronghold_gui.core.clock import MOST_INCREMENT, MOST_MINUTES, ClockKind, ClockTerms
from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.new_remembered import Remembered
from stronghold_gui.desktop.wrapping_row import WrappingRow

_KINDS: Final[tuple[ClockKind, ...]] = get_args(ClockKind)
_OFF: Final = "none"
_MINUTES: Final = 30
_INCREMENT: Final = 30
"""Default minutes and seconds."""
_KEYS: Final = ("clock", "clock_minutes", "clock_increment", "clock_handover")
"""Settings for the kind, the minutes, the seconds, and whether a computer takes over when time runs out."""


class ClockRow(QWidget):
    """The choice of a clock; fields that do not apply to the chosen kind are hidden.

    Attributes:
        changed: emitted when another clock was chosen.
    """

    changed = Signal()

    def __init__(self, language: Language, remembered: Remembered) -> None:
        """Make the row with the choices for the last match."""
        super().__init__()
        self._language, self._remembered = language, remembered
        kind, minutes, increment, handover = (remembered.text(key) for key in _KEYS)
        self._kind = named(QComboBox(), "new_game_clock")
        self._kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in (_OFF, *_KINDS):
            self._kind.addItem("", value)
        self._kind.setCurrentIndex(max(0, self._kind.findData(kind)))
        self._minutes = _number("new_game_clock_minutes", 1, MOST_MINUTES, minutes, _MINUTES)
        self._increment = _number("new_game_clock_increment", 0, MOST_INCREMENT, increment, _INCREMENT)
        self._handover = named(QCheckBox(), "new_game_clock_handover")
        self._handover.setChecked(handover == str(True))
        self._plus = QLabel()
        self._words = named(WrappedLabel(), "new_game_clock_words")
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = WrappingRow((self._kind, self._minutes, self._plus, self._increment))
        row.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._words)
        column.addWidget(self._handover)
        self._kind.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self._handover.toggled.connect(lambda _on: self.changed.emit())

    @property
    def terms(self) -> ClockTerms | None:
        """The chosen clock; ``None`` for no clock."""
        kind = next((one for one in _KINDS if one == self._kind.currentData()), None)
        if kind is None:
            return None
        increment = self._increment.value() if kind == "chess" else 0
        return ClockTerms(kind, self._minutes.value(), increment, self._handover.isChecked())

    def told(self) -> str:
        """Return the chosen clock in words, ``""`` for none."""
        terms = self.terms
        if terms is None:
            return ""
        say, name = self._language, self._kind.currentText()
        more = ".increment" if terms.increment else ""
        told = say(f"clock.told{more}", kind=name, minutes=terms.minutes, seconds=terms.increment)
        return say("clock.told.handover", clock=told) if terms.handover else told

    def remember(self) -> None:
        """Store the clock for next time."""
        values = self._kind.currentData(), self._minutes.value(), self._increment.value(), self._handover.isChecked()
        for key, value in zip(_KEYS, values, strict=True):
            self._remembered.set_text(key, str(value))

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say, kind = self._language, self._kind.currentData()
        for index in range(self._kind.count()):
            self._kind.setItemText(index, say(f"clock.{self._kind.itemData(index)}"))
        self._kind.setAccessibleName(say("clock.title"))
        for widget, unit in ((self._minutes, "minutes"), (self._increment, "seconds")):
            widget.setSuffix("\N{NO-BREAK SPACE}" + say(f"clock.{unit}.suffix"))
            widget.setAccessibleName(say(f"clock.{unit}"))
            widget.setToolTip(say(f"clock.{unit}"))
        self._plus.setText(say("clock.plus"))
        self._minutes.setVisible(kind != _OFF)
        for part in (self._plus, self._increment):
            part.setVisible(kind == "chess")
        self._words.setText(say(f"clock.{kind}.words") if kind != _OFF else "")
        self._handover.setText(say("clock.handover"))
        self._words.setVisible(kind != _OFF)
        self._handover.setVisible(kind != _OFF)


def _number(name: str, least: int, most: int, remembered: str, usual: int) -> QSpinBox:
    """Return a field for a number, with the remembered value, or the usual one if that is no number."""
    field = named(QSpinBox(minimum=least, maximum=most), name)
    known = remembered.isascii() and remembered.isdigit() and len(remembered) <= len(str(most))
    field.setValue(int(remembered) if known else usual)
    return field
