"""What usually matters: for each kind of decision a few general sentences, each with its condition.

A rule is a function that looks at the situation and returns a piece of advice, or ``None`` where it does not apply.
Rules stand in the order of how pressing they are; at most ``MOST`` are told. None of them looks at a single move of the
player's and calls it good: what to do is the player's.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.teaching.hints.advice import assault, defender, invader
from stronghold_gui.teaching.hints.advice.rule import Rule
from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.situation import Situation

MOST: Final = 4
"""Pieces of advice for one decision: more would not be read."""

RULES: Final[dict[str, tuple[Rule, ...]]] = {**invader.RULES, **defender.RULES, **assault.RULES}
"""By kind of decision, or ``kind.place`` for phases and dispatch steps."""


def rules_for(kind: str, place: str) -> tuple[Rule, ...]:
    """Return the rules of a decision."""
    return RULES.get(f"{kind}.{place.lower()}") or RULES[Kind(kind)]


def advice_for(situation: Situation) -> tuple[Advice, ...]:
    """Return what usually matters in a situation, most pressing first."""
    decision = situation.decision
    found = (rule(situation) for rule in rules_for(decision.kind, decision.place))
    return tuple(advice for advice in found if advice is not None)[:MOST]
