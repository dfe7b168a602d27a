"""The puzzles of a game: the built-in ones, and those in the user's folder ``puzzles``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, get_args

from stronghold_gui.core.save.disk import list_folder
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.files import user_data_dir
from stronghold_gui.teaching.game import FindGame, TaughtGame
from stronghold_gui.teaching.named import built_in_files, is_of
from stronghold_gui.teaching.puzzles.document import Level
from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle
from stronghold_gui.teaching.puzzles.reading import read_puzzle

FOLDER: Final = "puzzles"


@dataclass(frozen=True, slots=True)
class Library:
    """All puzzles of a game.

    Attributes:
        puzzles: those that can be played, from easy to hard.
        bad: the faults of the other files.
    """

    puzzles: tuple[AnyPuzzle, ...]
    bad: tuple[BadFileError, ...]

    def find(self, name: str) -> AnyPuzzle | None:
        """Return the puzzle of that id, or ``None``."""
        return next((puzzle for puzzle in self.puzzles if puzzle.id == name), None)

    def after(self, puzzle: AnyPuzzle) -> AnyPuzzle | None:
        """Return the puzzle that follows in the list, or ``None`` after the last."""
        ids = [one.id for one in self.puzzles]
        at = ids.index(puzzle.id) + 1 if puzzle.id in ids else 0
        return self.puzzles[at] if at < len(ids) else None


def added_folder() -> Path:
    """Return the folder for users' additional puzzles of all games; it need not exist."""
    return user_data_dir() / FOLDER


def library(kit: TaughtGame, find: FindGame) -> Library:
    """Return all puzzles of a game; files are read again only if they have changed.

    Args:
        kit: the game.
        find: finds the games of other puzzles in the user's folder.

    Raises:
        BadResource: the list of the program's own puzzles is missing or damaged.
    """
    try:
        added = list_folder(added_folder(), ".json")
        unlisted = []
    except BadFileError as error:
        added, unlisted = [], [BadFileError(error.faults, error.name)]
    files = tuple(_files(added, kit, find))
    before = _kept.get(kit.game.id)
    if before is None or before[0] != files:
        before = _kept[kit.game.id] = files, _read(files, kit)
    known = before[1]
    return Library(known.puzzles, (*known.bad, *unlisted)) if unlisted else known


_Files = tuple[tuple[Path, int], ...]
"""Files with their modification times."""
_kept: Final[dict[str, tuple[_Files, Library]]] = {}


def _files(added: Sequence[Path], kit: TaughtGame, find: FindGame) -> Iterator[tuple[Path, int]]:
    """Yield the files of a game's puzzles with their modification times: each name once, missing files as well."""
    terms = kit.teaching.puzzles if kit.teaching is not None else None
    own = built_in_files(terms.folder) if terms is not None else []
    seen = {path.name for path in own}
    further = [path for path in added if path.name not in seen and is_of(path, kit, find)]
    for path in (*own, *further):
        yield path, _written(path)


def _written(path: Path) -> int:
    """Return the modification time of a file; 0 for a missing one, which is reported when it is read."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _read(files: _Files, kit: TaughtGame) -> Library:
    puzzles: list[AnyPuzzle] = []
    bad: list[BadFileError] = []
    for path, _ in files:
        try:
            puzzles.append(read_puzzle(path, lambda game: kit if game == kit.game.id else None))
        except BadFileError as error:
            # A new exception: the raised one would keep the frames of its traceback alive.
            bad.append(BadFileError(error.faults, error.name))
    levels = get_args(Level)
    puzzles.sort(key=lambda puzzle: (puzzle.judged, levels.index(puzzle.level), puzzle.order, puzzle.id))
    return Library(tuple(puzzles), tuple(bad))
