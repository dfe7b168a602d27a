"""The small Markdown of the rules pages: its elements, and its reader.

The project has its own reader, because the pages need three things that no Markdown has: an anchor on every heading,
figures of the edition, and paragraphs for only one edition or number of seats. The supported subset of Markdown is
small:

    ## Ballista {#ballista}          a heading with its anchor, one to three #
    Text of *one* **paragraph**,     lines up to the next empty one
    with a [link](#catapult).
    - an item                        a list; a longer item goes on with two spaces
    | a | b |                        a table; the first row is its head, a row of --- follows
    > An example.                    an example, set apart
    {if altar_on_rampart} Text.      a paragraph, item or row for some readers only; {unless ...} for the others

Figures in braces stay unchanged here; ``figures.py`` fills them in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["text", "item", "example", "row"]
_HEADING: Final = re.compile(r"(#{1,3}) +(.+?) +\{#([A-Za-z0-9_-]+)\}")
_CONDITION: Final = re.compile(r"\{(if|unless) ([a-z_]+)\} *")
_SPAN: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<soft>.+?)\*|\[(?P<words>[^\]]+)\]\((?P<goal>[^)\s]+)\)")
_RULE: Final = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
_BAR: Final = re.compile(r"\|(?![^{}]*\})")
"""The separator of the cells of a row; a bar within a figure in braces is none."""


class BadPage(ValueError):
    """A page that cannot be read; the sentence names the line."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a paragraph.

    Attributes:
        kind: running text, a list's item, a piece of an example, or a table's row.
        text: its text with spans and figures; for a row, the cells separated by tabs.
        condition: the name of the switch that decides which readers see it, or "".
        wanted: the required state of the switch.
    """

    kind: Kind
    text: str
    condition: str = ""
    wanted: bool = True


@dataclass(frozen=True, slots=True)
class Part:
    """A heading and the text under it up to the next heading.

    Attributes:
        anchor: its name, unique in a book.
        level: 1 for the page's title, 2 and 3 below.
        title: the heading's text, figures included.
        blocks: the text under it.
    """

    anchor: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """A run of words set alike: plain, ``strong``, ``soft``, or a link to ``goal``."""

    words: str
    style: Literal["", "strong", "soft", "link"] = ""
    goal: str = ""


def read_parts(text: str) -> list[Part]:
    """Return the parts of a page.

    Raises:
        BadPage: the page does not begin with a heading of the first level, or a heading has no anchor.
    """
    parts: list[Part] = []
    head: tuple[str, int, str] | None = None
    body: list[str] = []

    def close() -> None:
        if head is not None:
            parts.append(Part(*head, tuple(_blocks(body))))

    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            match = _HEADING.fullmatch(line.rstrip())
            if match is None:
                raise BadPage(f"line {number}: a heading is written '## Title {{#anchor}}'")
            close()
            marks, title, anchor = match.groups()
            head, body = (anchor, len(marks), title), []
        elif head is None and line.strip():
            raise BadPage(f"line {number}: a page begins with a heading")
        else:
            body.append(line)
    close()
    if not parts or parts[0].level != 1 or any(part.level == 1 for part in parts[1:]):
        raise BadPage("a page has one heading of the first level, its title, and begins with it")
    return parts


def spans(text: str) -> Iterator[Span]:
    """Yield the spans of a text whose figures are already filled in."""
    end = 0
    for match in _SPAN.finditer(text):
        if match.start() > end:
            yield Span(text[end : match.start()])
        end = match.end()
        if match["strong"]:
            yield Span(match["strong"], "strong")
        elif match["soft"]:
            yield Span(match["soft"], "soft")
        else:
            yield Span(match["words"], "link", match["goal"])
    if end < len(text):
        yield Span(text[end:])


def bare(text: str) -> str:
    """Return a text without markup; links are replaced by their words."""
    return "".join(span.words for span in spans(text))


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Yield the blocks of a part; a block ends at an empty line or where the next block begins."""
    kind: Kind = "text"
    gathered: list[str] = []
    for line in [*lines, ""]:
        begins = _kind_of(line)
        if gathered and (not line.strip() or begins != "text" or _CONDITION.match(line)):
            yield _block(kind, gathered)
            gathered = []
        if not line.strip() or _RULE.fullmatch(line.strip()):
            continue
        if not gathered:
            kind = begins
        gathered.append(_content(line, begins))


def _kind_of(line: str) -> Kind:
    bare_line = _CONDITION.sub("", line)
    if bare_line.startswith("- "):
        return "item"
    if bare_line.startswith(">"):
        return "example"
    return "row" if bare_line.startswith("|") else "text"


def _content(line: str, kind: Kind) -> str:
    condition = match[0] if (match := _CONDITION.match(line)) else ""
    rest = line[len(condition) :].strip()
    if kind == "row":
        return condition + "\t".join(cell.strip() for cell in _BAR.split(rest.strip("|")))
    return condition + (rest if kind == "text" else rest[1:].strip())


def _block(kind: Kind, lines: list[str]) -> Block:
    text = "\t".join(lines) if kind == "row" else " ".join(lines)
    match = _CONDITION.match(text)
    if match is None:
        return Block(kind, text)
    return Block(kind, text[match.end() :], match[2], match[1] == "if")
