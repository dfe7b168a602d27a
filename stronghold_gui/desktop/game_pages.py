"""The game page of the open match: made when a match is shown, and deleted when the match is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.play.game_page import GamePage
from stronghold_gui.desktop.play.kind import find_kind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout

    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell


class GamePages(QObject):
    """Makes and deletes game pages. There is exactly one while a match is shown.

    Attributes:
        leaving: emitted before the page is left, while its match is still shown.
        left: emitted when no match is shown any more and the page is being deleted.
        joined: ``(desk)``: emitted when the desk of a page was made.
    """

    leaving = Signal()
    left = Signal()
    joined = Signal(object)

    def __init__(self, shell: Shell, current: Current, column: QVBoxLayout) -> None:
        """Begin without a page.

        Args:
            shell: the window.
            current: the match that is shown, with its page.
            column: the layout that gets the view of the surface.
        """
        super().__init__(current)
        self._shell, self._current, self._column = shell, current, column

    def enter(self, game: str, header: Header | None = None) -> None:
        """Make the page of a game for a match with this header, unless the current page suits the match."""
        kind, page = find_kind(self._shell.library, game), self._current.page
        if page is not None:
            if page.suits(kind, header):
                return
            self.leave()
        page = GamePage(self._shell, kind, header, self._column)
        page.desk_made.connect(self.joined)
        self._current.enter(page)

    def show(self, controller: Controller) -> None:
        """Show the match of a controller on its game's page."""
        self.enter(controller.match.header.game, controller.match.header)
        self._current.show(controller)

    def leave(self) -> None:
        """Save the layout of the page, if there is one, and delete it."""
        if self._current.page is not None:
            self._current.page.remember()
        self.take_down()

    def take_down(self) -> None:
        """Delete the page, if there is one, without saving its layout."""
        page = self._current.page
        if page is not None:
            self.leaving.emit()
        self._current.leave()
        if page is not None:
            self.left.emit()
            page.take_down()
