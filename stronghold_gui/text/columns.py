"""Tables in plain text, with columns as wide as their content."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

GAP: Final = "  "
_WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")


def columns(rows: Sequence[Sequence[str]], indent: str = "") -> list[str]:
    """Return the rows as lines, with every column as wide as its widest cell and without empty columns."""
    if not rows:
        return []
    count = max(map(len, rows))
    filled = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(width(row[column]) for row in filled) for column in range(count)]
    return [
        (indent + GAP.join(_padded(cell, size) for cell, size in zip(row, widths, strict=True) if size)).rstrip()
        for row in filled
    ]


def headed(head: Sequence[str], rows: Sequence[Sequence[str]], indent: str = "") -> list[str]:
    """Return rows as lines under a head, without empty columns; no lines if there are no columns."""
    if not rows:
        return []
    used = [column for column in range(len(head)) if any(column < len(row) and row[column] for row in rows)]
    chosen = [[row[column] if column < len(row) else "" for column in used] for row in (head, *rows)]
    lines = columns(chosen, indent)
    rule = indent + "─" * (max(map(width, lines)) - len(indent))
    return [lines[0], rule, *lines[1:]]


def width(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    """Return how many columns a character takes: none for marks and for invisible characters such as joiners."""
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _padded(cell: str, size: int) -> str:
    return cell + " " * (size - width(cell))
