"""Puzzles of Warriors: their goals, the move of an idle seat, and the moves and throws that a search needs to try."""

from stronghold_gui.games.warriors.teaching.puzzles.terms import PUZZLES

__all__ = ["PUZZLES"]
