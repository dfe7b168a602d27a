"""Puzzles of Fortress: the goals, the moves of a passive seat, and the moves and throws that a search needs to try."""

from stronghold_gui.games.fortress.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
