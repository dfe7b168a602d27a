"""The menu View > Pieces: from which set of pictures board and pieces are drawn. Chosen at once, and remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from stronghold_gui.desktop.table.tabletop import Tabletop
    from stronghold_gui.desktop.window import MainWindow

KEY: Final = "window/pieces"
"""Where it is remembered."""
CONTRAST: Final = "contrast"
"""The look for those who asked their system for more contrast, where a game has it."""


def system_wants_contrast() -> bool:
    """Tell whether somebody asked the system for more contrast; Qt knows it since 6.10."""
    asked = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return asked is not None and asked().contrastPreference() is Qt.ContrastPreference.HighContrast


class Looks:
    """The looks that a window's game has, the first of which is the usual one."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.group = QActionGroup(window)
        self.menu = QMenu(window)
        self.menu.setObjectName("menu_pieces")
        for look in window.kind.looks:
            action = QAction(window)
            action.setObjectName(f"pieces_{look}")
            action.setData(look)
            action.setCheckable(True)
            action.setChecked(look == self.chosen)
            self.group.addAction(action)
        self.menu.addActions(self.group.actions())
        self.group.triggered.connect(lambda action: self.choose(action.data()))
        window.menus.menus["view"].addMenu(self.menu)

    @property
    def chosen(self) -> str:
        """The look that was chosen last; without a choice that this game has, what suits the system."""
        looks = self._window.kind.looks
        look = self._window.settings.text(KEY)
        return look if look in looks else self.usual

    @property
    def usual(self) -> str:
        """What suits the system."""
        looks = self._window.kind.looks
        return CONTRAST if CONTRAST in looks and system_wants_contrast() else looks[0]

    def choose(self, look: str) -> None:
        """Draw everything in another look from now on."""
        self._window.settings.set_text(KEY, look)
        for action in self.group.actions():
            action.setChecked(action.data() == look)
        if self._window.has_tabletop:
            self._window.kind.dress(self._window.tabletop, look)
            self._window.status.show()  # pictures on buttons
            self._window.docking.retranslate()  # badges of partners
            self._window.update()  # docks paint theirs anew each time

    def dress(self, tabletop: Tabletop) -> None:
        """Give a table that was just made the look that was chosen."""
        if self.chosen != self._window.kind.looks[0]:
            self._window.kind.dress(tabletop, self.chosen)

    def retranslate(self) -> None:
        """Name the menu and its entries in the language of the moment."""
        say = self._window.language
        self.menu.setTitle(say("menu.pieces"))
        for action in self.group.actions():
            action.setText(say(f"action_name.{action.objectName()}"))
