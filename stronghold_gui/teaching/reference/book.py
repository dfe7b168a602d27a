"""The book: all pages of one language for one reader, by page and by anchor."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from stronghold_gui.files import MissingResource, entries_of, reading_resource, resource_text
from stronghold_gui.teaching.game import TaughtGame
from stronghold_gui.teaching.reference.figures import fill, holds
from stronghold_gui.teaching.reference.game import Figures, Reference, Setting
from stronghold_gui.teaching.reference.markup import Block, Part, read_parts, spans

AnyReference = Reference[Any, Any]
"""The book of rules of any game."""
CONTENTS: Final = "contents"
"""The page that names all others, in order; the book is made by following its links."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The text of one anchor: a heading and its blocks, with figures filled in, for one reader.

    Attributes:
        anchor: its name, the same in every language.
        page: its page.
        level: 1 for the page's title, 2 and 3 below.
        title: its heading.
        blocks: its text, without the blocks whose condition does not hold for the reader.
    """

    anchor: str
    page: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: the name of its file, and its paragraphs, beginning with its title."""

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


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """The rule book of a game in one language, for one reader; compared by identity."""

    reference: AnyReference
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
        """Return the paragraph of an anchor.

        Raises:
            KeyError: there is no such anchor.
        """
        return self.paragraphs[anchor]

    def part(self, anchor: str) -> tuple[Paragraph, ...]:
        """Return the paragraph of an anchor together with those under the lower headings below it on its page.

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


def reference_of(kit: TaughtGame) -> AnyReference:
    """Return the book of rules of a game that has one; raises ``LookupError`` for another."""
    reference = kit.teaching.reference if kit.teaching is not None else None
    if reference is None:
        raise LookupError(kit.game.id)
    return reference


@cache
def read_pages(folder: Path) -> dict[str, tuple[Part, ...]]:
    """Return the unprocessed pages in a folder, contents first, by file name.

    Raises:
        BadResource: a page is missing or cannot be read.
    """
    with reading_resource(folder):
        files = sorted(entries_of(folder, ".md"), key=lambda path: (path.stem != CONTENTS, path.stem))
    pages = {}
    for path in files:
        with reading_resource(path):
            text = resource_text(path)
            if not text.endswith("\n"):
                raise ValueError("it ends in the middle of a line")
            pages[path.stem] = tuple(read_parts(text))
    for other in folder.parent.glob("*/*.md"):
        if other.stem not in pages:
            raise MissingResource(folder / other.name)
    return pages


@cache
def load_book(reference: AnyReference, language: str, setting: Setting | None = None) -> Book:
    """Return a game's book in a language for a reader (by default the game's usual one); cached.

    Raises:
        BadResource: a page is missing or damaged.
    """
    folder = reference.folder / language
    written = read_pages(folder)
    reader = _Reader(reference.figures, setting or reference.figures.settings[0], language)
    pages = {}
    for name, parts in written.items():
        with reading_resource(folder / f"{name}.md"):
            pages[name] = _page(name, parts, reader)
    with reading_resource(folder / f"{CONTENTS}.md"):
        order = [CONTENTS, *(name for chapter in _chapters(pages) for name in chapter.pages)]
        sorted_pages = {name: pages[name] for name in order} | pages
    anchors = {paragraph.anchor: paragraph for page in sorted_pages.values() for paragraph in page.paragraphs}
    return Book(reference, language, reader.setting, sorted_pages, anchors, _chapters(pages))


def _chapters(pages: dict[str, Page]) -> tuple[Chapter, ...]:
    """Return the chapters of the contents page: under each heading, the pages that its items link to."""
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


@dataclass(frozen=True, slots=True)
class _Reader:
    """The reader's figures, setting and language."""

    figures: Figures
    setting: Setting
    language: str

    def fill(self, text: str) -> str:
        return fill(text, self.figures, self.setting, self.language)

    def reads(self, block: Block) -> bool:
        return not block.condition or holds(block.condition, self.figures, self.setting) == block.wanted


def _page(name: str, parts: tuple[Part, ...], reader: _Reader) -> Page:
    return Page(name, tuple(_paragraph(name, part, reader) for part in parts))


def _paragraph(page: str, part: Part, reader: _Reader) -> Paragraph:
    blocks = tuple(Block(block.kind, reader.fill(block.text)) for block in part.blocks if reader.reads(block))
    return Paragraph(part.anchor, page, part.level, reader.fill(part.title), blocks)
