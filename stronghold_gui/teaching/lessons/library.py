"""The lessons of a game: the built-in ones in the order of their list, then the user's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stronghold_gui.core.save.disk import list_folder
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.files import reading_resource, user_data_dir
from stronghold_gui.teaching.game import FindGame, TaughtGame
from stronghold_gui.teaching.lessons.document import Text
from stronghold_gui.teaching.lessons.reading import Lesson, open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.named import built_in_files, is_of

FOLDER: Final = "lessons"
_WORDS_A_MINUTE: Final = 120
_A_MOVE, _A_STEP = 12, 5
"""Seconds for finding and making a move, and for looking at a step."""
_MINE: Final = "mine/"
"""Prefix of the ids of the user's own lessons, so that a lesson with the id of a built-in one has its own progress."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A lesson in the list.

    Attributes:
        id: its id.
        path: its file.
        title, about: its title and its subject.
        length: number of its steps.
        minutes: its approximate duration, at least 1.
    """

    id: str
    path: Path
    title: Text
    about: Text
    length: int
    minutes: int


def lessons(kit: TaughtGame) -> list[Entry]:
    """Return the built-in lessons of a game, in order.

    Raises:
        BadResource: a built-in file is missing or damaged.
    """
    terms = kit.teaching.lessons if kit.teaching is not None else None
    if terms is None:
        return []
    found = []
    for path in built_in_files(terms.folder):
        with reading_resource(path, BadFileError):
            found.append(_entry(path, open_lesson(path, lambda _id: kit)))
    return found


def own_folder() -> Path:
    """Return the folder for users' additional lessons of all games; it may not exist."""
    return user_data_dir() / FOLDER


def own_lessons(kit: TaughtGame, find: FindGame) -> tuple[list[Entry], list[BadFileError]]:
    """Return the user's own lessons for a game, and the faults of those that cannot be played.

    Each is rehearsed first, so that no player gets stuck in an unchecked lesson.

    Args:
        kit: the game.
        find: finds the games of other lessons in the folder.
    """
    entries: list[Entry] = []
    try:
        paths, bad = list_folder(own_folder(), ".json"), []
    except BadFileError as error:
        paths, bad = [], [error]
    for path in paths:
        if not is_of(path, kit, find):
            continue
        try:
            lesson = open_lesson(path, find)
            if faults := faults_of(lesson):
                bad.append(BadFileError(faults, str(path)))
            else:
                entries.append(_entry(path, lesson, _MINE))
        except BadFileError as error:
            bad.append(error)
    return entries, bad


def _entry(path: Path, lesson: Lesson, prefix: str = "") -> Entry:
    document = lesson.document
    return Entry(prefix + lesson.id, path, document.title, document.about, len(lesson.steps), _minutes(lesson))


def _minutes(lesson: Lesson) -> int:
    """Return the approximate minutes of a lesson: to read its sentences, to look at the table, and to move."""
    steps = [place.step for place in lesson.steps]
    words = max(sum(len(step.say[code].split()) for step in steps) for code in lesson.document.title)
    moves = sum(step.count for step in steps if not step.is_read)
    return max(1, round(words / _WORDS_A_MINUTE + (moves * _A_MOVE + len(steps) * _A_STEP) / 60))
