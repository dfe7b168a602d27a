"""Searching the book: every word of the question must begin a word of the paragraph; accents and capitals do not count.

The ranking is simple: a word in the title weighs most, then a whole word instead of its beginning, then frequency. A
paragraph is in one language, but the pages of all languages share their anchors: if nothing is found in the reader's
language, the search tries the others and shows the paragraphs it finds in the reader's ("ladder" finds « Échelles »).
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

from stronghold_gui.teaching.reference.book import CONTENTS, Book, Paragraph, load_book
from stronghold_gui.teaching.reference.markup import bare
from stronghold_gui.text import LANGUAGES

_WORD: Final = re.compile(r"\b[a-z]{1,3}-\d+|\w+")
"""A word, or the name of a ruling or example: ``r-47``, ``rw-23``."""
_ENDS: Final = re.compile(r"(?<=\w{3})(?:s|x)$")
TITLE: Final = 20
TITLE_BEGINS: Final = 8
BODY: Final = 3
BODY_BEGINS: Final = 1
MOST_COUNTED: Final = 3
"""The most occurrences of a word that count, since long paragraphs are not better ones."""
EXCERPT: Final = 16
EXCERPT_BEFORE: Final = 5
"""How many of the words of an excerpt come before the find."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A paragraph that was found: its anchor, the titles of it and of its page, and a few words around the find."""

    anchor: str
    title: str
    page: str
    excerpt: str


def fold(text: str) -> str:
    """Return a text for comparison: without accents and capitals, with ligatures expanded."""
    opened = text.replace("œ", "oe").replace("Œ", "oe")
    return "".join(c for c in unicodedata.normalize("NFKD", opened) if not unicodedata.combining(c)).casefold()


def search(book: Book, question: str, most: int = 30) -> list[Hit]:
    """Return the paragraphs that contain every word of a question, best first."""
    words = _words(question)
    if not words:
        return []
    found = _ranked(book, words)
    for language in LANGUAGES:
        if not found and language != book.language:
            found = _ranked(load_book(book.reference, language, book.setting), words)
    return [_hit(book, anchor, words) for anchor in found[:most] if anchor in book.paragraphs]


def _ranked(book: Book, words: list[str]) -> list[str]:
    ranks = {}
    for anchor, (title, body) in _index(book).items():
        marks = [_mark(word, title, body) for word in words]
        if all(marks):
            # The fewer other words a title has, the more the paragraph is about what was asked.
            ranks[anchor] = sum(marks) + TITLE // max(1, title.total() - len(words))
    # Equal ranks stay in the order of the book.
    return sorted(ranks, key=lambda anchor: -ranks[anchor])


def _mark(word: str, title: Counter[str], body: Counter[str]) -> int:
    """Return the weight of a word in a paragraph; 0 if it is not there."""
    in_body = BODY * min(body[word], MOST_COUNTED)
    if word in title:
        return TITLE + in_body
    if any(other.startswith(word) for other in title):
        return TITLE_BEGINS + in_body
    begun = sum(number for other, number in body.items() if other.startswith(word))
    return in_body or BODY_BEGINS * min(begun, MOST_COUNTED)


@cache
def _index(book: Book) -> dict[str, tuple[Counter[str], Counter[str]]]:
    """Return the words of every paragraph, in title and text."""
    return {
        anchor: (Counter(_words(f"{bare(paragraph.title)} {anchor}")), Counter(_words(_text(paragraph))))
        for anchor, paragraph in book.paragraphs.items()
        if paragraph.page != CONTENTS
    }


@cache
def _stem(word: str) -> str:
    """Return a word without the mark of its plural, which both languages write alike."""
    return _ENDS.sub("", word)


def _words(text: str) -> list[str]:
    return [_stem(word) for word in _WORD.findall(fold(text))]


def _text(paragraph: Paragraph) -> str:
    return " ".join(bare(block.text.replace("\t", " ")) for block in paragraph.blocks)


def _hit(book: Book, anchor: str, words: list[str]) -> Hit:
    paragraph = book.at(anchor)
    title = bare(book.page(paragraph.page).title)
    return Hit(anchor, bare(paragraph.title), title, _excerpt(_text(paragraph), words))


def _excerpt(text: str, words: list[str]) -> str:
    """Return a few words of a text, around the first word that was asked for."""
    all_words = list(re.finditer(r"\S+", text))
    first = next((n for n, match in enumerate(all_words) if _begins(match[0], words)), 0)
    start = max(0, first - EXCERPT_BEFORE)
    shown = all_words[start : start + EXCERPT]
    if not shown:
        return ""
    end = shown[-1].end()
    return ("… " if start else "") + text[shown[0].start() : end] + (" …" if end < len(text) else "")


def _begins(text: str, words: list[str]) -> bool:
    return any(word.startswith(tuple(words)) for word in _words(text))
