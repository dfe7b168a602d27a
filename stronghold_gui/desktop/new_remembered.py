"""The choices in the New game dialog for the last match of a game."""

from __future__ import annotations

from stronghold_gui.desktop.settings import Settings


class Remembered:
    """Reads and writes a game's remembered choices in the settings."""

    def __init__(self, settings: Settings, game: str, *, first: bool) -> None:
        """Set the game.

        Args:
            settings: the settings of the window.
            game: its id.
            first: whether it is the program's oldest game; older versions wrote its choices without its id.
        """
        self._settings, self._game, self._first = settings, game, first

    def text(self, name: str) -> str:
        """Return a remembered choice, or ``""``."""
        return self._settings.text(f"new/{self._game}/{name}") or (
            self._settings.text(f"new/{name}") if self._first else ""
        )

    def set_text(self, name: str, value: str) -> None:
        """Remember a choice."""
        self._settings.set_text(f"new/{self._game}/{name}", value)
