"""Words that take forms, and the one function that puts them into a sentence.

A sentence asks for a fact in the form it needs: ``{card_a}`` and ``{card_the}`` are given the fact ``card`` and get "a
goblin archer" and "the goblin archer". The forms of a noun are messages of their own, so a language with other articles
has them without a line of code; a noun without the form that is asked for gives its plain one.
"""

from __future__ import annotations

from collections.abc import Mapping

from stronghold_gui.core.value import value
from stronghold_gui.text import Catalogue

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


Fact = Noun | str | int
"""What a sentence can speak of: a noun, a word already in the catalogue's language, or a number."""


def say(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message of this game with its facts put in, nouns in the form that the sentence asks for."""
    message = PREFIX + message_id
    wanted = texts.figures(message) if texts.has(message) else ()
    return texts(message, **{name: _figure(texts, name, facts) for name in wanted})


def sentence(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message as ``say`` does, its first letter a capital one."""
    return capital(say(texts, message_id, facts))


def capital(text: str) -> str:
    """Return the text with its first letter made a capital one; the rest stays."""
    return text[:1].upper() + text[1:]


def _figure(texts: Catalogue, name: str, facts: Mapping[str, Fact]) -> object:
    """Return what stands for ``{name}``: the fact called so, or for ``{card_the}`` the form ``the`` of ``card``."""
    fact = facts.get(name)
    if fact is not None:
        return fact.word(texts) if isinstance(fact, Noun) else fact
    stem, _, form = name.rpartition("_")
    fact = facts.get(stem)
    if isinstance(fact, Noun):
        return fact.word(texts, form)
    return "?" if fact is None else fact


def counted(message_id: str, number: int) -> Noun:
    """Return a number of things by the message that counts them (``count.cards``)."""
    return Noun(message_id, (("n", number),))
