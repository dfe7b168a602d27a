"""Refusals in words: what stops a move, with its figures, and where the rule stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import action_name, actor, card_name, deed_name, phase_name
from stronghold_gui.games.stronghold.wording.nouns import Fact, Noun, counted, sentence
from stronghold_gui.games.stronghold.wording.sources import source_text
from stronghold_gui.text import Catalogue


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why the move is refused, in one sentence with its figures; the rule's source stands apart.

    Args:
        refusal: the refusal.
        texts: the language.
        seats: the names of the seats by number; without them their roles.
    """
    facts = _facts(refusal.figures, texts, seats)
    message = f"reason.{refusal.reason}"
    if refusal.reason == "no_trainee" and refusal.figures.get("unit") in UNITS:
        message += ".discard"
    return sentence(texts, message, **facts)


def refusal_source(refusal: Refusal, texts: Catalogue) -> str:
    """Return where the rule behind a refusal stands, with its short title."""
    return source_text(refusal.source, texts)


_NOUNS: Final[Mapping[str, Callable[[str], Noun]]] = {
    "place": nouns.place,
    "start": nouns.place,
    "goal": nouns.place,
    "unit": nouns.unit,
    "hero": nouns.unit,
}
_NAMES: Final[Mapping[str, Callable[[str, Catalogue], str]]] = {
    "action": action_name,
    "card": card_name,
    "deed": deed_name,
    "phase": phase_name,
}
_COUNTERS: Final = ("hourglasses", "resources", "units")
_KINDS: Final = frozenset(Kind)


def _facts(figures: Mapping[str, Figure], texts: Catalogue, seats: Sequence[str]) -> dict[str, Fact]:
    """Return the figures as words: ids as nouns or names, numbers also with what they count (``cost_resources``)."""
    facts: dict[str, Fact] = {}
    unit = str(figures.get("unit", ""))
    for name, value in figures.items():
        if name == "seat":
            facts[name] = actor(int(value), seats, texts)
        elif isinstance(value, int):
            facts |= _number(name, value, unit)
        else:
            facts[name] = _word(name, value, texts)
    return facts


def _number(name: str, value: int, unit: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = {f"{name}_{what}": counted(f"count.{what}", value) for what in _COUNTERS}
    facts[name] = value
    if name == "count":
        facts["n"] = value
    if unit:
        facts[f"{name}_of"] = nouns.units(unit, value)
    return facts


def _word(name: str, value: str, texts: Catalogue) -> Fact:
    if name in _NOUNS:
        return _NOUNS[name](value)
    if name in _NAMES:
        return _NAMES[name](value, texts)
    match name:
        case "piece":
            return action_name(value, texts) if texts.has(f"action.{value}") else nouns.piece(value)
        case "stage":
            question = value in _KINDS and not texts.has(f"stage.{value}.now")
            return texts("stage.question.now" if question else f"stage.{value}.now")
        case "step":
            return texts(f"step.{value.lower()}")
        case _:
            return value
