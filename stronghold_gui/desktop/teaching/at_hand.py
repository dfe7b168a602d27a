"""The game of the listed lessons and puzzles: the requested one, or else the game in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.shell import Shell
    from stronghold_gui.games.entry import Entry, Kit


def game_at_hand(shell: Shell, current: Current, asked: str, has: Callable[[Entry], bool]) -> Kit:
    """Return the game of the lessons or puzzles.

    Args:
        shell: the window.
        current: the open match, and the game entered last.
        asked: the id of the requested game; ``""`` for the one entered last.
        has: returns whether a game has such content; otherwise the first game of the library that has it is used.
    """
    wanted = asked or current.game
    entries = [entry for entry in shell.library.shown if has(entry)]
    return shell.library.kit(next((entry.id for entry in entries if entry.id == wanted), entries[0].id))
