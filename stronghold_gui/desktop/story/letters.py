"""Fallback fonts for letters that matplotlib's own font lacks, since names may be in any script.

For each letter that a font lacks matplotlib logs a warning and draws a box. No Qt: the fonts are those that matplotlib
itself finds on the computer.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category

if TYPE_CHECKING:
    from matplotlib.font_manager import FontEntry
    from matplotlib.text import Text

_BOX: Final = "□"
"""The replacement for a letter that no font has."""
_REGULAR: Final = 400
_ONLY_BOXES: Final = "lastresort"
"""Part of the names of fonts that have only a box for every letter."""


class _Found(NamedTuple):
    """Fonts that have certain letters.

    Attributes:
        families: families of the fonts.
        lacking: letters that none of them has.
    """

    families: tuple[str, ...]
    lacking: frozenset[str]


def drawable(text: str) -> str:
    """Return a text with a box for each letter that no font on this computer has."""
    missing = _missing(text, None)
    lacking = _search(missing).lacking if missing else ()
    return "".join(_substitute(letter) if letter in lacking else letter for letter in text)


def set_fonts(text: Text) -> None:
    """Give a text fallback fonts that have its letters, in regular weight, since these may have no bold letters."""
    if _missing(text.get_text(), text):
        text.set_fontweight("normal")
        if missing := _missing(text.get_text(), text):
            text.set_fontfamily([*text.get_fontfamily(), *_search(missing).families])


def _substitute(letter: str) -> str:
    """Return a replacement for a letter that no font has: spaces are kept, and invisible characters are removed."""
    match category(letter):
        case "Zs":
            return " "
        case "Cf" | "Mn":
            return ""
        case _:
            return _BOX


def _missing(words: str, text: Text | None) -> frozenset[str]:
    """Return the letters that the font of a text lacks, by default the regular font."""
    from matplotlib.font_manager import FontProperties, findfont, get_font  # noqa: PLC0415 - seam: matplotlib

    if words.isascii():
        return frozenset()
    font = get_font(findfont(text.get_fontproperties() if text is not None else FontProperties()))
    return frozenset(letter for letter in words if letter != "\n" and not font.get_char_index(ord(letter)))


@lru_cache
def _search(letters: frozenset[str]) -> _Found:
    """Return fonts that have letters; the search is cached, since a computer may have a thousand fonts."""
    from matplotlib.font_manager import fontManager  # noqa: PLC0415 - seam: matplotlib

    families: list[str] = []
    lacking = letters
    for entry in _regular(fontManager.ttflist):
        if not lacking:
            break
        if had := _had(entry, lacking):
            families.append(entry.name)
            lacking -= had
    return _Found(tuple(families), lacking)


def _regular(entries: Iterable[FontEntry]) -> list[FontEntry]:
    """Return the upright fonts of regular weight, those without serifs first, as matplotlib's own."""
    regular = [one for one in entries if one.weight == _REGULAR and one.style == "normal"]
    real = [one for one in regular if _ONLY_BOXES not in one.name.lower().replace(" ", "")]
    return sorted(real, key=lambda one: ("sans" not in one.name.lower(), one.name))


def _had(entry: FontEntry, letters: frozenset[str]) -> frozenset[str]:
    """Return the letters that a font has; a font may have been removed or be unreadable."""
    from matplotlib.font_manager import get_font  # noqa: PLC0415 - seam: matplotlib

    with suppress(OSError, RuntimeError):
        font = get_font(entry.fname)
        return frozenset(letter for letter in letters if font.get_char_index(ord(letter)))
    return frozenset()
