"""A paragraph of the rules in plain lines, for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from stronghold_gui.teaching.reference.book import Paragraph
from stronghold_gui.teaching.reference.markup import bare

_BEGINS: Final = {"text": "", "item": "- ", "example": "| ", "row": "  "}


def plain_lines(paragraph: Paragraph, width: int = 80) -> Iterator[str]:
    """Yield a paragraph: its title underlined, then its text in lines no longer than ``width``."""
    title = bare(paragraph.title)
    yield title
    yield "-" * len(title)
    for block in paragraph.blocks:
        first = _BEGINS[block.kind]
        after = first if block.kind == "example" else " " * len(first)
        text = bare(block.text.replace("\t", " | "))
        yield from textwrap.wrap(text, width, initial_indent=first, subsequent_indent=after, break_on_hyphens=False)
        if block.kind == "text":
            yield ""
