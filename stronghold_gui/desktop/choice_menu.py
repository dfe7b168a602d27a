"""A menu with exactly one chosen entry: a speed, a volume, a set of pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from stronghold_gui.desktop.language import Language


class ChoiceMenu(QObject):
    """A menu whose entries are actions in a group, each with its value.

    The text of the menu is ``menu.<name>``, that of an entry ``action_name.<name>_<value>``.

    Attributes:
        picked: ``(value)``: the user picked an entry.
        group, menu: the actions, and the menu that lists them.
    """

    picked = Signal(str)

    def __init__(self, name: str, window: QWidget, parent: QObject) -> None:
        """Make a menu without entries.

        Args:
            name: part of the names of the menu and its actions.
            window: the window of the menu.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self._name = name
        self.group = QActionGroup(self)
        self.menu = QMenu(window)
        self.menu.setObjectName(f"menu_{name}")
        self.group.triggered.connect(lambda action: self.picked.emit(action.data()))

    def offer(self, values: Sequence[str], chosen: str) -> None:
        """List exactly these values; one of them is chosen."""
        for action in self.group.actions():
            self.group.removeAction(action)
            self.menu.removeAction(action)
            action.deleteLater()
        for value in values:
            action = QAction(self)
            action.setObjectName(f"{self._name}_{value}")
            action.setData(value)
            action.setCheckable(True)
            action.setChecked(value == chosen)
            self.group.addAction(action)
        self.menu.addActions(self.group.actions())

    def show_chosen(self, value: str) -> None:
        """Show that a value is chosen now."""
        for action in self.group.actions():
            action.setChecked(action.data() == value)

    def retranslate(self, say: Language) -> None:
        """Label menu and entries in the current language."""
        self.menu.setTitle(say(f"menu.{self._name}"))
        for action in self.group.actions():
            action.setText(say(f"action_name.{action.objectName()}"))
