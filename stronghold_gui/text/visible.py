"""Escaping of untrusted texts for one line: characters that control a terminal or the direction become escapes."""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.text.direction import CLOSE, OPEN, STEERING

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
