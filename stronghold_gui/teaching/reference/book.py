"""The book: all pages of one language for one reader, by page and by anchor."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from stronghold_gui.files import resource
from stronghold_gui.teaching.reference.figures import Setting, fill, holds
from stronghold_gui.teaching.reference.markup import Block, Part, read_parts, spans

__all__ = ["CONTENTS", "Book", "Chapter", "Page", "Paragraph", "Setting", "load_book", "read_pages"]

CONTENTS: Final = "contents"
"""The page that names all others, in order; the book is made by following its links."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What one anchor names: a heading and its text, figures put in, for one reader.

    Attributes:
        anchor: its name, the same in every language.
        page: the page it stands on.
        level: 1 for the page's title, 2 and 3 below.
        title: its heading.
        blocks: its text; conditions are decided.
    """

    anchor: str
    page: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: the name of its file, and its paragraphs, the first of which is its title."""

    name: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def title(self) -> str:
        """The page's title."""
        return self.paragraphs[0].title


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of the table of contents, and the pages under it."""

    title: str
    pages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book in one language, for one reader."""

    language: str
    setting: Setting
    pages: dict[str, Page]
    paragraphs: dict[str, Paragraph]
    chapters: tuple[Chapter, ...]

    def page(self, name: str) -> Page:
        """Return a page by the name of its file.

        Raises:
            KeyError: there is no such page.
        """
        return self.pages[name]

    def at(self, anchor: str) -> Paragraph:
        """Return what an anchor names.

        Raises:
            KeyError: there is no such anchor.
        """
        return self.paragraphs[anchor]

    def part(self, anchor: str) -> tuple[Paragraph, ...]:
        """Return what an anchor names together with the smaller headings below it on its page.

        Raises:
            KeyError: there is no such anchor.
        """
        first = self.at(anchor)
        paragraphs = self.pages[first.page].paragraphs
        start = paragraphs.index(first)
        if first.level == 1:
            return (first,)
        end = start + 1
        while end < len(paragraphs) and paragraphs[end].level > first.level:
            end += 1
        return paragraphs[start:end]


def pages_folder(language: str) -> Path:
    """Return where the pages of a language lie."""
    return resource(language, "rules")


@cache
def read_pages(language: str) -> dict[str, tuple[Part, ...]]:
    """Return the pages of a language as they are written, contents first, by name of file.

    Raises:
        BadPage: a page cannot be read.
    """
    files = sorted(pages_folder(language).glob("*.md"), key=lambda path: (path.stem != CONTENTS, path.stem))
    return {path.stem: tuple(read_parts(path.read_text(encoding="utf-8"))) for path in files}


@cache
def load_book(language: str, setting: Setting | None = None) -> Book:
    """Return the book of a language for a reader (the revised edition for two, if none is named); kept.

    Raises:
        BadPage, UnknownFigure: a page is broken.
    """
    reader = setting or Setting()
    pages = {name: _page(name, parts, reader, language) for name, parts in read_pages(language).items()}
    order = [CONTENTS, *(name for chapter in _chapters(pages) for name in chapter.pages)]
    sorted_pages = {name: pages[name] for name in order} | pages
    anchors = {paragraph.anchor: paragraph for page in sorted_pages.values() for paragraph in page.paragraphs}
    return Book(language, reader, sorted_pages, anchors, _chapters(pages))


def _chapters(pages: dict[str, Page]) -> tuple[Chapter, ...]:
    """Return what the contents page lists: under each of its headings, the pages its items link to."""
    chapters = []
    for paragraph in pages[CONTENTS].paragraphs[1:]:
        goals = [
            span.goal.removeprefix("#")
            for block in paragraph.blocks
            if block.kind == "item"
            for span in spans(block.text)
            if span.style == "link"
        ]
        chapters.append(Chapter(paragraph.title, tuple(goal for goal in goals if goal in pages)))
    return tuple(chapters)


def _page(name: str, parts: tuple[Part, ...], reader: Setting, language: str) -> Page:
    return Page(name, tuple(_paragraph(name, part, reader, language) for part in parts))


def _paragraph(page: str, part: Part, reader: Setting, language: str) -> Paragraph:
    blocks = tuple(
        Block(block.kind, fill(block.text, reader, language))
        for block in part.blocks
        if not block.condition or holds(block.condition, reader) == block.wanted
    )
    title = fill(part.title, reader, language)
    return Paragraph(part.anchor, page, part.level, title, blocks)
