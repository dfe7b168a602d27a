"""How far the reading of a file is, for whoever waits for it."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], None]
"""Told how many of how many moves have been checked, 0 of 0 before that; it may raise, to have the reading given up."""


def untold(done: int, whole: int) -> None:
    """Tell nobody."""
