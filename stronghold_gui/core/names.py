"""Names of people and files as text: letters, spaces and emoji, but no characters that control the line around them.

Zero-width joiners are allowed only inside words (Persian, Hindi) and between the parts of an emoji (a family).
Elsewhere they would make two names look the same.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, combining

JOINERS: Final = "\u200c\u200d"
"""The zero-width non-joiner and joiner."""
_CONTROLS: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""General categories of forbidden characters: controls, invisible formats, surrogates, line separators."""
_JOINED: Final = "LMNS"
"""First letters of the categories that a joiner may connect: letters, marks, digits and symbols."""
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner may end a word."""
_FLAG: Final = "\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f"
"""The emoji of a regional flag: a black flag followed by its code in invisible tag characters."""
_OTHER_SPACES: Final = "[^\\S\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]+"
"""White space that becomes a plain space; other kinds of space are kept for their looks."""


def cleaned(text: str, instead: str = "") -> str:
    """Return a text with each forbidden character replaced by ``instead``."""
    if text.isprintable():
        return text
    flags = {at for found in re.finditer(_FLAG, text) for at in range(*found.span())}
    return "".join(sign if at in flags or _may_stand(text, at) else instead for at, sign in enumerate(text))


def is_clean(text: str) -> bool:
    """Return whether a text has only characters that a name may have."""
    return cleaned(text) == text


def spelled(typed: str) -> str:
    """Return a typed or pasted name as one line, without outer spaces and forbidden characters."""
    return cleaned(re.sub(_OTHER_SPACES, " ", typed)).strip()


def _may_stand(text: str, at: int) -> bool:
    sign = text[at]
    if sign in JOINERS:
        return _joins(text, at)
    return category(sign) not in _CONTROLS and not _is_noncharacter(ord(sign))


def _joins(text: str, at: int) -> bool:
    """Return whether a joiner is inside a word or emoji, or after the last letter of a word that needs it."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if not before or category(before)[0] not in _JOINED:
        return False
    return bool(after and category(after)[0] in _JOINED) or combining(before) == _VIRAMA


def _is_noncharacter(code: int) -> bool:
    """Return whether a code point is a noncharacter or in the range of invisible tag characters."""
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF or 0xE0000 <= code <= 0xE00FF
