"""Meanings of the fields of Fortress's events, moves and refusals in its sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from stronghold_gui.games.fortress.events import seat_of
from stronghold_gui.games.fortress.wording.nouns import Noun, card, counted, figure, place, seat_name, word_of
from stronghold_gui.text import Catalogue, facts
from stronghold_gui.text.nouns import Fact

_NAMED: Final[Mapping[str, Callable[[str, Catalogue], Fact]]] = {
    **dict.fromkeys(("figure", "target", "striker", "other", "hunter"), figure),
    **dict.fromkeys(("card", "champion"), card),
}
"""Fields that name figures or cards; an id without words stays as it is."""
_COUNTED: Final = frozenset({"skulls", "wounds", "dice", "shields", "levels", "cost", "count", "limit"})
"""Fields that can be counted in words: ``{skulls_count}``."""
_ALSO: Final[Mapping[str, str]] = {"count": "levels", "wounds": "unblocked"}
"""Further countable words for the number in a field: in modes without wounds, for example, unblocked skulls."""
_MESSAGES: Final = ("power", "scenario", "weapon", "how", "direction")
"""Fields whose values have messages of their own: ``<field>.<value>``."""


class Facts(facts.Facts):
    """A converter of the fields of Fortress to facts."""

    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = {
        "space": place,
        "start": place,
    }

    def _seat(self, number: int) -> Fact:
        return seat_name(number, self.seats)

    def _number(self, name: str, number: int) -> dict[str, Fact]:
        if name == "who":
            return {name: self._seat(seat_of(number))}
        found: dict[str, Fact] = {name: number}
        if name in _COUNTED:
            found[f"{name}_count"] = counted(name, number)
        if name in _ALSO:
            found[f"{_ALSO[name]}_count"] = counted(_ALSO[name], number)
        return found

    def _word(self, name: str, given: str) -> Fact:
        if name in _NAMED:
            return _NAMED[name](given, self.texts)
        return Noun(f"{name}.{given}") if name in _MESSAGES and given else super()._word(name, given)

    def _listed(self, name: str, given: tuple[object, ...]) -> str:
        del name  # Seats alone are listed.
        return self.texts.join([word_of(self._seat(int(str(seat))), self.texts) for seat in given])

    def _together(self, figures: Mapping[str, object]) -> dict[str, Fact]:
        return {"other_place": place(str(figures["other"]))} if "other" in figures else {}
