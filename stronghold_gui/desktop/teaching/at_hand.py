"""Which game's lessons and puzzles are listed: those of the game one is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.games.entry import Kit


def game_at_hand(shell: Shell, current: Current) -> Kit:
    """Return the game whose room was entered; before that, the first of the library."""
    room = current.room
    return shell.library.kit(shell.library.ids[0] if room is None else room.kind.id)
