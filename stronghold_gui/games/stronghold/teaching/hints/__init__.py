"""Hints for Stronghold: advice, groups of moves, blocked actions, and the sentences for all of them."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.teaching.hints.make import hint_for
from stronghold_gui.games.stronghold.teaching.hints.words import HintWords
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.teaching.hints.words import HintsOf

__all__ = ["HINTS", "hint_for"]

HINTS: Final[HintsOf[View, Move]] = HintsOf(hint_for, HintWords)
"""Stronghold's implementation of the hint interface (``teaching.hints.game``)."""
