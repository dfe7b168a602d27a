"""Puzzles of The Convicted: the goals, the moves of a passive seat, and the moves that a search needs to try."""

from stronghold_gui.games.convicted.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
