"""Which puzzles there are: those the program brings along, and those that lie in the user's folder ``puzzles``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, get_args

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.value import value
from stronghold_gui.files import resource, user_data_dir
from stronghold_gui.teaching.puzzles.document import Level
from stronghold_gui.teaching.puzzles.puzzle import Puzzle
from stronghold_gui.teaching.puzzles.reading import read_puzzle

FOLDER: Final = "puzzles"


@value
class Library:
    """All puzzles.

    Attributes:
        puzzles: those that can be played, from easy to hard.
        bad: what is wrong with the other files.
    """

    puzzles: tuple[Puzzle, ...]
    bad: tuple[BadFileError, ...]

    def find(self, name: str) -> Puzzle | None:
        """Return the puzzle of that id, or ``None``."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the puzzle that follows in the list, or ``None`` after the last."""
        ids = [one.id for one in self.puzzles]
        at = ids.index(puzzle.id) + 1 if puzzle.id in ids else 0
        return self.puzzles[at] if at < len(ids) else None


def own_folder() -> Path:
    """Return the folder of the puzzles that the program brings along."""
    return resource(FOLDER)


def added_folder() -> Path:
    """Return the folder where the user may put further puzzles; it need not exist."""
    return user_data_dir() / FOLDER


def library() -> Library:
    """Return all puzzles; files are read again only if they are others than before."""
    return _read(tuple(_files()))


def _files() -> Iterator[tuple[Path, int]]:
    """Yield the files of puzzles, each name once, with when they were written."""
    seen: set[str] = set()
    for folder in (own_folder(), added_folder()):
        for path in sorted(folder.glob("*.json")) if folder.is_dir() else ():
            if path.name not in seen:
                seen.add(path.name)
                yield path, path.stat().st_mtime_ns


@cache
def _read(files: tuple[tuple[Path, int], ...]) -> Library:
    puzzles: list[Puzzle] = []
    bad: list[BadFileError] = []
    for path, _ in files:
        try:
            puzzles.append(read_puzzle(path))
        except BadFileError as error:
            # Anew: the one that was raised would keep alive all that was under way then.
            bad.append(BadFileError(error.faults, error.name))
    levels = get_args(Level)
    puzzles.sort(key=lambda puzzle: (levels.index(puzzle.level), puzzle.order, puzzle.id))
    return Library(tuple(puzzles), tuple(bad))
