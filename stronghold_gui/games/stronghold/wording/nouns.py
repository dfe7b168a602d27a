"""The words of this game, and the functions that put them into its sentences; ``text.nouns`` explains both."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, ORDERS, SUPPLY, TRAINING, UNITS
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, Vocabulary, VocabularyNoun, capital

VOCABULARY: Final = Vocabulary("")
say: Final = VOCABULARY.say
sentence: Final = VOCABULARY.sentence


@dataclass(frozen=True, slots=True)
class Noun(VocabularyNoun):
    """A word of this game."""

    vocabulary = VOCABULARY


@dataclass(frozen=True, slots=True)
class Title:
    """A name that is printed with a capital letter. Sentences that quote it use its form ``title``."""

    name: str

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the name for running text, or capitalised as a title."""
        del texts
        return capital(self.name) if form == "title" else self.name


# -- the families --------------------------------------------------------------------------------------------------


_UNIT_IDS: Final = frozenset({*UNITS, *DEFENDERS, *HEROES})


def unit(name: str) -> Noun:
    """Return a kind of unit of either camp, or a hero."""
    return Noun(f"unit.{name}") if name in _UNIT_IDS else _other("piece", name)


def units(name: str, count: int) -> Noun:
    """Return units with their number: "1 orc", "3 orcs"."""
    if name not in _UNIT_IDS or name in HEROES:
        return unit(name)
    return counted(f"unit.{name}.count", count)


def some_units(name: str, count: int) -> Noun:
    """Return a number of units in the form for a sentence: "an orc" (in the form ``a``), but "3 orcs"."""
    return unit(name) if count == 1 else units(name, count)


def counted(message_id: str, count: int) -> Noun:
    """Return a number of things by the message that counts them (``count.hourglasses``)."""
    return Noun(message_id, (("n", count),))


_LOOSE_PIECES: Final = ("order", "hidden", "cauldron", "blessing", "glare", "gate", "gate_marker", "altar_influence")
_PIECE_IDS: Final = frozenset((*SUPPLY, *TRAINING, *ORDERS, *_LOOSE_PIECES))


def piece(name: str) -> Noun:
    """Return a tile, component, card or machine; a unit too, for sentences that may name either."""
    if name in _UNIT_IDS:
        return unit(name)
    return Noun(f"piece.{name}") if name in _PIECE_IDS else _other("piece", name)


def pieces(name: str, count: int) -> Noun:
    """Return pieces with their number. Only components are counted, since a place has at most one of other pieces."""
    return counted(f"piece.{name}.count", count) if name in {"stone", "wood"} else piece(name)


_NUMBERED: Final = re.compile(r"(ST|R|T|F|)([WE])(\d*)")
_NUMBERED_PLACES: Final = {"": "wall", "ST": "siege_tower", "R": "rampart", "T": "tower", "F": "foreground"}
_SIDES: Final = {"W": "west", "E": "east"}
_PLACES: Final = {
    "RB": "barbican",
    "RAM": "ram",
    "CAMP": "camp",
    **{
        name: name
        for name in (
            "west", "east", "forge", "workshop", "scouts", "cathedral", "barracks", "guards", "guard_of_honour",
            "courtyard", "hospital", *HEROES,
        )
    },
}  # fmt: skip


def place(name: str) -> Noun:
    """Return a place by its id: ``W3``, ``STW2``, ``RE1``, ``TW4``, ``FW``, ``RB``, a trap field ``FW-RW1``, a house.

    Also the third gate (``gate3``), a side (``west``) and a hero with a tile.
    """
    if name in _PLACES:
        return Noun(f"place.{_PLACES[name]}")
    if match := _NUMBERED.fullmatch(name):
        kind, side, number = match.groups()
        if bool(number) != (kind == "F"):
            facts: tuple[tuple[str, Fact], ...] = (("n", number),) if number else ()
            return Noun(f"place.{_NUMBERED_PLACES[kind]}.{_SIDES[side]}", facts)
    start, _, goal = name.partition("-")
    if start and goal:
        return Noun("place.path", (("start", place(start)), ("goal", place(goal))))
    if name.startswith("gate") and name[4:].isdecimal():
        return Noun("place.gate", (("n", name[4:]),))
    return _other("place", name)


def side_of(name: str) -> str:
    """Return the side of a place or path, ``west`` or ``east``, or ""."""
    match = _NUMBERED.fullmatch(name.partition("-")[0])
    return _SIDES[match.group(2)] if match else _PLACES[name] if name in _SIDES.values() else ""


def _other(family: str, name: str) -> Noun:
    """Return the noun for an unknown id from a custom board or file. The id serves as its name."""
    return Noun(f"{family}.other", (("id", name),))
