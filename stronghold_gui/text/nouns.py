"""Facts in sentences: words with forms, and the function that picks the form that a sentence needs.

A sentence asks for ``{unit_a}`` or ``{start_from}``; given the facts ``unit`` and ``start`` it gets "an orc" and "from
west wall 3". Each game defines its nouns and the place of their forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from stronghold_gui.text.catalogue import Catalogue


class Forms(Protocol):
    """A word with forms."""

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the word in a form, the plain one by default."""
        ...


Fact = Forms | str | int
"""A value in a sentence: a noun, a word already in the catalogue's language, or a number."""


FORMS: Final = frozenset({"a", "at", "from", "many", "of", "own", "people", "plain", "the"})
"""The forms of nouns. Languages may ask for different ones in a sentence: ``{goal_the}`` here, ``{goal_at}`` there."""


def fact_name(figure: str) -> str:
    """Return the name of a fact in a message without its form: ``goal`` for ``goal_the``."""
    name, _, form = figure.rpartition("_")
    return name if form in FORMS else figure


def capital(text: str) -> str:
    """Return the text with a capital first letter; the rest stays (`West wall 3`, `Éclaireurs`)."""
    return text[:1].upper() + text[1:]


def lowered(text: str) -> str:
    """Return the text with a small first letter, for a name inside a sentence."""
    return text[:1].lower() + text[1:]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The messages of a game; all their ids have the same prefix.

    Attributes:
        prefix: this prefix, which callers omit.
    """

    prefix: str

    def has(self, texts: Catalogue, message_id: str) -> bool:
        """Return whether there is such a message."""
        return texts.has(self.prefix + message_id)

    def say(self, texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
        """Return a message with its facts put in, nouns in the form that the sentence asks for."""
        whole_id = self.prefix + message_id
        wanted = texts.figures(whole_id) if texts.has(whole_id) else ()
        return texts(whole_id, **{name: _figure(texts, name, facts) for name in wanted})

    def sentence(self, texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
        """Return a message as ``say`` does, with a capital first letter."""
        return capital(self.say(texts, message_id, facts))


@dataclass(frozen=True, slots=True)
class VocabularyNoun:
    """A word whose forms are messages of a vocabulary; each game has its own subclass.

    Since the forms are messages, a language with other articles needs no code.

    Attributes:
        id: the message of its plain form; the message of another form has the form at its end (``piece.archer.a``).
        facts: the facts in the messages themselves, such as an owner or a number.
    """

    vocabulary: ClassVar[Vocabulary]

    id: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the word in a form; the plain form by default or if there is no such form."""
        wanted = f"{self.id}.{form}"
        known = form and self.vocabulary.has(texts, wanted)
        return self.vocabulary.say(texts, wanted if known else self.id, dict(self.facts))


def _figure(texts: Catalogue, name: str, facts: Mapping[str, Fact]) -> object:
    """Return the value of ``{name}``: the fact so named, or for ``{start_from}`` the form ``from`` of ``start``."""
    fact = facts.get(name)
    if fact is not None:
        return fact if isinstance(fact, str | int) else fact.word(texts)
    stem, _, form = name.rpartition("_")
    fact = facts.get(stem)
    # A word without forms (an id from a newer file, a name) serves as it is.
    if isinstance(fact, str | int):
        return fact
    return "?" if fact is None else fact.word(texts, form)
