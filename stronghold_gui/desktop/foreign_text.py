"""Texts of users (names of people, files, lessons) in places where Qt would interpret some characters.

Labels made by ``naming.named`` show plain text. Widgets without such a setting get their texts from these functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final
from unicodedata import category

BREAK: Final = "\N{ZERO WIDTH SPACE}"
"""A break opportunity inside a word: a zero-width space."""
_WORD: Final = 20
"""Number of letters that fit on a line wherever file names are shown."""
_LONG: Final = re.compile(rf"\S{{{_WORD + 1},}}")
_PARTS: Final = re.compile(r"[^/\\_.\-]+[/\\_.\-]?|[/\\_.\-]")
_JOINED: Final = ("Mn", "Mc", "Me", "Cf", "Sk")
"""Unicode categories of characters that combine with the previous one: accents, joiners, skin tones."""
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_FLAGS: Final = "\N{REGIONAL INDICATOR SYMBOL LETTER A}", "\N{REGIONAL INDICATOR SYMBOL LETTER Z}"
"""First and last regional indicator; two of them form a flag."""


def tip_of(text: str) -> str:
    """Return a text as a tooltip that shows it unchanged, since Qt would interpret a text that looks like HTML."""
    if "<" not in text and "&lt;" not in text:
        return text
    return f"<span style='white-space:pre-wrap'>{escape(text)}</span>"


def unmarked(text: str) -> str:
    """Return a text for a button or menu entry in which ``&`` is shown instead of marking a mnemonic."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """Return a text with zero-width spaces in long words, since Qt does not break words of letters and dashes.

    A word can be broken after the separators in file names, and anywhere within a part that is still too long.
    """
    if not _LONG.search(text):
        return text
    return _LONG.sub(lambda word: BREAK.join(_pieces(word[0])), text)


def _pieces(word: str) -> Iterator[str]:
    for piece in _PARTS.findall(word):
        if len(piece) <= _WORD:
            yield piece
        else:
            yield from _letters(piece)


def _letters(word: str) -> Iterator[str]:
    """Yield the letters of a word as displayed: characters that combine are one letter."""
    start = 0
    for end, sign in enumerate(word):
        if end and category(sign) not in _JOINED and word[end - 1] != _JOINER and not _FLAGS[0] <= sign <= _FLAGS[1]:
            yield word[start:end]
            start = end
    yield word[start:]


def in_title(text: str) -> str:
    """Return a text for a window title, in which Qt would replace ``[*]`` by a mark."""
    return text.replace("[*]", "[*][*]")
