"""Refusals in words: what stops a move, with its figures, and where the rule stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.games.stronghold.board import CAMP, SIDES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import action_name, actor, card_name, deed_name, phase_name
from stronghold_gui.games.stronghold.wording.nouns import Noun, counted, sentence
from stronghold_gui.games.stronghold.wording.sources import source_text
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why the move is refused, in one sentence with its figures; the rule's source stands apart.

    Args:
        refusal: the refusal.
        texts: the language.
        seats: the names of the seats by number; without them their roles.
    """
    facts = _facts(refusal.figures, texts, seats)
    return sentence(texts, _message(refusal), **facts)


def refusal_brief(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why in a few words, beside the name of what is refused; the whole sentence where there are no such words.

    A row of a dock has room for some twenty letters: what it is about stands there already.
    """
    for message in (_message(refusal), f"reason.{refusal.reason}"):
        if texts.has(f"{message}.brief"):
            return sentence(texts, f"{message}.brief", **_facts(refusal.figures, texts, seats))
    return refusal_sentence(refusal, texts, seats)


def refusal_source(refusal: Refusal, texts: Catalogue) -> str:
    """Return where the rule behind a refusal stands, with its short title."""
    return source_text(refusal.source, texts)


def _message(refusal: Refusal) -> str:
    """Return the id of the sentence: that of the reason, or of one of its special cases."""
    match refusal.reason, refusal.figures.get("unit"):
        case "no_trainee", unit if unit in UNITS:
            return "reason.no_trainee.discard"
        case "too_few_units", _ if "prices" in refusal.figures:
            return "reason.too_few_units.any"
        case "not_the_one", "gate":
            return "reason.not_the_one.gate"
        case "number_used_up", _ if refusal.figures.get("place") == CAMP:
            return "reason.number_used_up.camp"
        case "other_side", _ if refusal.source in _PARTNERS:
            return f"reason.other_side.{'partner' if refusal.figures.get('start') in SIDES else 'crossing'}"
        case reason, _:
            return f"reason.{reason}"


_PARTNERS: Final = ("R-96", "R-99")
"""The rulings that keep each of two partners on their own side."""


_NOUNS: Final[Mapping[str, Callable[[str], Noun]]] = {
    "place": nouns.place,
    "start": nouns.place,
    "goal": nouns.place,
    "unit": nouns.unit,
    "hero": nouns.unit,
}
_TITLES: Final[Mapping[str, Callable[[str, Catalogue], str]]] = {
    "action": action_name,
    "deed": deed_name,
    "phase": phase_name,
}
"""What sentences put in quotes, with a capital letter as it is printed."""
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
            facts[name] = _now(value, texts, seats) if name == "stage" else _word(name, value, texts)
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
        return _named(_NOUNS[name](value), value, texts)
    if name in _TITLES:
        return capital(_TITLES[name](value, texts))
    match name:
        case "card":
            return card_name(value, texts)
        case "piece":
            return _piece(value, texts)
        case "prices":
            return _prices(value, texts)
        case "step":
            return texts(f"step.{value.lower()}")
        case _:
            return value


def _prices(value: str, texts: Catalogue) -> str:
    """Return several prices as alternatives; the figure names them like ``troll:1 orc:2``."""
    pairs = [price.split(":") for price in value.split()]
    return texts.join([nouns.units(unit, int(number)).word(texts) for unit, number in pairs], "or")


def _now(stage: str, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return what is going on, as it completes "not now:"; two who play a stage together are spoken of together."""
    if stage in _KINDS and not texts.has(f"stage.{stage}.now"):
        return texts("stage.question.now")
    together = {"phase": min(SEATS), "pause": max(SEATS) - 1}
    partners = len(seats) > together.get(stage, len(seats))
    return texts(f"stage.{stage}.now{'.partners' if partners else ''}")


def _piece(value: str, texts: Catalogue) -> Fact:
    """Return what a refusal calls a piece; a move may name an action, a deed or a card in its stead."""
    for family in _INSTEAD:
        if texts.has(f"{family}.{value}"):
            return texts(f"{family}.{value}")
    return _named(nouns.piece(value), value, texts)


_INSTEAD: Final = ("action", "deed", "phase")
_FAMILIES: Final = ("unit", "piece", "place", *_INSTEAD)


def _named(noun: Noun, value: str, texts: Catalogue) -> Noun:
    """Return a noun that has a name where a move names a thing of another family, such as a card as a place."""
    if not noun.id.endswith(".other"):
        return noun
    known = next((family for family in _FAMILIES if texts.has(f"{family}.{value}")), "")
    return Noun(noun.id, (("id", texts(f"{known}.{value}") if known else card_name(value, texts)),))
