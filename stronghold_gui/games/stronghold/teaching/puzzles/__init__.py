"""Puzzles of Stronghold: their goals, the move of an idle seat, and the moves that a search needs to try."""

from stronghold_gui.games.stronghold.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
