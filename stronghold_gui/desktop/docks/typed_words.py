"""Typed orders in the words of the notation itself, without translation."""

from __future__ import annotations


class TypedAsShown:
    """Implements `play.desk.TypedWords`. A game overrides what differs."""

    def meaning(self, word: str, *, first: bool) -> str:  # noqa: ARG002 - for games whose words are short
        """Return that a word of a typed order explains itself."""
        return ""

    def shown(self, word: str) -> str:
        """Return a word of the notation unchanged."""
        return word

    def meant(self, word: str) -> str:
        """Return the word of the notation for a typed one: the same word."""
        return word
