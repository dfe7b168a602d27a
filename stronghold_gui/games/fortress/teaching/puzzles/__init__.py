"""Puzzles of Fortress: its goals, what doing nothing means, and which moves and throws a search needs to try."""

from stronghold_gui.games.fortress.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
