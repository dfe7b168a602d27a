"""Meanings of the fields of Warriors' events, moves and refusals in its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.nouns import Noun, counted
from stronghold_gui.text import Catalogue, facts
from stronghold_gui.text.nouns import Fact

_PLACED: Final[Mapping[str, Callable[[str, Sequence[str], Catalogue], Fact]]] = {
    **dict.fromkeys(("place", "side", "faction", "dragon", "start", "goal"), names.place),
    "target": names.target,
    **dict.fromkeys(("card", "camp"), names.anything),
}
"""Fields that name things in front of a seat, so that sentences can name the owner."""
_COUNTED: Final = frozenset({"cards", "catapults", "wizards", "points", "dice", "infantry", "flames"})
"""Countable words: ``{points_count}``, or for a limit ``{limit_cards}``."""


class Facts(facts.Facts):
    """Figures of Warriors as facts."""

    SEATS = frozenset({"seat", "defender", "winner", "loser", "owner", "better", "dealer"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = {
        "piece": names.card,
        **dict.fromkeys(("people", "same", "enemy"), names.people),
        "kind": names.kind,
        "what": lambda name: Noun(f"due.{name}"),
        "window": lambda name: Noun(f"window.{name}"),
    }
    PLURALS = frozenset({"count", "cards"})

    def _seat(self, number: int) -> str:
        return names.seat_name(number, self.seats, self.texts)

    def _number(self, name: str, number: int) -> dict[str, Fact]:
        found: dict[str, Fact] = {name: number}
        if name in _COUNTED:
            found[f"{name}_count"] = counted(f"count.{name}", number)
        if name == "limit":
            found |= {f"limit_{what}": counted(f"count.{what}", number) for what in sorted(_COUNTED)}
        return found

    def _word(self, name: str, given: str) -> Fact:
        return _PLACED[name](given, self.seats, self.texts) if name in _PLACED else super()._word(name, given)

    def _listed(self, name: str, given: tuple[object, ...]) -> Fact:
        words = [str(item) for item in given]
        match name:
            case "cards":
                return names.card_list(words, self.texts)
            case "members":
                return names.member_list(words, self.texts)
            case "winners":
                return self.texts.join([self._seat(int(word)) for word in words])
            case _:
                return super()._listed(name, given)
