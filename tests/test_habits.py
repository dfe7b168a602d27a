"""Habits of writing that no tool checks: comments and docstrings speak of seats and players, never of 'he'."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("stronghold_gui", "tools")
AVOIDED = re.compile(r"\b(?:he|him|his|himself)\b", re.IGNORECASE)


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield comments and docstrings with the line each begins on; strings shown to users are not among them.

    The string below a constant describes it as a docstring does a function, so every string that is a statement counts.
    """
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def avoided(source: str) -> list[tuple[int, str]]:
    """Return the avoided words of a source, each with its line; most sources have none and are not taken apart."""
    if not AVOIDED.search(source):
        return []
    return sorted(
        (start + text.count("\n", 0, found.start()), found[0])
        for start, text in prose(source)
        for found in AVOIDED.finditer(text)
    )


def test_no_comment_or_docstring_says_he() -> None:
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 500
    faults = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in files
        for line, word in avoided(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


def test_comments_and_docstrings_are_looked_at_and_texts_are_free() -> None:
    source = (
        '"""A module.\n\nHis second paragraph.\n"""\n'
        "A = 1\n"
        '"""What he counts."""\n'
        'print("he sees this")  # him\n'
        'def the(x: str = "his") -> None:\n'
        '    """Chess with this, there and then."""\n'
    )
    assert avoided(source) == [(3, "His"), (6, "he"), (7, "him")]
