"""Advice: for each kind of decision a few general sentences, each with its condition.

A rule returns a piece of advice for the situation, or ``None`` if it does not apply. Rules are sorted by urgency; the
first that apply are shown. No rule recommends a single move: the choice is the player's.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.teaching.hints.advice import answers, armies, turns
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.rule import Rule, advice_of

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {**armies.RULES, **turns.RULES, **answers.RULES}
"""The rules of advice by kind of decision."""


def advice_for(situation: Situation) -> tuple[Advice, ...]:
    """Return the advice for a situation, the most urgent first."""
    return advice_of(RULES[situation.decision.kind], situation)
