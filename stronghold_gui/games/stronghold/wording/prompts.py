"""The prompt line: who decides now, and what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import action_name, phase_name, title
from stronghold_gui.games.stronghold.wording.nouns import counted, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

_SPECIAL: Final = {Kind.PHASE, Kind.DISPATCH}
"""Kinds with a sentence for each ``place`` they are about."""
_NAMING: Final = {Kind.AIM_CANNONS, Kind.AIM_MACHINES, Kind.AIM_POLES, Kind.FIRE_MARKSMEN, Kind.FIRE_GOBLINS}
"""Kinds that name one shot after the other; when all are named, nothing is left but to fire."""


def decision_prompt(decision: Decision, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return the prompt for a decision: who, and in one sentence what to do now.

    Args:
        decision: what is to be decided.
        texts: the language.
        seats: the names of the seats by number; without them their roles.
    """
    what = say(texts, _message(decision, len(seats)), **_facts(decision, texts))
    return texts("prompt.who", who=title(decision.seat, seats, texts), what=what)


def _message(decision: Decision, seats: int) -> str:
    kind = Kind(decision.kind)
    if kind is Kind.DISPATCH and decision.place == "C" and seats > min(SEATS):
        # One of two Invaders marches on their own side only.
        return "decision.dispatch.c.side"
    if kind in _SPECIAL:
        return f"decision.{kind}.{decision.place.lower()}"
    if kind is Kind.SPEND and not decision.count:
        return "decision.spend.none"
    if kind in _NAMING and not decision.count:
        return "prompt.named"
    if kind is Kind.FINISH and not decision.place:
        return "decision.finish.any"
    return f"decision.{kind}"


def _facts(decision: Decision, texts: Catalogue) -> dict[str, Fact]:
    count, place = decision.count, decision.place
    facts: dict[str, Fact] = {
        "n": max(count, 1),
        "count": count,
        "count_units": counted("count.units", count),
        "place": nouns.place(place),
    }
    match decision.kind:
        case Kind.DRAFT:
            facts["phase"] = capital(phase_name(place, texts))
        case Kind.FINISH:
            facts["action"] = capital(action_name(place, texts))
        case _:
            pass
    return facts
