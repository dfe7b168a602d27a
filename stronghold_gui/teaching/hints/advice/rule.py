"""How a rule of advice is written: a condition somebody at the table can check, and what is said then."""

from __future__ import annotations

from collections.abc import Callable

from stronghold_gui.teaching.hints.hint import Advice
from stronghold_gui.teaching.hints.situation import Situation

Rule = Callable[[Situation], Advice | None]


def always(name: str) -> Rule:
    """Return a rule that holds whatever the table looks like."""
    return lambda _situation: Advice(name)


def when(name: str, condition: Callable[[Situation], bool]) -> Rule:
    """Return a rule with a condition."""
    return lambda situation: Advice(name) if condition(situation) else None


def at(name: str, places: Callable[[Situation], tuple[str, ...]]) -> Rule:
    """Return a rule that speaks of places, and holds if there are any."""

    def rule(situation: Situation) -> Advice | None:
        found = places(situation)
        return Advice(name, places=found, n=len(found)) if found else None

    return rule


def of(name: str, things: Callable[[Situation], tuple[str, ...]]) -> Rule:
    """Return a rule that speaks of actions or pieces, and holds if there are any."""

    def rule(situation: Situation) -> Advice | None:
        found = things(situation)
        return Advice(name, things=found, n=len(found)) if found else None

    return rule


def counting(name: str, number: Callable[[Situation], int]) -> Rule:
    """Return a rule that speaks of a number, and holds if it is not 0."""

    def rule(situation: Situation) -> Advice | None:
        n = number(situation)
        return Advice(name, n=n) if n else None

    return rule
