"""Hints for Fortress: advice, groups of moves, blocked choices, and the sentences for all of them."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.moves import Move
from stronghold_gui.games.fortress.teaching.hints.make import hint_for
from stronghold_gui.games.fortress.teaching.hints.words import HintWords
from stronghold_gui.games.fortress.view import View
from stronghold_gui.teaching.hints.words import HintsOf

__all__ = ["HINTS", "hint_for"]

HINTS: Final[HintsOf[View, Move]] = HintsOf(hint_for, HintWords)
"""Fortress's implementation of ``teaching.hints.game``."""
