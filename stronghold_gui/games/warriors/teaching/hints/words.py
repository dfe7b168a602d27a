"""A hint in sentences. Other players stand in them by their seats; what is the reader's own has no owner named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.moves import END, PASS_WINDOW
from stronghold_gui.games.warriors.pieces import BATTLE_KINDS, COMMON, DRAGON_IDS, PEOPLES, TYPES, WARRIORS
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.games.warriors.wording import move_label, names, refusal_sentence
from stronghold_gui.games.warriors.wording.nouns import Noun, sentence
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

MOST_LISTED: Final = 10
"""Places or cards that are named one by one; more are counted."""


def told(hint: Hint, texts: Catalogue) -> Told:
    """Return a hint in the language of a catalogue."""
    book = load_book(REFERENCE, texts.language, hint.setting)
    return Told(
        about=sentence(texts, f"hints.about.{hint.about}", {}),
        rule=book.at(hint.anchor).title,
        anchor=hint.anchor,
        summary=_summary(hint, texts),
        groups=tuple(ToldGroup(_group(group, hint, texts), group.places or _lit(group)) for group in hint.groups),
        blocked=tuple(_blocked(found, hint, texts) for found in hint.blocked),
        advice=tuple(ToldGroup(_advice(advice, hint, texts), advice.places) for advice in hint.advice),
    )


def _summary(hint: Hint, texts: Catalogue) -> str:
    """Return how many moves there are; ending is one more that has a button."""
    end = move_label(PASS_WINDOW if hint.kind == "catapult" else END, texts, hint.kind)
    if not hint.count:
        return texts("hints.summary.only_end", end=end)
    return texts(f"hints.summary.{'or_end' if hint.may_end else 'moves'}", n=hint.count, end=end)


def _lit(group: Group) -> tuple[str, ...]:
    return (group.head,) if "." in group.head else ()


def _group(group: Group, hint: Hint, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "n": int(group.head) if group.head.isdecimal() else group.count,
        "head": _own(group.head, texts),
        "things": _list(group.things, hint, texts),
        "places": _list(group.places, hint, texts),
    }
    form = ".dragon" if group.kind == "attack" and group.head in DRAGON_IDS else ""
    return sentence(texts, f"hints.group.{group.kind}{form}", facts)


def _own(name: str, texts: Catalogue) -> str:
    """Return one's own faction, dragon or type of card as it begins a line: "the goblins", "an archer"."""
    if name in TYPES:
        return Noun(f"type.{name}").word(texts, "a")
    return _word(names.place(name, (), texts), texts, "own") if name and not name.isdecimal() else ""


def _word(noun: Fact, texts: Catalogue, form: str) -> str:
    return noun.word(texts, form) if isinstance(noun, Noun) else str(noun)


def _list(what: Sequence[str], hint: Hint, texts: Catalogue) -> str:
    """Return names as a list; of many how many they are."""
    different = list(dict.fromkeys(_name(name, hint, texts) for name in what))
    if len(different) > MOST_LISTED:
        return sentence(texts, "hints.many", {"n": len(different)})
    return texts.join(different)


def _name(name: str, hint: Hint, texts: Catalogue) -> str:
    """Return what anything is called within a list: a place, a card, a people, a kind of battle."""
    if name in BATTLE_KINDS:
        return names.kind(name).word(texts)
    if name in PEOPLES:
        return names.people(name).word(texts)
    seat, _, rest = name.partition(".")
    own = seat == SEATS[hint.seat]
    if own and rest in PEOPLES:
        return _word(names.place(name, (), texts), texts, "people")
    if name in COMMON or (own and rest in WARRIORS):
        return names.card(rest if own else name).word(texts, "a")
    return _word(names.anything(name, (), texts), texts, "plain")


def _blocked(found: Blocked, hint: Hint, texts: Catalogue) -> str:
    action = found.action
    if action in ("again", "charge", "catapult"):
        name = sentence(texts, f"hints.action.{action}", {})
    else:
        name = capital(_name(action, hint, texts))
    if found.refusal is None:
        return sentence(texts, f"hints.blocked.{found.why}", {"action": name})
    return sentence(texts, "hints.blocked.rule", {"action": name, "why": refusal_sentence(found.refusal, texts)})


def _advice(advice: Advice, hint: Hint, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "n": advice.n,
        "places": _list(advice.places, hint, texts),
        "things": _list(advice.things, hint, texts),
    }
    return sentence(texts, f"hints.advice.{advice.id}", facts)
