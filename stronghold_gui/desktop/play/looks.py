"""The menu View > Pieces: from which set of pictures board and pieces are drawn. Chosen at once, and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from stronghold_gui.desktop.kinds import find_kind
from stronghold_gui.desktop.theme import system_wants_contrast

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.room import GameRoom
    from stronghold_gui.desktop.shell import Shell

KEY: Final = "window/pieces"
"""Where it is remembered."""
CONTRAST: Final = "contrast"
"""The look for those who asked their system for more contrast, where a game has it."""


class Looks(QObject):
    """The looks that the game in a window has, the first of which is the usual one.

    Attributes:
        group: them as actions, exactly one of which is checked.
        menu: the menu that lists them.
        changed: everything is drawn in another look now.
    """

    changed = Signal()

    def __init__(self, shell: Shell, current: Current) -> None:
        super().__init__(current)
        self._shell, self._current = shell, current
        self._looks: Sequence[str] = ()
        self.group = QActionGroup(self)
        self.menu = QMenu(shell.window)
        self.menu.setObjectName("menu_pieces")
        self.group.triggered.connect(lambda action: self.choose(action.data()))
        current.entered.connect(self._enter)
        # Before any game was entered, those of the one to begin with: they can be chosen beforehand.
        self._offer(find_kind(shell.library, shell.library.ids[0]).looks)

    @property
    def chosen(self) -> str:
        """The look that was chosen last; without a choice that this game has, what suits the system."""
        look = self._shell.settings.text(KEY)
        return look if look in self._looks else self.usual

    @property
    def usual(self) -> str:
        """What suits the system."""
        return CONTRAST if CONTRAST in self._looks and system_wants_contrast() else next(iter(self._looks), "")

    def choose(self, look: str) -> None:
        """Draw everything in another look from now on."""
        self._shell.settings.set_text(KEY, look)
        for action in self.group.actions():
            action.setChecked(action.data() == look)
        if (room := self._current.room) is not None:
            room.dress(look)
            self.changed.emit()

    def retranslate(self) -> None:
        """Name the menu and its entries in the language of the moment."""
        say = self._shell.language
        self.menu.setTitle(say("menu.pieces"))
        for action in self.group.actions():
            action.setText(say(f"action_name.{action.objectName()}"))

    def _enter(self, room: GameRoom) -> None:
        """Offer what another game has, and give its table the look that was chosen."""
        self._offer(room.kind.looks)
        if self.chosen != self._looks[0]:
            room.dress(self.chosen)

    def _offer(self, looks: Sequence[str]) -> None:
        if looks == self._looks:
            return
        self._looks = looks
        for action in self.group.actions():
            self.group.removeAction(action)
            self.menu.removeAction(action)
            action.deleteLater()
        for look in self._looks:
            action = QAction(self)
            action.setObjectName(f"pieces_{look}")
            action.setData(look)
            action.setCheckable(True)
            action.setChecked(look == self.chosen)
            self.group.addAction(action)
        self.menu.addActions(self.group.actions())
        self.menu.menuAction().setVisible(len(self._looks) > 1)
        self.retranslate()
