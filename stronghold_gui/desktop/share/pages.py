"""Pages of HTML in one file, for browsers and paper: a match with its board and summary, a lesson, the rule book.

No Qt. Pictures are embedded in the page. Style sheets use only what Qt's own HTML parser supports, for printing.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from stronghold_gui.teaching.reference import Book, Ink, page_html

PAPER: Final = Ink(text="#25221c", faint="#6b655a", link="#25221c", box="#f1ede4", mark="#f1ede4")
"""Colours of a page on paper, where links do not work."""
_WIDTH: Final = 640
"""Width in pixels of a picture in a page: the width of the text on A4 paper."""
_SIZES: Final = (16, 20)
"""Offsets of width and height in a PNG, four bytes each."""
_STYLE: Final = (
    # Qt makes an automatic margin of the body too wide, and ignores that of the root, which browsers respect.
    "html{max-width:48em;margin:0 auto}"
    "body{font-family:sans-serif;line-height:1.45;color:#25221c;margin:2em 0;padding:0 1em}"
    "a{text-decoration:none}h1{font-size:1.7em}h2{font-size:1.2em}img{max-width:100%;height:auto}"
    "table{border-collapse:collapse}td,th{padding:3px 16px 3px 0;text-align:right}"
    "td:first-child{text-align:left}"
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a page.

    Attributes:
        png: the picture.
        words: its description for screen readers.
    """

    png: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """The points of a match.

    Attributes:
        heads: the column headings: the players.
        rows: the name of each source, and the points of each player; the last row is the sum.
    """

    heads: Sequence[str]
    rows: Sequence[tuple[str, Sequence[int]]]


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A match to be shared.

    Attributes:
        title: the players.
        about: the game and its progress.
        ending: sentences that name the winners and the way in which they won; empty during the match.
        points: the points at the end, if the game has points.
        board: the picture of the table.
        head, story: the title and the sentences of its summary.
        charts: the pictures of the summary, if it has any.
    """

    title: str
    about: str
    ending: Sequence[str]
    points: Points | None
    board: Picture
    head: str
    story: Sequence[str]
    charts: Picture | None


def match_page(page: MatchPage, language: str) -> str:
    """Return a match as a page."""
    parts = [f"<h1>{escape(page.title)}</h1><p>{escape(page.about)}</p>"]
    parts += [f"<p><b>{escape(sentence)}</b></p>" for sentence in page.ending]
    parts.append(_image(page.board))
    if page.points is not None:
        parts.append(_table(page.points))
    if page.story:
        # On paper the summary begins on a new sheet, so that its heading is not alone at the bottom of one.
        parts.append(f'<h2 style="page-break-before:always">{escape(page.head)}</h2>')
        parts += [f"<p>{escape(sentence)}</p>" for sentence in page.story]
    if page.charts is not None:
        parts.append(_image(page.charts))
    return _whole(page.title, language, "".join(parts))


def match_text(page: MatchPage) -> str:
    """Return the sentences of a match, for programs that accept only text."""
    return "\n".join([page.title, page.about, *page.ending, *page.story])


def story_page(title: str, sentences: Sequence[str], charts: Picture, language: str) -> str:
    """Return the summary of a match as a page."""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return _whole(title, language, f"<h1>{escape(title)}</h1>{told}{_image(charts)}")


def lesson_page(title: str, about: str, scenes: Sequence[tuple[Picture, Sequence[str]]], language: str) -> str:
    """Return a lesson as a page: for each scene its table and the texts of its steps."""
    parts, number = [f"<h1>{escape(title)}</h1><p><i>{escape(about)}</i></p>"], 1
    for picture, steps in scenes:
        parts.append(_image(picture))
        parts.append(f'<ol start="{number}">{"".join(f"<li>{escape(step)}</li>" for step in steps)}</ol>')
        number += len(steps)
    return _whole(title, language, "".join(parts))


def rules_page(title: str, book: Book) -> str:
    """Return all pages of a rule book, one after the other."""
    inside = [page_html(page, PAPER).partition("<body")[2].partition(">")[2] for page in book.pages.values()]
    parts = [text.removesuffix("</body></html>") for text in inside]
    return _whole(title, book.language, "<hr>".join(parts))


def _whole(title: str, language: str, body: str) -> str:
    return (
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body>{body}</body></html>"
    )


def _image(picture: Picture) -> str:
    data = b64encode(picture.png).decode()
    wide, high = (int.from_bytes(picture.png[at : at + 4], "big") for at in _SIZES)
    # Without the height, Qt uses that of the unscaled picture. The line height avoids space below the picture.
    size = f'width="{_WIDTH}" height="{round(_WIDTH * high / wide)}"'
    image = f'<img src="data:image/png;base64,{data}" alt="{escape(picture.words)}" {size}>'
    return f'<p style="line-height:100%">{image}</p>'


def _table(points: Points) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *points.heads))
    rows = "".join(
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{value}</td>' for value in values)}</tr>"
        for name, values in points.rows
    )
    return f"<table><tr>{head}</tr>{rows}</table>"
