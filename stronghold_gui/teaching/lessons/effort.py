"""How much work it is to play a lesson in every way, so that one that nobody could learn from is given up."""

from __future__ import annotations

from typing import Final

MOST_EFFORT: Final = 800_000
"""Twice what the longest lesson of the program takes: two seconds or so."""
MOVE: Final = 100
"""A move that is played; comparing a move with a pattern is 1."""
TABLE: Final = 50
"""Writing a table down, to look at it."""


class TooMuchError(Exception):
    """It is more than is ever worth it."""


class Effort:
    """What may still be done with one lesson."""

    def __init__(self, most: int = MOST_EFFORT) -> None:
        self._left = most

    def spend(self, amount: int) -> None:
        """Take note of some work, before it is done.

        Raises:
            TooMuchError: that would be too much in all.
        """
        self._left -= amount
        if self._left < 0:
            raise TooMuchError
