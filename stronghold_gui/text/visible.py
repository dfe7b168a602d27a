"""Texts that others have written, made harmless for a line: what steers a terminal or turns the line around is told."""

from __future__ import annotations

import re
from typing import Final

_STEERS: Final = (
    "[\x00-\x1f\x7f-\x9f"  # control characters, escape sequences and line breaks among them
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # which way a text runs
    "\u2028\u2029"  # line breaks of another kind
    "\ud800-\udfff"  # bytes of a file's name that are no text
    "\ufff9-\ufffb\U000e0000-\U000e007f]"  # annotations and tags that nobody sees
)
"""Compiled when it is first used: a window that opens a match shows no such text."""


def visible(text: str) -> str:
    r"""Return a text as one line in which every control character is told by its number: ``\u001b``.

    Inside a text of JSON that is the same text.
    """
    return re.sub(_STEERS, _number, text)


def _number(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code > 0xFFFF:
        high, low = divmod(code - 0x10000, 0x400)
        return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
    return f"\\u{code:04x}"
