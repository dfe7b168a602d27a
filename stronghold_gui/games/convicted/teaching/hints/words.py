"""A hint in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.convicted.moves import DONE
from stronghold_gui.games.convicted.pieces import BUILDINGS, HEROES, OBSTACLES, POWERS
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.teaching.reference import REFERENCE
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say, sentence
from stronghold_gui.games.convicted.wording.sentences import move_label, refusal_sentence
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

MOST_LISTED: Final = 8
"""Places or pieces that are named one by one; more are counted."""
_TECHNOLOGY: Final = "technology."
_NAMES_IT: Final = frozenset({Reason.NO_ACTION_LEFT, Reason.BUILDING_TOO_LOW, Reason.POWER_USED})
"""Reasons whose sentence says itself what cannot be done."""


def told(hint: Hint, texts: Catalogue) -> Told:
    """Return a hint in the language of a catalogue."""
    book = load_book(REFERENCE, texts.language, hint.setting)
    return Told(
        about=sentence(texts, f"hints.about.{hint.about}", {}),
        rule=book.at(hint.anchor).title,
        anchor=hint.anchor,
        summary=_summary(hint, texts),
        groups=tuple(ToldGroup(_group(group, texts), group.places) for group in hint.groups),
        blocked=tuple(_blocked(found, texts) for found in hint.blocked),
        advice=tuple(ToldGroup(_advice(advice, texts), advice.places) for advice in hint.advice),
    )


def _summary(hint: Hint, texts: Catalogue) -> str:
    """Return how many moves there are; ending is one more that has a button."""
    end = move_label(DONE, texts)
    if not hint.count:
        return texts("hints.summary.only_end", end=end)
    return texts(f"hints.summary.{'or_end' if hint.may_end else 'moves'}", n=hint.count, end=end)


def _group(group: Group, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "n": group.count,
        "head": _name(group.head, texts),
        "things": _list(group.things, texts),
        "places": _list(group.places, texts),
    }
    return sentence(texts, f"hints.group.{group.kind}", facts)


def _list(what: Sequence[str], texts: Catalogue) -> str:
    """Return names as a list; of many how many they are."""
    if len(what) > MOST_LISTED:
        return say(texts, "hints.many", {"n": len(what)})
    return texts.join([_name(name, texts) for name in what])


def _name(name: str, texts: Catalogue) -> str:
    """Return what anything is called: a piece, a place, a squad, a building, technology, power or hero."""
    if name.startswith(_TECHNOLOGY):
        return Noun(name).word(texts)
    kinds = (("hero", HEROES), ("power", POWERS), ("building", BUILDINGS), ("obstacle", OBSTACLES))
    for kind, known in kinds:
        if name in known:
            return Noun(f"{kind}.{name}").word(texts)
    fact = names.target(name) if name else ""
    return fact.word(texts) if isinstance(fact, Noun) else str(fact)


def _blocked(found: Blocked, texts: Catalogue) -> str:
    assert found.refusal is not None
    if found.action in ("action", *POWERS) and found.refusal.reason in _NAMES_IT:
        return refusal_sentence(found.refusal, texts)
    facts: dict[str, Fact] = {
        "action": capital(_name(found.action, texts)),
        "why": refusal_sentence(found.refusal, texts),
    }
    return sentence(texts, "hints.blocked", facts)


def _advice(advice: Advice, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "n": advice.n,
        "places": _list(advice.places, texts),
        "things": _list(advice.things, texts),
    }
    return sentence(texts, f"hints.advice.{advice.id}", facts)
