"""Puzzles of Stronghold: its goals, what doing nothing means, and which moves a search needs to try."""

from stronghold_gui.games.stronghold.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
