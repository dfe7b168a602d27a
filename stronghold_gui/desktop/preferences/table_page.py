"""The page Table: look, animation and sound of the board, its forecast, and the text size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from stronghold_gui.desktop.fitting import ScrolledArea
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.preferences.rows import Choice, Switch, label_of, muted
from stronghold_gui.desktop.text_size import LARGEST, SMALLEST, USUAL

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.animation import Animation
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.picture_sets import PictureSets
    from stronghold_gui.desktop.shell import Shell

_STEP: Final = 10
"""Difference between two text sizes, in per cent."""


class TablePage(QWidget):
    """The settings of the table."""

    def __init__(self, shell: Shell, current: Current, picture_sets: PictureSets, animation: Animation) -> None:
        super().__init__()
        self._shell, self._current, self._sets, self._animation = shell, current, picture_sets, animation
        self.pieces = Choice("pieces", picture_sets.group)
        self.pieces.setEnabled(bool(picture_sets.group.actions()))
        self.animation = Choice("animation", animation.group)
        self.sound = Choice("sound", animation.sounds.group)
        self.forecast = Switch("forecast", shell.actions["forecast"])
        self.log_notation = Switch("log_notation", shell.actions["log_notation"])
        self.ask_unused = Switch("ask_unused", shell.actions["ask_unused"])
        self.tell_plans = Switch("tell_plans", shell.actions["tell_plans"])
        self.text = named(QSlider(Qt.Orientation.Horizontal), "preferences_text")
        self.text.setRange(SMALLEST // _STEP, LARGEST // _STEP)
        self.text.setPageStep(1)
        self.text.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.text.setValue(round(shell.text_size.percent / _STEP))
        self.text.valueChanged.connect(self._write)
        self.percent = named(QLabel(), "preferences_text_percent")
        self._text_words = muted("preferences_text_words")
        self._labels = {
            "pieces": label_of(self.pieces), "animation": label_of(self.animation), "sound": label_of(self.sound),
            "text": label_of(self.text),
        }  # fmt: skip
        self._lay_out()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        say = self._shell.language
        for name, label in self._labels.items():
            label.setText(say(f"preferences.{name}"))
        self.pieces.retranslate()
        self.animation.retranslate()
        self.sound.retranslate()
        self.forecast.retranslate(say)
        self.log_notation.retranslate(say)
        self.ask_unused.retranslate(say)
        self.tell_plans.retranslate(say)
        self._text_words.setText(say("preferences.text.words"))
        self.text.setAccessibleDescription(say("preferences.text.words"))
        self._show_percent()

    def restore(self) -> None:
        """Restore the defaults."""
        self.pieces.choose(self._sets.usual)
        self.animation.choose(self._animation.usual)
        self.sound.choose(self._animation.sounds.usual)
        self.forecast.box.setChecked(True)
        self.log_notation.box.setChecked(False)
        self.ask_unused.box.setChecked(True)
        self.tell_plans.box.setChecked(True)
        self.text.setValue(USUAL // _STEP)

    def _write(self, steps: int) -> None:
        self._shell.text_size.choose(steps * _STEP)
        if self._current.page is not None:
            # Larger text needs wider panels.
            self._current.page.docking.measure()
        self._show_percent()

    def _show_percent(self) -> None:
        self.percent.setText(self._shell.language("preferences.text.percent", n=self._shell.text_size.percent))

    def _lay_out(self) -> None:
        sizes = QHBoxLayout()
        sizes.setSpacing(12)
        sizes.addWidget(self.text, 1)
        sizes.addWidget(self.percent)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self._labels["pieces"], self.pieces)
        form.addRow(self._labels["animation"], self.animation)
        form.addRow(self._labels["sound"], self.sound)
        form.addRow(self._labels["text"], sizes)
        form.addRow(self._text_words)
        column = QVBoxLayout()
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(14)
        column.addLayout(form)
        column.addWidget(self.forecast)
        column.addWidget(self.log_notation)
        column.addWidget(self.ask_unused)
        column.addWidget(self.tell_plans)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrolledArea(column, "preferences_table"))
