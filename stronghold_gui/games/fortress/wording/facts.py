"""From the fields of events, moves and refusals to facts for sentences: what a field means is told by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from stronghold_gui.games.fortress.events import seat_of
from stronghold_gui.games.fortress.wording.nouns import Noun, card, counted, figure, place, seat_name
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_FIGURES: Final = frozenset({"figure", "target", "striker", "other", "hunter"})
_CARDS: Final = frozenset({"card", "champion"})
_PLACES: Final = frozenset({"space", "start"})
_COUNTED: Final = frozenset({"skulls", "wounds", "dice", "shields", "levels", "cost", "count", "limit"})
"""What can be counted in words: ``{skulls_count}``."""
_ALSO: Final[Mapping[str, str]] = {"count": "levels", "wounds": "unblocked"}
"""What can be counted as something else, too: where there are no wounds, skulls that no shield blocks destroy."""
_MESSAGES: Final[Mapping[str, str]] = {
    "power": "power", "scenario": "scenario", "weapon": "weapon", "how": "how", "direction": "direction",
}  # fmt: skip
"""What is a message of its own, by the family that it belongs to."""


def facts_of(thing: Struct, seats: Sequence[str], texts: Catalogue) -> dict[str, Fact]:
    """Return the fields of an event or move as facts."""
    return facts({name: getattr(thing, name) for name in thing.__struct_fields__}, seats, texts)


def facts(figures: Mapping[str, object], seats: Sequence[str], texts: Catalogue) -> dict[str, Fact]:
    """Return figures as facts; numbers also with what they count."""
    found: dict[str, Fact] = {}
    for name, given in figures.items():
        match given:
            case tuple():
                found[name] = texts.join([_word(seat_name(int(seat), seats), texts) for seat in given])
            case int() if name == "who":
                found[name] = seat_name(seat_of(given), seats)
            case int() if name == "seat":
                found[name] = seat_name(given, seats)
            case int():
                found[name] = given
                if name in _COUNTED:
                    found[f"{name}_count"] = counted(name, given)
                if name in _ALSO:
                    found[f"{_ALSO[name]}_count"] = counted(_ALSO[name], given)
            case _:
                found[name] = _named(name, str(given), texts)
                if name == "other":
                    found["other_place"] = place(str(given))
    return found


def _named(name: str, given: str, texts: Catalogue) -> Fact:
    if name in _FIGURES:
        return figure(given, texts)
    if name in _CARDS:
        return card(given, texts)
    if name in _PLACES:
        return place(given)
    return Noun(f"{_MESSAGES[name]}.{given}") if name in _MESSAGES and given else given


def _word(fact: Fact, texts: Catalogue) -> str:
    return str(fact) if isinstance(fact, str | int) else fact.word(texts)
