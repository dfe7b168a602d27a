"""The game of a lesson or puzzle, and the name under which its progress is stored."""

from typing import Final

UNNAMED: Final = "stronghold"
"""The game of a lesson or puzzle without one, written when there was only one game."""


def kept_as(game: str, name: str) -> str:
    """Return the name under which files of progress remember a lesson or puzzle of a game.

    Lessons and puzzles of the oldest game keep their plain names; different games may use the same name.
    """
    return name if game == UNNAMED else f"{game}/{name}"
