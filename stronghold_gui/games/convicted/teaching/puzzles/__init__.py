"""Puzzles of The Convicted: its goals, what doing nothing means, and which moves a search needs to try."""

from stronghold_gui.games.convicted.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
