"""From the fields of events, moves and refusals to facts for sentences: what a field means is told by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.nouns import Noun, counted, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

Seats = Sequence[str]

_SEATS: Final = frozenset({"seat", "defender", "winner", "loser", "owner", "better", "dealer"})
_COUNTED: Final = frozenset(
    {"cards", "catapults", "wizards", "points", "dice", "infantry", "flames"},
)
"""What can be counted in words: ``{points_count}``, and of a limit ``{limit_cards}``."""

_PLACED: Final[Mapping[str, Callable[[str, Seats, Catalogue], Fact]]] = {
    **dict.fromkeys(("place", "side", "faction", "dragon", "start", "goal"), names.place),
    "target": names.target,
    **dict.fromkeys(("card", "camp"), names.anything),
}
"""What lies before a seat, so that its owner may be named."""
_NOUNS: Final[Mapping[str, Callable[[str], Fact]]] = {
    "piece": names.card,
    **dict.fromkeys(("people", "same", "enemy"), names.people),
    "kind": names.kind,
}
_MESSAGES: Final[Mapping[str, str]] = {"what": "due", "window": "window"}
"""What is a message of its own: the kind of decision that is due, the moment for catapults."""


def facts_of(thing: Struct, seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return the fields of an event or move as facts."""
    return facts({name: getattr(thing, name) for name in thing.__struct_fields__}, seats, texts)


def facts(figures: Mapping[str, object], seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    """Return figures as facts; numbers also with what they count, and the one that chooses the plural as ``n``."""
    found: dict[str, Fact] = {}
    for name, given in figures.items():
        found |= _facts(name, given, seats, texts)
    return found


def _facts(name: str, given: object, seats: Seats, texts: Catalogue) -> dict[str, Fact]:
    match given:
        case tuple():
            return {name: _list(name, given, seats, texts)}
        case int() if name in _SEATS:
            return {name: names.seat_name(given, seats, texts) if given >= 0 else ""}
        case int():
            return _number(name, given)
        case str():
            return {name: _word(name, given, seats, texts)}
        case _:
            return {name: str(given)}


def _word(name: str, given: str, seats: Seats, texts: Catalogue) -> Fact:
    if name in _PLACED:
        return _PLACED[name](given, seats, texts)
    if name in _NOUNS:
        return _NOUNS[name](given)
    return say(texts, f"{_MESSAGES[name]}.{given}", {}) if name in _MESSAGES else given


def _list(name: str, given: tuple[object, ...], seats: Seats, texts: Catalogue) -> str:
    words = [str(item) for item in given]
    match name:
        case "cards":
            return names.card_list(words, texts)
        case "members":
            return names.member_list(words, texts)
        case "winners":
            return texts.join([names.seat_name(int(word), seats, texts) for word in words])
        case _:
            # Dice: digits side by side.
            return " ".join(words)


def _number(name: str, number: int) -> dict[str, Fact]:
    found: dict[str, Fact] = {name: number}
    if name in ("count", "cards"):
        found["n"] = number
    if name in _COUNTED:
        found[f"{name}_count"] = counted(f"count.{name}", number)
    if name == "limit":
        found |= {f"limit_{what}": Noun(f"count.{what}", (("n", number),)) for what in sorted(_COUNTED)}
    return found
