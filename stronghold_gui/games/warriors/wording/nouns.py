"""Words that take forms, and the one function that puts them into a sentence.

A sentence asks for a fact in the form it needs: ``{card_a}`` and ``{card_the}`` are given the fact ``card`` and get "a
goblin archer" and "the goblin archer". The forms of a noun are messages of their own, so a language with other articles
has them without a line of code; a noun without the form that is asked for gives its plain one.
"""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.core.value import value
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital, told

PREFIX = "warriors."
"""All messages of this game begin so."""


@value
class Noun:
    """A word with forms.

    Attributes:
        id: the message of its plain form, without the game's prefix; a form has its name behind (``card.flame.a``).
        facts: what the messages themselves speak of, such as the owner of a faction.
    """

    id: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the word in a form, the plain one by default or where there is no such form."""
        wanted = f"{self.id}.{form}"
        return say(texts, wanted if form and texts.has(PREFIX + wanted) else self.id, dict(self.facts))


def say(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message of this game with its facts put in, nouns in the form that the sentence asks for."""
    return told(texts, PREFIX + message_id, facts)


def sentence(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message as ``say`` does, its first letter a capital one."""
    return capital(say(texts, message_id, facts))


def counted(message_id: str, number: int) -> Noun:
    """Return a number of things by the message that counts them (``count.cards``)."""
    return Noun(message_id, (("n", number),))
