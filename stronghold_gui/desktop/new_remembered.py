"""The remembered choices for the last new match of a game."""

from __future__ import annotations

from stronghold_gui.desktop.settings import Settings


class Remembered:
    """Reads and writes it in the settings, each game's under its own name."""

    def __init__(self, settings: Settings, game: str, *, first: bool) -> None:
        """Remember for a game.

        Args:
            settings: the window's.
            game: its id.
            first: it is the game that was there before there were several: what was remembered then is its own.
        """
        self._settings, self._game, self._first = settings, game, first

    def text(self, name: str) -> str:
        """Return what was chosen under a name, ``""`` for nothing."""
        return self._settings.text(f"new/{self._game}/{name}") or (
            self._settings.text(f"new/{name}") if self._first else ""
        )

    def set_text(self, name: str, value: str) -> None:
        """Remember a choice."""
        self._settings.set_text(f"new/{self._game}/{name}", value)
