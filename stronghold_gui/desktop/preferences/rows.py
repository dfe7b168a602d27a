"""The parts of the preferences pages: switches and choices that show the state of a window's action.

Only the action has the setting; menu and page both show its state, so they never differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QAction, QActionGroup, QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named

_INDENT: Final = 24
"""Pixels from the box of a switch to its label."""


def label_of(widget: QWidget) -> QLabel:
    """Return a label whose mnemonic focuses a widget."""
    label = named(QLabel(), f"{widget.objectName()}_label")
    label.setBuddy(widget)
    return label


def muted(name: str) -> QLabel:
    """Return a label for the explanation of the row above it."""
    label = named(QLabel(wordWrap=True), name)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


class Switch(QWidget):
    """A switch with a sentence about it.

    Texts: ``preferences.<name>``, and ``.words`` for the sentence.
    """

    def __init__(self, name: str, action: QAction) -> None:
        super().__init__()
        self._name, self._action = name, action
        self.box = named(QCheckBox(), f"preferences_{name}")
        self.box.setChecked(action.isChecked())
        self.words = muted(f"preferences_{name}_words")
        self.words.setIndent(_INDENT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.box)
        column.addWidget(self.words)
        self.box.toggled.connect(action.setChecked)
        action.toggled.connect(self.box.setChecked)

    def retranslate(self, say: Language) -> None:
        """Update the texts after a change of language."""
        self.box.setText(say(f"preferences.{self._name}"))
        words = say(f"preferences.{self._name}.words")
        self.words.setText(words)
        self.box.setAccessibleDescription(words)


class Choice(QComboBox):
    """A box for a group of actions with exactly one checked action."""

    def __init__(self, name: str, group: QActionGroup, label: Callable[[QAction], str] | None = None) -> None:
        super().__init__()
        self.setObjectName(f"preferences_{name}")
        self._group = group
        self._label = label or (lambda action: action.text().replace("&", ""))
        self.retranslate()
        self.activated.connect(lambda row: self._actions[row].trigger())
        for action in self._actions:
            action.changed.connect(self._show)

    @property
    def _actions(self) -> Sequence[QAction]:
        return self._group.actions()

    def retranslate(self) -> None:
        """Label the choices in the current language."""
        with QSignalBlocker(self):
            self.clear()
            for action in self._actions:
                self.addItem(self._label(action), action.data())
        self._show()

    def choose(self, value: str) -> None:
        """Trigger the action with this value."""
        next(action for action in self._actions if action.data() == value).trigger()

    def _show(self) -> None:
        chosen = [row for row, action in enumerate(self._actions) if action.isChecked()]
        if chosen and len(self._actions) == self.count():
            self.setCurrentIndex(chosen[0])
            for row, action in enumerate(self._actions):
                self.setItemText(row, self._label(action))
