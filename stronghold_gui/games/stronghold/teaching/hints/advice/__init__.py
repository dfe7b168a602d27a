"""Advice: for each kind of decision a few general sentences, each with its condition.

A rule is a function that returns a piece of advice for the situation, or ``None`` if it does not apply. Rules are
sorted by urgency; the first that apply are shown. None of them looks at a single move of the player's and calls it
good: what to do is the player's.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.teaching.hints.advice import assault, defender, invader
from stronghold_gui.games.stronghold.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.rule import Rule, advice_of

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {**invader.RULES, **defender.RULES, **assault.RULES}
"""By kind of decision, or ``kind.place`` for phases and dispatch steps."""


def rules_for(kind: str, place: str) -> tuple[Rule[Situation], ...]:
    """Return the rules of a decision."""
    return RULES.get(f"{kind}.{place.lower()}") or RULES[Kind(kind)]


def advice_for(situation: Situation) -> tuple[Advice, ...]:
    """Return what usually matters in a situation, most pressing first."""
    decision = situation.decision
    return advice_of(rules_for(decision.kind, decision.place), situation)
