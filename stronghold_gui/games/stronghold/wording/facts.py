"""From the fields of events, moves and refusals to facts for sentences: what a field means is told by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import names, nouns
from stronghold_gui.games.stronghold.wording.nouns import Noun, Title, counted
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

Seats = Sequence[str]

_SEATS: Final = frozenset({"seat", "partner", "owner"})
_NOUNS: Final[Mapping[str, Callable[[str], Noun]]] = {
    **dict.fromkeys(("place", "start", "goal", "wall", "building", "altar"), nouns.place),
    **dict.fromkeys(("unit", "other", "pay", "into", "hero"), nouns.unit),
    **dict.fromkeys(("piece", "tile"), nouns.piece),
}
_TITLES: Final[Mapping[str, Callable[[str, Catalogue], str]]] = {
    **dict.fromkeys(("action", "size", "cause"), names.action_name),
    "card": names.card_name,
    "deed": names.deed_name,
    "phase": names.phase_name,
    "source": names.glory_name,
    "stage": names.stage_name,
}
"""What sentences may put in quotes, with a capital letter as it is printed."""
_COUNTED: Final = ("hourglasses", "resources", "units")
"""What can be counted in words: as a field of that name, and of any number: ``{cost_resources}``."""
_PLURALS: Final = frozenset({"count", "hourglasses"})
"""Numbers that choose the plural."""


def facts_of(thing: Struct, seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return the fields of an event or move as facts."""
    return facts({name: getattr(thing, name) for name in thing.__struct_fields__}, seats, texts)


def facts(figures: Mapping[str, object], seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return figures as facts; numbers also with what they count, and the one that chooses the plural as ``n``."""
    found: dict[str, Fact] = {}
    unit = str(figures.get("unit", ""))
    for name, given in figures.items():
        match given:
            case tuple():
                found |= _list(name, given, texts)
            case int() if name in _SEATS:
                found[name] = names.actor(given, seats, texts)
            case int():
                found |= _number(name, given, unit)
            case _:
                found[name] = _word(name, str(given), texts)
    return found


def _number(name: str, number: int, unit: str) -> dict[str, Fact]:
    found: dict[str, Fact] = {f"{name}_{what}": counted(f"count.{what}", number) for what in _COUNTED}
    found[name] = counted(f"count.{name}", number) if name in _COUNTED else number
    if name in _PLURALS:
        found["n"] = number
    if unit:
        found[f"{name}_of"] = nouns.units(unit, number)
    return found


def _word(name: str, given: str, texts: Catalogue) -> Fact:
    if name in _NOUNS:
        return _known(_NOUNS[name](given), given, texts)
    if name in _TITLES:
        return Title(_TITLES[name](given, texts))
    match name:
        case "prices":
            return _prices(given, texts)
        case "step":
            return texts(f"step.{given.lower()}")
        case _:
            return given


_FAMILIES: Final = ("unit", "piece", "place", "action", "deed", "phase")


def _known(noun: Noun, given: str, texts: Catalogue) -> Noun:
    """Return a noun that has a name where a move names a thing of another family, such as a card as a place."""
    if not noun.id.endswith(".other"):
        return noun
    known = next((family for family in _FAMILIES if texts.has(f"{family}.{given}")), "")
    return Noun(noun.id, (("id", texts(f"{known}.{given}") if known else names.card_name(given, texts)),))


def _prices(given: str, texts: Catalogue) -> str:
    """Return several prices as alternatives; the figure names them like ``troll:1 orc:2``."""
    pairs = [price.split(":") for price in given.split()]
    return texts.join([nouns.units(unit, int(number)).word(texts) for unit, number in pairs], "or")


def _list(name: str, given: tuple[object, ...], texts: Catalogue) -> dict[str, Fact]:
    match name:
        case "cards":
            cards = [capital(names.card_name(str(card), texts)) for card in given]
            return {name: texts.join([texts("event.cards_offered.card", card=card) for card in cards], "or")}
        case "kinds":
            return {name: texts.join([names.unit_name(str(kind), texts) for kind in given], "or")}
        case "units":
            numbers = (int(str(number)) for number in given)
            return {name: names.units_text(zip(UNITS, numbers, strict=True), texts)}
        case _:
            # The terms of a strength, and their sum: ``{invader_terms}`` and ``{invader}``.
            terms = [(str(item[0]), int(item[1])) for item in given if isinstance(item, tuple)]
            return {name: sum(strength for _, strength in terms), f"{name}_terms": _terms(terms, texts)}


def _terms(terms: Sequence[tuple[str, int]], texts: Catalogue) -> str:
    """Return the terms of a sum: "orcs 4, banner 1"."""
    told = [
        texts("event.clash.term", what=names.term_name(name, texts), strength=strength)
        for name, strength in terms
        if strength
    ]
    return ", ".join(told) or texts("event.clash.nothing")
