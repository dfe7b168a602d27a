"""A hint in sentences.

Numbered places are called by the ids that stand on the board, which are short and alike in every language; houses,
heroes and units by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.moves import DONE
from stronghold_gui.games.stronghold.pieces import DEEDS, DEFENDER_ACTIONS, DEFENDERS, HEROES, PHASES, UNITS
from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.games.stronghold.teaching.reference.figures import values_of
from stronghold_gui.games.stronghold.wording import (
    action_name,
    capital,
    card_name,
    lowered,
    move_label,
    phase_name,
    place_name,
    price_text,
    refusal_sentence,
    unit_name,
)
from stronghold_gui.games.stronghold.wording.nouns import counted, piece, say, unit
from stronghold_gui.teaching.hints.hint import Advice, Blocked, Group, Hint, Told, ToldGroup
from stronghold_gui.teaching.reference import load_book
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

MOST_LISTED: Final = 10
"""Places that are named one by one; more are counted."""
_ON_BOARD: Final = re.compile(r"(ST|R|T|F)?[WE]\d*(-R[WE]\d+)?|R[WE]\d+-R[WE]\d+")
_ACTIONS: Final = frozenset({*DEFENDER_ACTIONS, *DEEDS, "minor", "major"})


def told(hint: Hint, texts: Catalogue) -> Told:
    """Return a hint in the language of a catalogue."""
    book = load_book(REFERENCE, texts.language, hint.setting)
    return Told(
        about=texts(f"hints.about.{hint.about}"),
        rule=book.at(hint.anchor).title,
        anchor=hint.anchor,
        summary=_summary(hint, texts),
        groups=tuple(ToldGroup(_group(group, hint, texts), _lit(group)) for group in hint.groups),
        blocked=tuple(_blocked(found, hint, texts) for found in hint.blocked),
        advice=tuple(ToldGroup(_advice(advice, texts), advice.places) for advice in hint.advice),
    )


def _summary(hint: Hint, texts: Catalogue) -> str:
    """Return how many moves there are; ending is one more that has a button."""
    end = move_label(DONE, texts, hint.kind)
    if not hint.count:
        return texts("hints.summary.only_end", end=end)
    return texts(f"hints.summary.{'or_end' if hint.may_end else 'moves'}", n=hint.count, end=end)


# -- groups --------------------------------------------------------------------------------------------------------


def _group(group: Group, hint: Hint, texts: Catalogue) -> str:
    values = values_of(hint.setting)
    message = f"hints.group.{group.kind}"
    if group.kind == "keep":
        message = f"{message}.{group.head}"
    elif group.kind == "buy" and group.places == ("RAM",):
        message = f"{message}.ram"
    facts: dict[str, Fact] = {
        "n": group.count,
        "head": capital(_name(group.head, texts)),
        "card": lowered(_name(group.head, texts)),
        "piece": piece(group.head),
        "unit": unit(group.head),
        "price": price_text(group.head or group.kind, values, texts),
        "things": _names(group.things, texts),
        "places": _names(group.places, texts),
    }
    return capital(say(texts, message, facts))


def _lit(group: Group) -> tuple[str, ...]:
    """Return the places that a group speaks of."""
    names = (group.head, *group.things, *group.places)
    return tuple(dict.fromkeys(name for name in names if _ON_BOARD.fullmatch(name) or name in group.places))


def _names(names: Sequence[str], texts: Catalogue) -> str:
    """Return names as a list; of many places how many they are."""
    different = list(dict.fromkeys(_name(name, texts) for name in names))
    if len(different) > MOST_LISTED:
        return texts("hints.places", n=len(different))
    return texts.join(different)


def _name(name: str, texts: Catalogue) -> str:
    """Return what anything is called: a unit in the plural, an action, a phase, a card, a place."""
    if _ON_BOARD.fullmatch(name):
        return name
    if name in load_cards().actions:
        return card_name(name, texts)
    if name in UNITS or name in DEFENDERS:
        return unit_name(name, texts, "many")
    if name in HEROES:
        return unit_name(name, texts)
    if name in PHASES:
        return phase_name(name, texts)
    if name in _ACTIONS or texts.has(f"action.{name}"):
        return action_name(name, texts)
    if texts.has(f"piece.{name}"):
        return piece(name).word(texts)
    return place_name(name, texts)


# -- the rest ------------------------------------------------------------------------------------------------------


def _blocked(found: Blocked, hint: Hint, texts: Catalogue) -> str:
    name = capital(action_name(found.action, texts))
    if found.refusal is not None:
        return texts("hints.blocked.rule", action=name, why=refusal_sentence(found.refusal, texts))
    price = price_text(found.action, values_of(hint.setting), texts)
    return texts(f"hints.blocked.{found.why}", action=name, price=price)


def _advice(advice: Advice, texts: Catalogue) -> str:
    facts: dict[str, Fact] = {
        "n": advice.n,
        "places": _names(advice.places, texts),
        "things": _names(advice.things, texts),
        "units": counted("count.units", advice.units),
        "hourglasses": counted("count.hourglasses", advice.n),
    }
    return say(texts, f"hints.advice.{advice.id}", facts)
