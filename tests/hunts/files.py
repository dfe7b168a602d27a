"""Every kind of file that the program reads: a good one, and its reader, until it is refused or wholly accepted."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from stronghold_gui.core.save import Autosave, RecentList, open_any, resume, save_match, unfinished
from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.match_file import to_bytes
from stronghold_gui.core.save.recent import Recent
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.lessons.progress import Progress
from stronghold_gui.teaching.lessons.reading import open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.teaching.named import built_in_files
from stronghold_gui.teaching.puzzles import progress as solved_puzzles
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from tests.games.begun import SUBJECTS, kinds, play_on
from tests.toy.entry import WITH_TOY


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file.

    Attributes:
        make: returns a good file, another for each seed.
        read: reads one; raises ``BadFileError`` if refused.
    """

    make: Callable[[random.Random], bytes]
    read: Callable[[Path], None]


def _match(game: str, dice: random.Random) -> AnyMatch:
    match = dice.choice([*kinds(game)]).begin(dice.getrandbits(32))
    play_on(match, dice, dice.randrange(60))
    return match


def _match_file(game: str) -> Callable[[random.Random], bytes]:
    return lambda dice: to_bytes(match_to_json(_match(game, dice), WITH_TOY.kit(game)))


def _position(game: str) -> Callable[[random.Random], bytes]:
    positions = WITH_TOY.kit(game).positions
    return lambda dice: to_bytes(positions.to_json(_match(game, dice).position))


def _open(path: Path) -> None:
    """Open a file; what is accepted is as good as any match: it is saved, and opens as the same."""
    match = open_any(path, WITH_TOY)
    again = path.with_name("again.stronghold")
    save_match(match, WITH_TOY.kit(match.header.game), again)
    assert open_any(again, WITH_TOY).position == match.position
    again.unlink()


def _journal(dice: random.Random) -> bytes:
    game = dice.choice([*SUBJECTS])
    match = _match(game, dice)
    with TemporaryDirectory() as folder:
        journal = Autosave.begin(match, WITH_TOY.kit(game), Path(folder))
        for _ in range(5):
            play_on(match, dice, dice.randrange(4))
            while match.can_undo and dice.random() < 0.3:
                match.undo()
            journal.keep(match)
        journal.release()
        return journal.path.read_bytes()


def _recover(path: Path) -> None:
    """Read a journal as after a crash, and resume it."""
    with TemporaryDirectory(dir=path.parent) as name:
        journal = Path(name) / path.name
        journal.write_bytes(path.read_bytes())
        for lost in unfinished(journal.parent):
            if lost.fault is not None:
                raise BadFileError([lost.fault])
            _go_on(lost.path)


def _go_on(path: Path) -> None:
    """Resume a journal and check that new moves survive another crash."""
    match, journal = resume(path, WITH_TOY.find)
    play_on(match, random.Random(1), 2)  # noqa: S311 - which moves, nothing secret
    journal.keep(match)
    journal.release()
    again, journal = resume(journal.path, WITH_TOY.find)
    journal.release()
    assert again.position == match.position


def _one_of(kind: str) -> Callable[[random.Random], bytes]:
    """Return what chooses a file of any game's ``lessons`` or ``puzzles``."""
    folders = [resource(entry.id, kind) for entry in LIBRARY.entries if getattr(entry, kind)]
    return lambda dice: dice.choice([path for folder in folders for path in built_in_files(folder)]).read_bytes()


def _read_lesson(path: Path) -> None:
    faults = faults_of(open_lesson(path, WITH_TOY.find))
    if faults:
        raise BadFileError(faults)


def _read_puzzle(path: Path) -> None:
    read_puzzle(path, WITH_TOY.find)


def _recent(dice: random.Random) -> bytes:
    games = [
        {"path": f"/games/{n}.stronghold", "game": "rafts", "names": ["Anna"], "turn": n, "when": n} for n in range(3)
    ]
    return to_bytes({"recent": games[: dice.randrange(1, 4)]})  # type: ignore[dict-item]


def _read_recent(path: Path) -> None:
    recent = RecentList(path)
    before = recent.entries()
    entry = Recent("/games/new.stronghold", "rafts", ("Bert",), 1, 1)
    RecentList(path.with_name("recent.json")).add(entry)
    assert len(before) <= 10


def _learnt(_dice: random.Random) -> bytes:
    return to_bytes({"lessons": {"table": {"step": 3, "done": False}, "rafts/row": {"step": 0, "done": True}}})


def _read_learnt(path: Path) -> None:
    assert len(Progress(path).all()) <= 500


def _solved(_dice: random.Random) -> bytes:
    return to_bytes({"solved": ["a", "b", "rafts/c"]})


def _read_solved(path: Path) -> None:
    kept = solved_puzzles.progress_file()
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(path.read_bytes())
    assert len(solved_puzzles.solved()) <= 1000


KINDS: Final[dict[str, FileKind]] = {
    **{f"match of {game}": FileKind(_match_file(game), _open) for game in SUBJECTS},
    **{f"position of {game}": FileKind(_position(game), _open) for game in SUBJECTS},
    "lesson": FileKind(_one_of("lessons"), _read_lesson),
    "puzzle": FileKind(_one_of("puzzles"), _read_puzzle),
    "journal": FileKind(_journal, _recover),
    "recent games": FileKind(_recent, _read_recent),
    "learnt lessons": FileKind(_learnt, _read_learnt),
    "solved puzzles": FileKind(_solved, _read_solved),
}
"""Every kind of file, by what it is."""
