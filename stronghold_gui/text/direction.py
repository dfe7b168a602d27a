"""Isolation of other people's texts within our sentences, so that a right-to-left name does not reorder the rest.

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
    r"""Return a text for a sentence: isolated if it runs right to left; steering signs become numbers (``\u202e``)."""
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
