"""Rules of advice: a condition that a person at the table can check, and the advice given if it holds.

``S`` is what a game's rules look at: the table as the deciding seat sees it, its decision and its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from stronghold_gui.teaching.hints.hint import Advice

S = TypeVar("S")
Rule = Callable[[S], Advice | None]
MOST: Final = 4
"""The most pieces of advice for one decision; people would not read more."""


def advice_of(rules: Iterable[Rule[S]], situation: S) -> tuple[Advice, ...]:
    """Return the advice for a situation; the rules are in the order of urgency."""
    found = (rule(situation) for rule in rules)
    return tuple(advice for advice in found if advice is not None)[:MOST]


def always(name: str) -> Callable[[object], Advice]:
    """Return a rule that holds on every table."""
    return lambda _situation: Advice(name)


def when(name: str, condition: Callable[[S], bool]) -> Rule[S]:
    """Return a rule with a condition."""
    return lambda situation: Advice(name) if condition(situation) else None


def at(name: str, places: Callable[[S], tuple[str, ...]]) -> Rule[S]:
    """Return a rule about places, which holds if there are any."""

    def rule(situation: S) -> Advice | None:
        found = places(situation)
        return Advice(name, places=found, n=len(found)) if found else None

    return rule


def of(name: str, things: Callable[[S], tuple[str, ...]]) -> Rule[S]:
    """Return a rule about actions or pieces, which holds if there are any."""

    def rule(situation: S) -> Advice | None:
        found = things(situation)
        return Advice(name, things=found, n=len(found)) if found else None

    return rule


def counting(name: str, number: Callable[[S], int]) -> Rule[S]:
    """Return a rule about a number, which holds if it is not 0."""

    def rule(situation: S) -> Advice | None:
        n = number(situation)
        return Advice(name, n=n) if n else None

    return rule
