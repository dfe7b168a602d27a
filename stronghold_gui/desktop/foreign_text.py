"""Texts that others have written (names of people, files, lessons) where Qt would take some of their signs for its own.

Labels do not guess once they have a name (``naming.named``); what cannot be told not to guess gets its text from here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final
from unicodedata import category

BREAK: Final = "\N{ZERO WIDTH SPACE}"
"""Where a line may end, inside a word; it is not seen."""
_WORD: Final = 20
"""Letters that a line holds in any place where names of files stand."""
_LONG: Final = re.compile(rf"\S{{{_WORD + 1},}}")
_PARTS: Final = re.compile(r"[^/\\_.\-]+[/\\_.\-]?|[/\\_.\-]")
_JOINED: Final = ("Mn", "Mc", "Me", "Cf", "Sk")
"""Kinds of signs that belong to the one before: accents, joiners, tints."""
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_FLAGS: Final = "\N{REGIONAL INDICATOR SYMBOL LETTER A}", "\N{REGIONAL INDICATOR SYMBOL LETTER Z}"
"""Two of these signs are a flag."""


def tip_of(text: str) -> str:
    """Return a text as a tooltip that shows it as it is: Qt formats a tooltip that looks like HTML."""
    if "<" not in text and "&lt;" not in text:
        return text
    return f"<span style='white-space:pre-wrap'>{escape(text)}</span>"


def unmarked(text: str) -> str:
    """Return a text for a button or an entry of a menu in which ``&`` is a sign and makes no key."""
    return text.replace("&", "&&")


def breakable(text: str) -> str:
    """Return a text whose long words may be broken at the end of a line, as Qt breaks no word of letters and dashes.

    A word is broken after the signs that part names of files, and anywhere where a part of it is still too long.
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
    """Yield the letters of a word as they are seen: with their accents, and signs that are joined as one."""
    start = 0
    for end, sign in enumerate(word):
        if end and category(sign) not in _JOINED and word[end - 1] != _JOINER and not _FLAGS[0] <= sign <= _FLAGS[1]:
            yield word[start:end]
            start = end
    yield word[start:]


def in_title(text: str) -> str:
    """Return a text for the title of a window, in which Qt takes ``[*]`` for the place of a mark."""
    return text.replace("[*]", "[*][*]")
