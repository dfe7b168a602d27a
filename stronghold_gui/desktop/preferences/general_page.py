"""The page General: language, colours, and the window's automatic actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from stronghold_gui.desktop.actions import THEMES
from stronghold_gui.desktop.fitting import ScrolledArea
from stronghold_gui.desktop.preferences.rows import Choice, Switch, label_of

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell

_SWITCHES: Final = ("curtain", "follow")


class GeneralPage(QWidget):
    """The settings of the whole program."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        act = shell.actions
        self._language = shell.language
        self.language = Choice("language", act.languages)
        self.theme = Choice("theme", act.themes)
        self.switches = {name: Switch(name, act[name]) for name in _SWITCHES}
        self._labels = {"language": label_of(self.language), "theme": label_of(self.theme)}
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self._labels["language"], self.language)
        form.addRow(self._labels["theme"], self.theme)
        column = QVBoxLayout()
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(14)
        column.addLayout(form)
        for switch in self.switches.values():
            column.addWidget(switch)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrolledArea(column, "preferences_general"))

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        for name, label in self._labels.items():
            label.setText(self._language(f"preferences.{name}"))
        self.language.retranslate()
        self.theme.retranslate()
        for switch in self.switches.values():
            switch.retranslate(self._language)

    def restore(self) -> None:
        """Restore the defaults, except the language, since the user can read the present one."""
        self.theme.choose(THEMES[0])
        for switch in self.switches.values():
            switch.box.setChecked(True)
