"""The menu View > Pieces: the set of pictures for board and pieces, which is remembered."""

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
"""Setting of the chosen set."""
CONTRAST: Final = "contrast"
"""The set for high contrast, if a game has it."""


class PictureSets(QObject):
    """The picture sets of the game in a window; the first is the default.

    Attributes:
        group: the sets as actions, exactly one of which is checked.
        menu: the menu that lists them.
        changed: emitted when another set was chosen.
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
        """The set that was chosen last; the default if this game does not have that set."""
        return self.chosen_of(self._sets)

    @property
    def usual(self) -> str:
        """The default set; high contrast if the system asks for it."""
        return _usual_of(self._sets)

    def chosen_of(self, sets: Sequence[str]) -> str:
        """Return the set that was chosen last if it is among these, else their default; "" if there are none."""
        pictures = self._shell.settings.text(KEY)
        return pictures if pictures in sets else _usual_of(sets)

    def choose(self, pictures: str) -> None:
        """Use another set of pictures."""
        self._shell.settings.set_text(KEY, pictures)
        self._entries.show_chosen(pictures)
        if (page := self._current.page) is not None:
            page.use_pictures(pictures)
        self.changed.emit()

    def offer_first(self) -> None:
        """Offer the sets of the first game before any game was entered, so that one can be chosen in advance."""
        if not self._sets:
            library = self._shell.library
            self._offer(find_kind(library, library.ids[0]).picture_sets)

    def retranslate(self) -> None:
        """Label the menu and its entries in the current language."""
        self._entries.retranslate(self._shell.language)

    def _enter(self, page: GamePage) -> None:
        """Offer the sets of another game, and apply the chosen one to its table."""
        self._offer(page.kind.picture_sets)
        if self.chosen != self._sets[0]:
            page.use_pictures(self.chosen)

    def _offer(self, sets: Sequence[str]) -> None:
        if sets == self._sets:
            return
        self._sets = sets
        self._entries.offer(sets, self.chosen)
        self.menu.menuAction().setVisible(len(self._sets) > 1)
        self.retranslate()


def _usual_of(sets: Sequence[str]) -> str:
    return CONTRAST if CONTRAST in sets and system_wants_contrast() else next(iter(sets), "")
