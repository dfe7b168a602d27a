"""The game of a lesson or puzzle, and the name under which its progress is stored."""

from typing import Final

UNNAMED: Final = "stronghold"
"""The game that is meant by a lesson or puzzle that names none: those written before there were several games."""


def kept_as(game: str, name: str) -> str:
    """Return the name under which files of progress remember a lesson or puzzle of a game.

    What the game of old files has keeps the name it always had; two other games may use the same name.
    """
    return name if game == UNNAMED else f"{game}/{name}"
