"""Putting facts into sentences: words that take forms, and the function that asks them for the form a sentence needs.

A sentence asks for ``{unit_a}`` or ``{start_from}``; given the facts ``unit`` and ``start`` it gets "an orc" and "from
west wall 3". What nouns a game has, and where their forms stand, is the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from stronghold_gui.text.catalogue import Catalogue


class Forms(Protocol):
    """A word with forms."""

    def word(self, texts: Catalogue, form: str = "") -> str:
        """Return the word in a form, the plain one by default."""
        ...


Fact = Forms | str | int
"""What a sentence can speak of: a noun, a word already in the catalogue's language, or a number."""


def told(texts: Catalogue, message_id: str, facts: Mapping[str, Fact]) -> str:
    """Return a message with its facts put in, nouns in the form that the sentence asks for."""
    wanted = texts.figures(message_id) if texts.has(message_id) else ()
    return texts(message_id, **{name: _figure(texts, name, facts) for name in wanted})


def capital(text: str) -> str:
    """Return the text with its first letter made a capital one; the rest stays (`West wall 3`, `Éclaireurs`)."""
    return text[:1].upper() + text[1:]


def lowered(text: str) -> str:
    """Return the text with its first letter made a small one, for a name that stands inside a sentence."""
    return text[:1].lower() + text[1:]


def _figure(texts: Catalogue, name: str, facts: Mapping[str, Fact]) -> object:
    """Return what stands for ``{name}``: the fact called so, or for ``{start_from}`` the form ``from`` of ``start``."""
    fact = facts.get(name)
    if fact is not None:
        return fact if isinstance(fact, str | int) else fact.word(texts)
    stem, _, form = name.rpartition("_")
    fact = facts.get(stem)
    # A word without forms (an id from a newer file, a name) serves as it is.
    if isinstance(fact, str | int):
        return fact
    return "?" if fact is None else fact.word(texts, form)
