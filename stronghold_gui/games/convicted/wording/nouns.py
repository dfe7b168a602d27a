"""Words that take forms, and the one function that puts them into a sentence.

A sentence asks for a fact in the form it needs: ``{piece_a}`` and ``{piece_the}`` are given the fact ``piece`` and get
"an archer" and "the archer"; ``{post_at}`` "at the north wall". A noun without the form that is asked for gives its
plain one.
"""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.core.value import value
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital, told

PREFIX = "convicted."
"""All messages of this game begin so."""


@value
class Noun:
    """A word with forms.

    Attributes:
        id: the message of its plain form, without the game's prefix; a form has its name behind (``piece.archer.a``).
        facts: what the messages themselves speak of.
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
