"""Patterns of moves in notation: ``march orc RW3 W4``, ``march orc|troll RW3 *``, ``deed **``, ``*`` for any move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

ANY: Final = "*"
REST: Final = "**"
_OR: Final = "|"


def fits(pattern: str, notation: str) -> bool:
    """Return whether a pattern matches a move.

    A word of the pattern is a word of the notation, several of them with ``|`` between, or ``*`` for any word; the
    number of words must be the same, unless the pattern ends with ``**`` for whatever follows. The pattern ``*``
    matches every move.
    """
    if pattern == ANY:
        return True
    wanted, is_open = _read(pattern)
    given = notation.split()
    if is_open:
        given = given[: len(wanted)]
    return len(wanted) == len(given) and all(map(_word_fits, wanted, given))


def fits_any(patterns: Iterable[str], notation: str) -> bool:
    """Return whether one of the patterns matches a move."""
    return any(fits(pattern, notation) for pattern in patterns)


def means_only(pattern: str, others: Iterable[str]) -> bool:
    """Return whether one of the other patterns, compared word by word, matches every move that a pattern matches."""
    return any(_lies_within(pattern, other) for other in others)


def alternatives(pattern: str) -> list[str]:
    """Return the alternative words of a pattern."""
    return [word for words in pattern.split() if _OR in words for word in words.split(_OR)]


def verb_of(notation: str) -> str:
    """Return the first word of a move or pattern: its verb."""
    return notation.partition(" ")[0]


@lru_cache(maxsize=1000)
def _read(pattern: str) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Return the choices of words that a pattern allows at each place, and whether anything may follow.

    Cached, since a lesson compares the same few patterns with thousands of moves.
    """
    words = pattern.split()
    is_open = bool(words) and words[-1] == REST
    return tuple(tuple(word.split(_OR)) for word in (words[:-1] if is_open else words)), is_open


def _word_fits(wanted: tuple[str, ...], given: str) -> bool:
    return given in wanted or wanted == (ANY,)


def _lies_within(narrow: str, wide: str) -> bool:
    if wide in (ANY, narrow):
        return True
    inner, outer = narrow.split(), wide.split()
    if outer[-1] == REST:
        outer.pop()
        inner = inner[: len(outer)]
    return len(inner) == len(outer) and all(map(_word_lies_within, inner, outer))


def _word_lies_within(narrow: str, wide: str) -> bool:
    return wide == ANY or set(narrow.split(_OR)) <= set(wide.split(_OR))
