"""Texts of users within sentences: their direction is isolated, and characters that control a terminal are escaped.

A name in Arabic or Hebrew is put between the invisible characters U+2068 and U+2069, so that the right-to-left run ends
with the name. All other texts are unchanged, so sentences without such names have no invisible characters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

OPEN: Final = "\u2068"
CLOSE: Final = "\u2069"
STEERING: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""Characters that control the direction of a text, for use in a regular expression."""
_RIGHT_TO_LEFT: Final = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_NOTABLE: Final = re.compile(f"[{_RIGHT_TO_LEFT}{STEERING}]")


def isolated(text: str) -> str:
    r"""Return a text for a sentence: isolated if right-to-left, with escaped direction characters (``\u202e``)."""
    if text.isascii() or not _NOTABLE.search(text):
        return text
    # Parts that are isolated already entered the text as part of a sentence.
    parts = re.split(f"({OPEN}[^{STEERING}]*{CLOSE})", text)
    parts[::2] = [re.sub(f"[{STEERING}]", _number, part) for part in parts[::2]]
    whole = "".join(parts)
    return f"{OPEN}{whole}{CLOSE}" if any(map(_NOTABLE.search, parts[::2])) else whole


def isolated_lines(lines: Sequence[str]) -> list[str]:
    """Return the lines of a wrapped sentence, with each name that spans two lines isolated in both."""
    whole, open_ = [], ""
    for line in lines:
        begun = open_ + line
        open_ = OPEN if begun.rfind(OPEN) > begun.rfind(CLOSE) else ""
        whole.append(begun + CLOSE if open_ else begun)
    return whole


def bare(text: str) -> str:
    """Return a sentence without isolation characters, for code that draws letter by letter or compares."""
    return text.replace(OPEN, "").replace(CLOSE, "")


def _number(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


_STEERS: Final = (
    "\x00-\x1f\x7f-\x9f"  # control characters, escape sequences and line breaks among them
    f"{STEERING}"  # which way a text runs
    "\u2028\u2029"  # line breaks of another kind
    "\ud800-\udfff"  # bytes of a file's name that are no text
    "\ufff9-\ufffb\U000e0000-\U000e007f"  # invisible annotations and tags
)
_FOUND: Final = f"{OPEN}[^{_STEERS}]*{CLOSE}|[{_STEERS}]"
"""A pattern that is compiled at its first use, because a window that opens a match shows no such text."""


def visible(text: str) -> str:
    r"""Return a text as one line with every control character as its number: ``\u001b``.

    Names that were isolated for a sentence stay isolated. Inside a JSON string the escapes stand for the same text.
    """
    return re.sub(_FOUND, _escaped, text)


def _escaped(found: re.Match[str]) -> str:
    if len(found[0]) > 1:
        return found[0]
    code = ord(found[0])
    if code > 0xFFFF:
        high, low = divmod(code - 0x10000, 0x400)
        return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
    return f"\\u{code:04x}"
