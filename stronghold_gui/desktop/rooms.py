"""Makes the page of a game when a match is shown, and takes it down when the match is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.kinds import find_kind
from stronghold_gui.desktop.play.room import GameRoom

if TYPE_CHECKING:
    from PySide6.QtWidgets import QVBoxLayout

    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell


class Rooms(QObject):
    """Makes the page of a game, and takes it down. There is one exactly while a match is shown.

    Attributes:
        leaving: the page is about to be left; its match is still shown.
        left: no match is shown any more, and the page is being deleted.
        joined: ``(desk)``: the desk of a page was made.
    """

    leaving = Signal()
    left = Signal()
    joined = Signal(object)

    def __init__(self, shell: Shell, current: Current, column: QVBoxLayout) -> None:
        """Make rooms for a window.

        Args:
            shell: the window.
            current: in which room one is.
            column: where surfaces lie.
        """
        super().__init__(current)
        self._shell, self._current, self._column = shell, current, column

    def enter(self, game: str, header: Header | None = None) -> None:
        """Have the room of a game, for a match with that header, unless it is there already."""
        kind, room = find_kind(self._shell.library, game), self._current.room
        if room is not None:
            if room.suits(kind, header):
                return
            self.leave()
        room = GameRoom(self._shell, kind, header, self._column)
        room.desk_made.connect(self.joined)
        self._current.enter(room)

    def leave(self) -> None:
        """Show no match any more: save the layout of the page, if there is one, and take it down."""
        if self._current.room is not None:
            self._current.room.remember()
        self.take_down()

    def take_down(self) -> None:
        """Show no match any more, and take the page down, if there is one."""
        room = self._current.room
        if room is not None:
            self.leaving.emit()
        self._current.leave()
        if room is not None:
            self.left.emit()
            room.take_down()
