"""Which lessons there are: those the program brings along, in the order of their files' names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.core.value import value
from stronghold_gui.files import resource
from stronghold_gui.teaching.lessons.document import Text
from stronghold_gui.teaching.lessons.reading import open_lesson

FOLDER: Final = "lessons"


@value
class Entry:
    """A lesson in the list.

    Attributes:
        id: names it.
        path: its file.
        title, about: what it is called and what one learns.
        length: how many steps it has.
    """

    id: str
    path: Path
    title: Text
    about: Text
    length: int


def lessons() -> list[Entry]:
    """Return all lessons in their order.

    Raises:
        BadFileError: a file of the program's is damaged.
    """
    return [entry_of(path) for path in sorted(resource(FOLDER).glob("*.json"))]


def entry_of(path: Path) -> Entry:
    """Return the entry of a lesson file."""
    lesson = open_lesson(path)
    document = lesson.document
    return Entry(document.id, path, document.title, document.about, len(lesson.steps))
