"""Checks of the rules pages: every fault that can be found without understanding the sentences.

Both languages have the same pages and anchors in the same order, the same links and the same figures; every link leads
somewhere; every figure is known and none is written as digits; everything of the game that has a name has its
paragraph. Run by the tests, and by a command of each game.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from stronghold_gui.files import BadResource, translations_dir
from stronghold_gui.teaching.reference.book import CONTENTS, AnyReference, Book, load_book, read_pages
from stronghold_gui.teaching.reference.figures import FIGURE, UnknownFigure
from stronghold_gui.teaching.reference.markup import Part, spans
from stronghold_gui.text import LANGUAGES, add_texts
from stronghold_gui.text.typography import setting_faults

Pages = Mapping[str, tuple[Part, ...]]

_EXTERNAL: Final = ("example:",)
_DIGITS: Final = re.compile(r"\d+")
_NO_FIGURES: Final = re.compile(r"\{[^}]*\}|\]\([^)]*\)|\bF1\b")
"""Text in which digits are no figures of the game: placeholders, goals of links, keys."""
_STEP: Final = re.compile(r"^\d\. ")
"""Steps of a procedure may be numbered in their headings."""


def faults(reference: AnyReference) -> list[str]:
    """Return all faults of a game's pages in all languages, a sentence each."""
    pages = {language: read_pages(reference.folder / language) for language in LANGUAGES}
    found = [fault for language in LANGUAGES for fault in page_faults(reference, language, pages[language])]
    found += one_sided(pages)
    for language in LANGUAGES:
        for setting in reference.figures.settings:
            try:
                book = load_book(reference, language, setting)
            except BadResource as fault:
                unknown = isinstance(fault.__cause__, UnknownFigure) and fault.__cause__.args[0]
                what = f"{{{unknown}}} is no figure, no words and no switch" if unknown else str(fault)
                found.append(f"{language}: {what}")
            else:
                found += book_faults(book)
    return list(dict.fromkeys(found))


def tell_faults(reference: AnyReference, game: str) -> int:
    """Print all faults of the pages of a game, a line each; return 1 if there are any."""
    add_texts(translations_dir(game))  # figures appear in the game's own words
    found = faults(reference)
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


def page_faults(reference: AnyReference, language: str, pages: Pages) -> Iterator[str]:
    """Yield the faults of the unprocessed pages of a language."""
    anchors = Counter(part.anchor for parts in pages.values() for part in parts)
    yield from (f"{language}: the anchor {anchor} stands {n} times" for anchor, n in anchors.items() if n > 1)
    listed = {goal for part in pages[CONTENTS] for goal in _goals(part)}
    for name, parts in pages.items():
        where = f"{language}/{name}.md"
        if parts[0].anchor != name:
            yield f"{where}: its first anchor is {parts[0].anchor}, not {name}"
        if name != CONTENTS and f"#{name}" not in listed:
            yield f"{where}: the page {CONTENTS} does not name it"
        for part in parts:
            yield from (f"{where}#{part.anchor}: {fault}" for fault in _part_faults(reference, language, part, anchors))


def one_sided(pages: Mapping[str, Pages]) -> Iterator[str]:
    """Yield pages, anchors, links and figures that one language has and another lacks."""
    first, *others = LANGUAGES
    for other in others:
        for name in sorted(pages[first].keys() ^ pages[other].keys()):
            yield f"the page {name} does not exist in both {first} and {other}"
        for name in pages[first].keys() & pages[other].keys():
            here, there = pages[first][name], pages[other][name]
            if [part.anchor for part in here] != [part.anchor for part in there]:
                yield f"{name}: {first} and {other} have other anchors, or in another order"
                continue
            for one, same in zip(here, there, strict=True):
                yield from (f"{name}#{one.anchor}: {fault}" for fault in _differences(one, same, first, other))


def book_faults(book: Book) -> Iterator[str]:
    """Yield the faults of the book for one reader."""
    topics = book.reference.topics
    for thing in topics.things:
        anchor = topics.anchor_of(thing)
        if anchor is None or anchor not in book.paragraphs or not book.at(anchor).blocks:
            yield f"{book.language}: {thing} has no paragraph"
    for anchor, paragraph in book.paragraphs.items():
        words = " ".join((paragraph.title, *(block.text for block in paragraph.blocks)))
        if "{" in words or "}" in words:
            yield f"{book.language}: {anchor} has a figure that nobody fills in"


def _part_faults(reference: AnyReference, language: str, part: Part, anchors: Mapping[str, int]) -> Iterator[str]:
    for goal in _goals(part):
        if goal.startswith("#") and goal[1:] not in anchors:
            yield f"the link {goal} leads nowhere"
        elif goal.startswith("example:") and goal.removeprefix("example:") not in reference.examples:
            yield f"there is no example {goal}"
        elif not goal.startswith(("#", *_EXTERNAL)):
            yield f"the link {goal} is none that this program follows"
    for text in (_STEP.sub("", part.title), *(block.text for block in part.blocks)):
        if digits := _DIGITS.search(reference.written_digits.sub("", _NO_FIGURES.sub("", text))):
            yield f"the figure {digits[0]} is written as digits; take it from the data, or write a word"
        for line in FIGURE.sub("x", text).split("\t"):
            yield from setting_faults(language, "".join(span.words for span in spans(line)))


def _differences(one: Part, same: Part, first: str, other: str) -> Iterator[str]:
    if set(_goals(one)) != set(_goals(same)):
        yield f"{first} and {other} link to other paragraphs"
    if _figures(one) != _figures(same):
        yield f"{first} and {other} speak of other figures"
    if [block.condition for block in one.blocks] != [block.condition for block in same.blocks]:
        yield f"{first} and {other} have other conditions, or in another order"


def _goals(part: Part) -> list[str]:
    return [span.goal for block in part.blocks for span in spans(block.text) if span.style == "link"]


def _figures(part: Part) -> set[str]:
    texts = (part.title, *(block.text for block in part.blocks))
    return {f"{match['reader']}/{match['name']}" for text in texts for match in FIGURE.finditer(text)}
