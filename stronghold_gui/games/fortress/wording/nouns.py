"""Names of figures, cards, places and seats, and counted things, as facts for sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital, told

PREFIX: Final = "fortress."
"""All messages of this game begin so."""


@value
class Noun:
    """A word that is a message of its own: its id without the game's prefix, and what it speaks of."""

    id: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the word; these have no forms but one."""
        del form
        return say(texts, self.id, dict(self.facts))


def say(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message of this game with its facts put in."""
    return told(texts, PREFIX + message_id, facts)


def sentence(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message as ``say`` does, its first letter a capital one."""
    return capital(say(texts, message_id, facts))


def known(texts: Catalogue, noun: Noun, name: str) -> Fact:
    """Return a noun if there are words for it, else the bare name: cards of another box have none."""
    return noun if texts.has(PREFIX + noun.id) else name


def figure(name: str, texts: Catalogue) -> Fact:
    """Return a figure, or the door where a target is meant."""
    if name == DOOR:
        return Noun("piece.door")
    card_id, _, number = name.partition(".")
    return known(texts, Noun(f"figure.{card_id}", (("number", number),)), name)


def card(name: str, texts: Catalogue) -> Fact:
    """Return an army card."""
    return known(texts, Noun(f"card.{name}"), name)


def place(name: str) -> Fact:
    """Return a space or rung as people say it; of a hex alone its column and row."""
    column, _, level = name.rpartition(",")
    return Noun("place", (("column", column), ("level", level))) if "," in column else name


def seat_name(seat: int, seats: Sequence[str]) -> Fact:
    """Return who sits on a seat: the name, or "Player 1" where nobody gave one."""
    given = seats[seat] if seat < len(seats) else ""
    return given or Noun("seat", (("number", seat + 1),))


def counted(name: str, number: int) -> Noun:
    """Return a number of things by the message that counts them (``count.skulls``)."""
    return Noun(f"count.{name}", (("n", number),))
