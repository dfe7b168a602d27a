"""Meanings of the fields of Stronghold's events, moves and refusals in its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording import names, nouns
from stronghold_gui.games.stronghold.wording.nouns import Noun, Title, counted
from stronghold_gui.text import Catalogue, facts
from stronghold_gui.text.nouns import Fact, capital

_TITLES: Final[Mapping[str, Callable[[str, Catalogue], str]]] = {
    **dict.fromkeys(("action", "size", "cause"), names.action_name),
    "card": names.card_name,
    "deed": names.deed_name,
    "phase": names.phase_name,
    "source": names.glory_name,
    "stage": names.stage_name,
}
"""Titles that sentences may quote, capitalised as printed."""
_COUNTED: Final = ("hourglasses", "resources", "units")
"""Countable words: each works as a field of that name, and after any number: ``{cost_resources}``."""


class Facts(facts.Facts):
    """Figures of Stronghold as facts."""

    SEATS = frozenset({"seat", "partner", "owner"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Noun]]] = {
        **dict.fromkeys(("place", "start", "goal", "wall", "building", "altar"), nouns.place),
        **dict.fromkeys(("unit", "other", "pay", "into", "hero"), nouns.unit),
        **dict.fromkeys(("piece", "tile"), nouns.piece),
    }
    PLURALS = frozenset({"count", "hourglasses", "points"})

    def _seat(self, number: int) -> str:
        return names.actor(number, self.seats, self.texts)

    def _number(self, name: str, number: int) -> dict[str, Fact]:
        found: dict[str, Fact] = {f"{name}_{what}": counted(f"count.{what}", number) for what in _COUNTED}
        found[name] = counted(f"count.{name}", number) if name in _COUNTED else number
        return found

    def _word(self, name: str, given: str) -> Fact:
        if name in self.NOUNS:
            return _known(self.NOUNS[name](given), given, self.texts)
        if name in _TITLES:
            return Title(_TITLES[name](given, self.texts))
        match name:
            case "prices":
                return _prices(given, self.texts)
            case "step":
                return self.texts(f"step.{given.lower()}")
            case _:
                return given

    def _listed(self, name: str, given: tuple[object, ...]) -> str:
        texts = self.texts
        match name:
            case "cards":
                cards = [capital(names.card_name(str(card), texts)) for card in given]
                return texts.join([texts("event.cards_offered.card", card=card) for card in cards], "or")
            case "kinds":
                return texts.join([names.unit_name(str(kind), texts) for kind in given], "or")
            case "units":
                numbers = (int(str(number)) for number in given)
                return names.units_text(zip(UNITS, numbers, strict=True), texts)
            case _:
                return _terms(given, texts)

    def _together(self, figures: Mapping[str, object]) -> dict[str, Fact]:
        """Return each number with the kind of unit in ``unit``: ``cost`` becomes ``{cost_of}``, as in "3 orcs"."""
        unit = str(figures.get("unit", ""))
        numbers = {name: given for name, given in figures.items() if isinstance(given, int)}
        return {f"{name}_of": nouns.units(unit, number) for name, number in numbers.items()} if unit else {}


_FAMILIES: Final = ("unit", "piece", "place", "action", "deed", "phase")


def _known(noun: Noun, given: str, texts: Catalogue) -> Noun:
    """Return the noun, or the name of a thing of another family, as when a move names a card as a place."""
    if not noun.id.endswith(".other"):
        return noun
    known = next((family for family in _FAMILIES if texts.has(f"{family}.{given}")), "")
    return Noun(noun.id, (("id", texts(f"{known}.{given}") if known else names.card_name(given, texts)),))


def _prices(given: str, texts: Catalogue) -> str:
    """Return several prices as alternatives. The figure names them like ``troll:1 orc:2``."""
    pairs = [price.split(":") for price in given.split()]
    return texts.join([nouns.units(unit, int(number)).word(texts) for unit, number in pairs], "or")


def _terms(terms: Sequence[object], texts: Catalogue) -> str:
    """Return the terms of a strength: "orcs 4, banner 1"."""
    pairs = [(str(term[0]), int(term[1])) for term in terms if isinstance(term, tuple)]
    named = [
        texts("event.clash.term", what=names.term_name(name, texts), strength=strength)
        for name, strength in pairs
        if strength
    ]
    return ", ".join(named) or texts("event.clash.nothing")
