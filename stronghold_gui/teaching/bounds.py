"""Check the sizes of lesson and puzzle files and of their texts and lists, since all are shown or searched."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.content import Content
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem, note, of_file
from stronghold_gui.core.save.raw import parse_raw, read_bytes
from stronghold_gui.core.save.validation import joined

MOST_KIBIBYTES: Final = 256
"""Largest size of a file, in KiB; the largest built-in file has 18."""
MOST_TITLE: Final = 100
"""The most characters of a title, which lists show; the longest built-in one has 41."""
MOST_TEXT: Final = 1000
"""The most characters of any other text, including a line of moves; the longest built-in sentence has 313."""
MOST_ITEMS: Final = 1000
"""The most items of a list or members of an object; the longest built-in list has 8: moves before a lesson begins."""
_POSITION: Final = "position"
"""The member that the game reads, with bounds of its own."""


class Excess(StrEnum):
    """A fault of the size of a file; the comment names its figures."""

    TOO_LARGE = "taught_too_large"  # limit: kibibytes


def read_taught(path: Path) -> Json:
    """Return the contents of a lesson or puzzle file.

    Raises:
        BadFileError: the file cannot be read (``read_raw``), or is too large.
    """
    with of_file(path):
        data = read_bytes(path)
        if len(data) > MOST_KIBIBYTES * 1024:
            raise BadFileError([Fault(Excess.TOO_LARGE, figures={"limit": MOST_KIBIBYTES})])
        return parse_raw(data)


def check_bounds(document: Json) -> None:
    """Refuse a document in which a text or list is too long.

    Raises:
        BadFileError: a text or list is too long; the error has the place of each.
    """
    faults: list[Fault] = []
    for fault in _excesses(document, ""):
        note(faults, fault)
    if faults:
        raise BadFileError(faults)


def _excesses(value: Json, path: str) -> Iterator[Fault]:
    match value:
        case str() if len(value) > MOST_TEXT:
            yield Fault(Problem.TEXT_TOO_LONG, path, {"limit": MOST_TEXT})
        case list() | dict() if len(value) > MOST_ITEMS:
            yield Fault(Content.TOO_MANY, path, {"count": len(value), "limit": MOST_ITEMS})
        case list():
            for index, item in enumerate(value):
                yield from _excesses(item, joined(path, index))
        case dict():
            for name, member in value.items():
                if len(name) > MOST_TITLE:
                    yield Fault(Problem.TEXT_TOO_LONG, path, {"limit": MOST_TITLE})
                elif name != _POSITION:
                    yield from _excesses(member, joined(path, name))
        case _:
            pass
