"""Hints for Warriors: advice, groups of moves, blocked actions, and the sentences for all of them."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.teaching.hints.make import hint_for
from stronghold_gui.games.warriors.teaching.hints.words import HintWords
from stronghold_gui.games.warriors.view import View
from stronghold_gui.teaching.hints.words import HintsOf

__all__ = ["HINTS", "hint_for"]

HINTS: Final[HintsOf[View, Move]] = HintsOf(hint_for, HintWords)
"""Warriors' implementation of the hint interface (``teaching.hints.game``)."""
