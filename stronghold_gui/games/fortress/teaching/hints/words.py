"""A hint in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.fortress.field.hexes import DIRECTIONS
from stronghold_gui.games.fortress.moves import DOOR, END
from stronghold_gui.games.fortress.notation import SPACE
from stronghold_gui.games.fortress.setting import cards
from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.games.fortress.wording.nouns import Noun, card, figure, place, sentence
from stronghold_gui.games.fortress.wording.sentences import move_label, refusal_sentence
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

MOST_LISTED: Final = 8
"""Spaces or figures that are named one by one; more are counted."""


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
    end = move_label(END, texts)
    if not hint.count:
        return texts("hints.summary.only_end", end=end)
    return texts(f"hints.summary.{'or_end' if hint.may_end else 'moves'}", n=hint.count, end=end)


def _group(group: Group, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "head": _name(group.head, texts) if group.head else "",
        "things": _list(group.things, texts),
        "places": _list(group.places, texts),
    }
    return sentence(texts, f"hints.group.{group.kind}", facts)


def _list(what: Sequence[str], texts: Catalogue) -> str:
    """Return names as a list; of many how many they are."""
    different = list(dict.fromkeys(_name(name, texts) for name in what))
    if len(different) > MOST_LISTED:
        return sentence(texts, "hints.many", {"n": len(different)})
    return texts.join(different)


def _name(name: str, texts: Catalogue) -> str:
    """Return what anything is called within a list: a space, a direction, the door, a card, a figure, a power."""
    if SPACE.fullmatch(name):
        return _word(place(name), texts)
    if name in DIRECTIONS:
        return _word(Noun(f"direction.{name}"), texts)
    if name in cards().params:
        return _word(Noun(f"power.{name}"), texts)
    if name in cards().ids:
        return _word(card(name, texts), texts)
    return _word(figure(name, texts), texts) if name == DOOR or "." in name else name


def _word(fact: Fact, texts: Catalogue) -> str:
    return fact if isinstance(fact, str) else str(fact) if isinstance(fact, int) else fact.word(texts)


def _blocked(found: Blocked, texts: Catalogue) -> str:
    action = found.action
    if action in (DOOR, "flag", "stop"):
        name = sentence(texts, f"hints.action.{action}", {})
    else:
        name = capital(_name(action, texts))
    assert found.refusal is not None, "all that this game calls impossible the rules refuse"
    return sentence(texts, "hints.blocked.rule", {"action": name, "why": refusal_sentence(found.refusal, texts)})


def _advice(advice: Advice, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {"places": _list(advice.places, texts), "things": _list(advice.things, texts)}
    return sentence(texts, f"hints.advice.{advice.id}", facts)
