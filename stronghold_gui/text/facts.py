"""Facts for sentences, made from the fields of events, moves and refusals by the fields' names.

Each game derives its own ``Facts`` and has a table of the forms of its sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from msgspec import Struct

from stronghold_gui.core.notation import snake
from stronghold_gui.text.catalogue import Catalogue
from stronghold_gui.text.nouns import Fact


class Facts:
    """Conversion of figures to facts, for one table and one language.

    Attributes:
        SEATS: the fields that hold the number of a seat; a number below 0 stands for no seat.
        NOUNS: the function that makes the noun of a field, by the field's name.
        PLURALS: the fields whose number chooses the plural; it is also the fact ``n``, without a minus sign.
        seats: the names of the seats by number, "" for a seat without one; empty if no seat has a name.
        texts: the language.
    """

    SEATS: ClassVar[frozenset[str]] = frozenset({"seat"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = MappingProxyType({})
    PLURALS: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, seats: Sequence[str], texts: Catalogue) -> None:
        self.seats = seats
        self.texts = texts

    def of(self, thing: Struct) -> dict[str, Fact]:
        """Return the fields of an event or move as facts."""
        return self.facts({name: getattr(thing, name) for name in thing.__struct_fields__})

    def facts(self, figures: Mapping[str, object]) -> dict[str, Fact]:
        """Return figures as facts, without booleans, which only choose the form of a sentence."""
        found: dict[str, Fact] = {}
        for name, given in figures.items():
            match given:
                case bool():
                    pass
                case int() if name in self.SEATS:
                    found[name] = self._seat(given) if given >= 0 else ""
                case int():
                    found |= self._number(name, given)
                    if name in self.PLURALS:
                        found["n"] = abs(given)
                case tuple():
                    found[name] = self._listed(name, given)
                case _:
                    found[name] = self._word(name, str(given))
        return found | self._together(figures)

    def _seat(self, number: int) -> Fact:
        """Return the fact for a seat: its player."""
        raise NotImplementedError

    def _number(self, name: str, number: int) -> dict[str, Fact]:
        """Return the facts for a number, also with the counted thing."""
        return {name: number}

    def _word(self, name: str, given: str) -> Fact:
        """Return the fact for a word; the word itself if no table knows its field."""
        return self.NOUNS[name](given) if name in self.NOUNS else given

    def _listed(self, name: str, given: tuple[object, ...]) -> Fact:
        """Return several things as a text; by default side by side, like dice."""
        del name
        return " ".join(str(item) for item in given)

    def _together(self, figures: Mapping[str, object]) -> dict[str, Fact]:
        """Return the facts that combine several figures, such as a number and the counted thing."""
        del figures
        return {}


def message_of(family: str, thing: Struct, forms: Mapping[type, Callable[..., str]]) -> str:
    """Return the id of the sentence of an event or move: by its class, and the form that its fields choose.

    Args:
        family: ``event`` or ``move``.
        thing: the event or move.
        forms: functions that return the suffix of the id (``.hit``), for classes with several sentences.
    """
    kind = type(thing)
    return f"{family}.{snake(kind)}{forms[kind](thing) if kind in forms else ''}"
