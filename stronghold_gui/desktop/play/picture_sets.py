"""The menu View > Pieces: from which set of pictures board and pieces are drawn. Chosen at once, and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.choice_menu import ChoiceMenu
from stronghold_gui.desktop.play.kind import find_kind
from stronghold_gui.desktop.theme import system_wants_contrast

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.game_page import GamePage
    from stronghold_gui.desktop.shell import Shell

KEY: Final = "window/pieces"
"""Where it is remembered."""
CONTRAST: Final = "contrast"
"""The set for those who asked their system for more contrast, where a game has it."""


class PictureSets(QObject):
    """The picture sets of the game in a window; the first is the default.

    Attributes:
        group: them as actions, exactly one of which is checked.
        menu: the menu that lists them.
        changed: everything is drawn from another set now.
    """

    changed = Signal()

    def __init__(self, shell: Shell, current: Current) -> None:
        super().__init__(current)
        self._shell, self._current = shell, current
        self._sets: Sequence[str] = ()
        self._entries = ChoiceMenu("pieces", shell.window, self)
        self.group, self.menu = self._entries.group, self._entries.menu
        self._entries.picked.connect(self.choose)
        self.menu.menuAction().setVisible(False)
        current.entered.connect(self._enter)

    @property
    def chosen(self) -> str:
        """The set that was chosen last; without a choice that this game has, what suits the system."""
        pictures = self._shell.settings.text(KEY)
        return pictures if pictures in self._sets else self.usual

    @property
    def usual(self) -> str:
        """The default set; high contrast if the system asks for it."""
        return CONTRAST if CONTRAST in self._sets and system_wants_contrast() else next(iter(self._sets), "")

    def choose(self, pictures: str) -> None:
        """Draw everything from another set from now on."""
        self._shell.settings.set_text(KEY, pictures)
        self._entries.show_chosen(pictures)
        if (page := self._current.page) is not None:
            page.dress(pictures)
            self.changed.emit()

    def offer_first(self) -> None:
        """Before any game was entered, offer what the one to begin with has: it can be chosen beforehand."""
        if not self._sets:
            library = self._shell.library
            self._offer(find_kind(library, library.ids[0]).picture_sets)

    def retranslate(self) -> None:
        """Label the menu and its entries in the current language."""
        self._entries.retranslate(self._shell.language)

    def _enter(self, page: GamePage) -> None:
        """Offer what another game has, and give its table the set that was chosen."""
        self._offer(page.kind.picture_sets)
        if self.chosen != self._sets[0]:
            page.dress(self.chosen)

    def _offer(self, sets: Sequence[str]) -> None:
        if sets == self._sets:
            return
        self._sets = sets
        self._entries.offer(sets, self.chosen)
        self.menu.menuAction().setVisible(len(self._sets) > 1)
        self.retranslate()
