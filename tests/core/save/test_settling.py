"""Settling after a crash: the file of a match has all moves again; changes by another program are never replaced."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from stronghold_gui.core.save import (
    AnyMatch,
    BadFileError,
    Fault,
    Problem,
    Settled,
    UnsyncedError,
    backup_of,
    match_file,
    open_match,
    save_match,
    settle,
    unfinished,
)
from stronghold_gui.core.save.lines import write_line
from tests.core.save.running import KIT, MOVES, begun, find_kit
from tests.helpers.failing import EVERYTHING, always, failing, once
from tests.toy.moves import Row


def moves_of(match: AnyMatch) -> list[str]:
    """Return the moves of a match as its file has them."""
    return [write_line(match.game, done) for done in match.played]


class Crash:
    """A match that was killed while it was played.

    Attributes:
        match: the match at that moment. journals: the folder of its journal.
        file: its file, if it was saved. folder: the folder for files of matches.
    """

    def __init__(self, root: Path, saved: int | None = None, moves: int = len(MOVES), name: str = "siege") -> None:
        """Play, save after a number of moves, play on, and be killed.

        Args:
            root: the folder.
            saved: the number of moves at which it was saved; ``None`` for never.
            moves: how many are played.
            name: of its file, without the ending.
        """
        self.journals, self.folder = root / "autosave", root / "games"
        self.file = root / "mine" / f"{name}.stronghold"
        self.match, journal = begun(self.journals)
        for number in range(moves + 1):
            if number == saved:
                journal.saved(self.file, save_match(self.match, KIT, self.file).fingerprint)
            if number < moves:
                self.match.play(*MOVES[number])
                journal.keep(self.match)
        journal.release()

    def settle(self) -> Settled | None:
        """Have it put in order."""
        (lost,) = unfinished(self.journals)
        return settle(lost, find_kit, self.folder, lambda header: f"Rafts, {header.names[0]}")


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_the_file_has_all_moves_again_and_the_journal_is_gone(tmp_path: Path) -> None:
    crash = Crash(tmp_path, saved=2)
    settled = crash.settle()
    assert settled is not None
    assert (settled.path, settled.other, settled.damage) == (crash.file, None, None)
    assert moves_of(open_match(crash.file, find_kit)) == moves_of(crash.match)
    assert len(open_match(backup_of(crash.file), find_kit).played) == 2
    assert left(crash.journals) == []
    assert left(crash.folder) == []


def test_a_match_that_had_no_file_gets_one(tmp_path: Path) -> None:
    crash = Crash(tmp_path)
    settled = crash.settle()
    assert settled is not None
    assert settled.path == crash.folder / "Rafts, Anna.stronghold"
    assert moves_of(open_match(settled.path, find_kit)) == moves_of(crash.match)
    assert left(crash.journals) == []


def test_a_match_without_a_move_leaves_nothing(tmp_path: Path) -> None:
    crash = Crash(tmp_path, moves=0)
    assert crash.settle() is None
    assert left(crash.journals) == []
    assert left(crash.folder) == []


def test_killed_between_file_and_journal_there_is_one_match_still(tmp_path: Path) -> None:
    """The file has the moves of the journal or fewer, and the journal does not know the file."""
    for number in range(len(MOVES) + 1):
        root = tmp_path / str(number)
        crash, (beginning, other) = Crash(root, saved=0), begun(root / "other", *MOVES[:number])
        other.finish()
        save_match(beginning, KIT, crash.file)
        settled = crash.settle()
        assert settled is not None
        assert settled.path == crash.file
        assert moves_of(open_match(crash.file, find_kit)) == moves_of(crash.match)
        assert left(crash.folder) == []


def test_whoever_went_on_in_the_file_keeps_it(tmp_path: Path) -> None:
    """The others continued from the end of the journal: the file has all its moves."""
    crash = Crash(tmp_path, saved=2, moves=4)
    theirs = open_match(crash.file, find_kit)
    for move in MOVES[2:]:
        theirs.play(*move)
    save_match(theirs, KIT, crash.file)
    before = crash.file.read_bytes()
    settled = crash.settle()
    assert settled is not None
    assert (settled.path, len(settled.match.played)) == (crash.file, 5)
    assert crash.file.read_bytes() == before
    assert left(crash.journals) == left(crash.folder) == []


def other_moves(crash: Crash) -> None:
    """Continue the match with other moves in its file, as another program would."""
    theirs = open_match(crash.file, find_kit)
    theirs.play(1, Row(1))
    save_match(theirs, KIT, crash.file)


def other_match(crash: Crash) -> None:
    """Replace the match in the file with another one, as another program would."""
    crash.file.write_text(crash.file.read_text(encoding="utf-8").replace("Bruno", "Berta"), encoding="utf-8")


def no_match(crash: Crash) -> None:
    crash.file.write_text("My thesis", encoding="utf-8")


@pytest.mark.parametrize("meanwhile", [other_moves, other_match, no_match])
def test_what_somebody_else_wrote_stays_and_the_match_has_a_file_of_its_own(
    meanwhile: Callable[[Crash], None], tmp_path: Path
) -> None:
    crash = Crash(tmp_path, saved=1)
    meanwhile(crash)
    before = crash.file.read_bytes()
    settled = crash.settle()
    assert settled is not None
    assert (settled.path, settled.other) == (crash.folder / "siege.stronghold", crash.file)
    assert crash.file.read_bytes() == before
    assert moves_of(open_match(settled.path, find_kit)) == moves_of(crash.match)


def test_a_file_that_is_gone_is_written_again_but_no_folder_is_made_for_it(tmp_path: Path) -> None:
    crash = Crash(tmp_path / "one", saved=1)
    crash.file.unlink()
    settled = crash.settle()
    assert settled is not None
    assert settled.path == crash.file
    crash = Crash(tmp_path / "two", saved=1)
    crash.file.unlink()
    crash.file.parent.rmdir()
    settled = crash.settle()
    assert settled is not None
    assert settled.path == crash.folder / "siege.stronghold"
    assert not crash.file.parent.exists(), "a stick that is not there is no place for a folder"


def test_a_protected_file_is_not_replaced(tmp_path: Path) -> None:
    crash = Crash(tmp_path, saved=1)
    crash.file.chmod(0o444)
    before = crash.file.read_bytes()
    settled = crash.settle()
    assert settled is not None
    assert settled.other == crash.file
    assert crash.file.read_bytes() == before


def test_of_a_damaged_journal_the_beginning_is_saved_and_the_rest_stays_beside(tmp_path: Path) -> None:
    crash = Crash(tmp_path)
    (journal,) = crash.journals.iterdir()
    mangled = journal.read_bytes().replace(b"keep", b"keap")
    journal.write_bytes(mangled)
    settled = crash.settle()
    assert settled is not None
    assert settled.damage is not None
    assert len(open_match(settled.path, find_kit).played) == 2
    (beside,) = crash.journals.iterdir()
    assert beside.name == f"{journal.name}.damaged"
    assert beside.read_bytes() == mangled


def test_where_nothing_can_be_written_the_journal_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crash = Crash(tmp_path)

    def full(path: Path, *_: object) -> None:
        raise BadFileError([Fault(Problem.CANNOT_WRITE)], str(path))

    with monkeypatch.context() as patch:
        patch.setattr(match_file, "write_atomically", full)
        with pytest.raises(BadFileError):
            crash.settle()
    settled = crash.settle()
    assert settled is not None
    assert moves_of(open_match(settled.path, find_kit)) == moves_of(crash.match)


def test_a_file_that_may_not_outlive_a_power_cut_is_not_written_twice(tmp_path: Path) -> None:
    crash = Crash(tmp_path)
    with failing([crash.folder]) as disk:
        disk.refuses = once("fsync", 1, errno.EIO)
        with pytest.raises(UnsyncedError):
            crash.settle()
    settled = crash.settle()
    assert settled is not None
    assert [path.name for path in crash.folder.glob("*.stronghold")] == [settled.path.name]


def test_a_file_with_a_long_name_that_cannot_be_written_goes_on_under_a_shorter_one(tmp_path: Path) -> None:
    crash = Crash(tmp_path, saved=0, name="x" * 244)
    with failing([crash.file.parent]) as disk:
        disk.refuses = always(("open",), errno.EROFS)
        settled = crash.settle()
    assert settled is not None
    assert settled.other == crash.file
    assert len(settled.path.name) < 140
    assert moves_of(open_match(settled.path, find_kit)) == moves_of(crash.match)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG])
def test_a_folder_that_gives_no_answer_after_a_crash_loses_no_move(number: int, tmp_path: Path) -> None:
    crash = Crash(tmp_path, saved=2)
    with failing([crash.file.parent]) as disk:
        disk.refuses = always(EVERYTHING, number)
        settled = crash.settle()
    assert settled is not None
    assert settled.path.parent == crash.folder
    assert moves_of(open_match(settled.path, find_kit)) == moves_of(crash.match)
