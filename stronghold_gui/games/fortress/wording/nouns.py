"""Names of figures, cards, places and seats, and counted things, as facts for sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, Vocabulary, VocabularyNoun

VOCABULARY: Final = Vocabulary("fortress.")
say: Final = VOCABULARY.say
sentence: Final = VOCABULARY.sentence


@dataclass(frozen=True, slots=True)
class Noun(VocabularyNoun):
    """A word of this game."""

    vocabulary = VOCABULARY


def known(texts: Catalogue, noun: Noun, name: str) -> Fact:
    """Return a noun if there are words for it, else its id: cards of another box have no words."""
    return noun if VOCABULARY.has(texts, noun.id) else name


def figure(name: str, texts: Catalogue) -> Fact:
    """Return a figure, or the door if it is a target."""
    if name == DOOR:
        return Noun("piece.door")
    card_id, _, number = name.partition(".")
    return known(texts, Noun(f"figure.{card_id}", (("number", number),)), name)


def card(name: str, texts: Catalogue) -> Fact:
    """Return an army card."""
    return known(texts, Noun(f"card.{name}"), name)


def place(name: str) -> Fact:
    """Return a space or rung as a fact; a name without a level stays as it is."""
    column, _, level = name.rpartition(",")
    return Noun("place", (("column", column), ("level", level))) if "," in column else name


def anything(name: str, texts: Catalogue) -> Fact:
    """Return a figure, a card or a space as a fact; any other word stays as it is."""
    if "," in name:
        return place(name)
    return figure(name, texts) if "." in name or name == DOOR else card(name, texts)


def seat_name(seat: int, seats: Sequence[str]) -> Fact:
    """Return the name of a seat's player, or "Player 1" where none is given."""
    given = seats[seat] if seat < len(seats) else ""
    return given or Noun("seat", (("number", seat + 1),))


def word_of(fact: Fact, texts: Catalogue) -> str:
    """Return a fact in words, a noun in its plain form."""
    return str(fact) if isinstance(fact, str | int) else fact.word(texts)


def counted(name: str, number: int) -> Noun:
    """Return a number of things by the message that counts them (``count.skulls``)."""
    return Noun(f"count.{name}", (("n", number),))
