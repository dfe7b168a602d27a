"""Advice: for each kind of decision a few general sentences, each with its condition.

A rule returns a piece of advice for the situation, or ``None`` if it does not apply. Rules are sorted by urgency; the
first that apply are shown. No rule recommends a single move: the choice is the player's.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors.teaching.hints.advice import battles, catapults, preparation
from stronghold_gui.games.warriors.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.rule import Rule, advice_of

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {**preparation.RULES, **battles.RULES, **catapults.RULES}
"""The rules of advice by kind of decision, or by ``catapult.window``."""


def rules_for(kind: str, place: str) -> tuple[Rule[Situation], ...]:
    """Return the rules of a decision."""
    return RULES.get(f"{kind}.{place}") or RULES[kind]


def advice_for(situation: Situation) -> tuple[Advice, ...]:
    """Return the advice that applies to a situation, most urgent first."""
    decision = situation.decision
    return advice_of(rules_for(decision.kind, decision.place), situation)
