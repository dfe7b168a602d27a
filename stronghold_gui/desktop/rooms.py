"""Going from the room of one game to that of another: surface, docks and desk are taken down and made anew."""

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
    """Makes the room of a game, and takes down the one before.

    Attributes:
        leaving: the room on the table is about to be left; no match may be shown any more.
        left: it has no match: whatever else belongs to it is to be put away now.
        joined: ``(desk)``: the desk of a room was made.
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
            self._leave(room)
        room = GameRoom(self._shell, kind, header, self._column)
        room.desk_made.connect(self.joined)
        self._current.enter(room)

    def enter_any(self) -> None:
        """Have some game's room, whose rules can be read: the one that is there, or that of the first with rules."""
        if self._current.room is None:
            self.enter(next(entry.id for entry in self._shell.library.shown if entry.rules))

    def _leave(self, room: GameRoom) -> None:
        self.leaving.emit()
        if self._current.controller is not None:
            self._current.leave()
        self.left.emit()
        room.take_down()
