"""The notation of moves: a verb and words, stable, and the same in every language.

One notation serves command line, log, keyboard, files and tests. A game declares the form of each kind of move once,
with a part for each field. Parsing and writing both use this form, so every text of a move parses back to that move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, TypeVar, cast

from msgspec import Struct

from stronghold_gui.core.game import NotationError

M = TypeVar("M", bound=Struct)

Value = str | int | tuple[str, ...]
"""The value of a field of a move."""


class Words:
    """The words of a text still to be read.

    Attributes:
        text: the whole text.
        left: the words that follow the verb.
        verb: the first word, "" for none.
    """

    __slots__ = ("left", "text", "verb")

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text.split()
        self.verb = self.next()

    def next(self) -> str:
        """Return the next word, "" at the end."""
        return self.left.pop(0) if self.left else ""

    def fault(self, word: str, expected: Iterable[str]) -> NotationError:
        """Return the error for a word that does not fit."""
        return NotationError(self.text, word, tuple(expected))


@dataclass(frozen=True, slots=True)
class Part:
    """The notation of one field of a move.

    Attributes:
        read: returns the field's value; raises ``NotationError`` for a word that does not fit.
        write: returns the words of a value, "" if they are omitted.
    """

    read: Callable[[Words], Value]
    write: Callable[[Value], str] = str


def one_of(*allowed: str) -> Part:
    """Return the part for a field whose value is one of certain words."""
    return like(frozenset(allowed).__contains__, *allowed)


def like(fits: Callable[[str], bool], *expected: str) -> Part:
    """Return the part for a word that ``fits`` accepts; the error for any other word lists ``expected``."""

    def read(words: Words) -> str:
        word = words.next()
        if not word or not fits(word):
            raise words.fault(word, expected)
        return word

    return Part(read)


def number(digits: int) -> Part:
    """Return the part for a whole number with at most ``digits`` digits."""

    def read(words: Words) -> int:
        word = words.next()
        if not (word.isascii() and word.isdigit() and len(word) <= digits):
            raise words.fault(word, ("number",))
        return int(word)

    return Part(read)


def flag(yes: str, no: str) -> Part:
    """Return the part for a boolean, with a word for each value."""
    word = one_of(yes, no)
    return Part(lambda words: word.read(words) == yes, lambda value: yes if value else no)


def mark(word: str) -> Part:
    """Return the part for a boolean at the end of a move: a word for true, nothing for false."""
    given = one_of(word)
    return Part(lambda words: bool(words.left and given.read(words)), lambda value: word if value else "")


def maybe(part: Part, usual: Value) -> Part:
    """Return a part for the end of a move; the part is omitted if the field has its usual value."""
    return Part(
        lambda words: part.read(words) if words.left else usual,
        lambda value: "" if value == usual else part.write(value),
    )


def several(part: Part, most: int, leaving: int = 0) -> Part:
    """Return the part for up to ``most`` words; it leaves ``leaving`` words to the parts after it."""

    def read(words: Words) -> Value:
        count = max(0, len(words.left) - leaving)
        if count > most:
            raise words.fault(words.left[most + leaving], ())
        return tuple(str(part.read(words)) for _ in range(count))

    return Part(read, lambda value: " ".join(cast("tuple[str, ...]", value)))


VERB: Final = Part(lambda words: words.verb)
"""The verb itself, for kinds of moves with a verb for each value of their first field."""


class Form(Generic[M]):
    """The notation of one kind of move: a verb, then a part for each field in order."""

    def __init__(self, kind: Callable[..., M], *parts: Part) -> None:
        self.kind = kind
        self.parts = dict(zip(cast("type[M]", kind).__struct_fields__, parts, strict=True))

    def read(self, words: Words) -> M:
        """Return the move that the words name; raises ``NotationError``."""
        move = self.kind(*[part.read(words) for part in self.parts.values()])
        if words.left:
            raise words.fault(words.left[0], ())
        return move


class Notation(Generic[M]):
    """The notation of a game's moves.

    Attributes:
        verbs: every first word a move can have.
        kinds: the names of the kinds of moves.
    """

    def __init__(self, forms: Mapping[str, Form[M]]) -> None:
        self._forms = forms
        self._written = {form.kind: ("" if VERB in form.parts.values() else verb, form) for verb, form in forms.items()}
        self.verbs = tuple(forms)
        self.kinds = tuple(snake(cast("type", kind)) for kind in self._written)

    def parse(self, text: str) -> M:
        """Return the move that a notation names.

        Raises:
            NotationError: with the word that does not fit and the words that would.
        """
        words = Words(text)
        form = self._forms.get(words.verb)
        if form is None:
            raise words.fault(words.verb, self.verbs)
        return form.read(words)

    def text_of(self, move: M) -> str:
        """Return the notation of a move."""
        verb, form = self._written[type(move)]
        return " ".join(filter(None, (verb, *[part.write(getattr(move, name)) for name, part in form.parts.items()])))

    def verb_of(self, move: M) -> str:
        """Return the first word of a move."""
        return self.text_of(move).partition(" ")[0]


def kind_of(move: Struct) -> str:
    """Return the kind of a move: the name of its class, in lower case with underlines (``accurate_shot``)."""
    return snake(type(move))


@cache
def snake(kind: type) -> str:
    """Return the name of a class in lower case with underlines."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower()
