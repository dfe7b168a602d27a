"""Puzzles of The Convicted: their goals, and the moves that a search has to try."""

from stronghold_gui.games.convicted.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
