"""Opens the rules of the current game: at a paragraph, for help, or over a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from stronghold_gui.desktop.reference.reference import Reference
from stronghold_gui.desktop.reference.rules_dialog import read

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.game_page import GamePage
    from stronghold_gui.desktop.play.outside import Outside
    from stronghold_gui.desktop.play.prompt import PromptBar
    from stronghold_gui.desktop.shell import Shell


class Rulebook(QObject):
    """Opens the rules. Their dock is made when first needed, and again when another game is entered."""

    def __init__(self, shell: Shell, current: Current, prompt: PromptBar, outside: Outside) -> None:
        """Connect to the signals.

        Args:
            shell: the window.
            current: the match that is shown, and the game entered last.
            prompt: the prompt, whose refusals have rules.
            outside: closes the open match, and shows that of an example.
        """
        super().__init__(current)
        self._shell, self._current, self._prompt, self._outside = shell, current, prompt, outside
        self._reference: Reference | None = None
        current.entered.connect(self._follow)
        shell.actions["rules"].triggered.connect(lambda _on=False: self.help())
        prompt.asked.connect(self.help)

    @property
    def reference(self) -> Reference:
        """The dock of the rules of the game that was entered last."""
        made = self._reference
        if made is None or (self._current.game and made.game != self._current.game):
            if made is not None:
                made.take_down()
            made = self._reference = Reference(self._shell, self._current, self._prompt, self._outside)
        return made

    def help(self) -> None:
        """Open the rules at the paragraph of the current subject, except while the curtain is down."""
        if self._allowed:
            self.reference.help()

    def open(self, anchor: str) -> None:
        """Open the rules at a paragraph, except while the curtain is down."""
        if self._allowed:
            self.reference.open(anchor)

    def close(self) -> None:
        """Close the rules, because their match has been closed."""
        if self._reference is not None:
            self._reference.dock.hide()

    def read_over(self, over: QDialog, game: str = "") -> None:
        """Open the page about reconstructed rules over a dialog; by default that of the open game."""
        read(self._shell, self._current, self._outside, over, game)

    @property
    def _allowed(self) -> bool:
        return not self._current.covered and self._shell.actions["rules"].isEnabled()

    def _follow(self, page: GamePage) -> None:
        """Keep the rules open if the new page has the same game; delete the dock of another game."""
        if self._reference is None:
            return
        if self._reference.game == page.kind.id:
            self._reference.reopen()
        else:
            self._reference.take_down()
            self._reference = None
