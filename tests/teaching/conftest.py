"""Lessons and hints speak of a game: its sentences are known, as they are once the game is loaded."""

from stronghold_gui.games.stronghold.entry import add_stronghold_texts

add_stronghold_texts()
