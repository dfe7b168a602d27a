"""A page as HTML, for a browser widget with limited support: no style sheets, colours by attribute."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final

from stronghold_gui.teaching.reference.book import Page, Paragraph
from stronghold_gui.teaching.reference.markup import Block, spans

SCHEME: Final = "rule:"
"""Prefix of a link within the book: ``rule:ballista``. Other links (``example:V-03``) stay as they are."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a page, as ``#rrggbb``.

    Attributes:
        text, faint, link: colours of normal text, less important text, and links.
        box, mark: background of an example, and of the requested heading.
    """

    text: str
    faint: str
    link: str
    box: str
    mark: str


_SHORT: Final = 12
"""The most characters of a word in a table that is never broken."""
_SIZES: Final = {1: "x-large", 2: "large", 3: "medium"}


def page_html(page: Page, ink: Ink, marked: str = "") -> str:
    """Return a page as HTML; the heading with the anchor ``marked`` is highlighted."""
    body = "".join(line for paragraph in page.paragraphs for line in _paragraph(paragraph, ink, marked))
    return f'<html><body style="color:{ink.text}">{body}</body></html>'


def _paragraph(paragraph: Paragraph, ink: Ink, marked: str) -> Iterator[str]:
    # The page's own title needs no mark: it is on top.
    mark = f";background-color:{ink.mark}" if paragraph.anchor == marked and paragraph.level > 1 else ""
    head, style = f"h{paragraph.level}", f"font-size:{_SIZES[paragraph.level]}{mark}"
    yield f'<{head} style="{style}"><a name="{paragraph.anchor}"></a>{_inline(paragraph.title, ink)}</{head}>'
    for kind, blocks in groupby(paragraph.blocks, key=lambda block: block.kind):
        yield from _run(kind, list(blocks), ink)


def _run(kind: str, blocks: list[Block], ink: Ink) -> Iterator[str]:
    """Yield blocks of one kind that follow each other."""
    lines = [_inline(block.text, ink) for block in blocks]
    if kind == "item":
        yield f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
    elif kind == "example":
        text = "".join(f"<p>{line}</p>" for line in lines)
        yield f'<p></p><table width="100%" cellpadding="6" bgcolor="{ink.box}"><tr><td>{text}</td></tr></table>'
    elif kind == "row":
        yield _table([block.text.split("\t") for block in blocks], ink)
    else:
        yield from (f"<p>{line}</p>" for line in lines)


def _table(rows: list[list[str]], ink: Ink) -> str:
    cells = ["".join(_cell(cell, ink) for cell in row) for row in rows]
    head, *rest = cells
    lines = [f'<tr bgcolor="{ink.box}">{head.replace("<td", "<th align=left").replace("</td", "</th")}</tr>']
    lines += [f"<tr>{row}</tr>" for row in rest]
    return f'<table cellpadding="4" cellspacing="0">{"".join(lines)}</table>'


def _cell(text: str, ink: Ink) -> str:
    """Return a cell; a single short word in it, also a price like 1/2/0/0, is not broken over two lines."""
    whole = ' style="white-space:nowrap"' if len(text) <= _SHORT and " " not in text else ""
    return f'<td valign="top"{whole}>{_inline(text, ink)}</td>'


def _inline(text: str, ink: Ink) -> str:
    """Return a text with its spans as elements."""
    made = []
    for span in spans(text):
        words = escape(span.words)
        match span.style:
            case "strong":
                made.append(f"<b>{words}</b>")
            case "soft":
                made.append(f"<i>{words}</i>")
            case "link":
                goal = span.goal.replace("#", SCHEME, 1) if span.goal.startswith("#") else span.goal
                made.append(f'<a href="{escape(goal)}" style="color:{ink.link}">{words}</a>')
            case _:
                made.append(words)
    return "".join(made)
