"""The journal of a running match, and the message to the player when it cannot be written."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import Autosave, BadFileError, JournalLostError, Problem, resume, unfinished
from stronghold_gui.core.save import disk as module
from stronghold_gui.core.save.kit import AnyMatch
from tests.core.save.running import KIT, MOVES, begun, find_kit, lines
from tests.helpers.failing import QUESTIONS, always, failing, once
from tests.toy.game import RAFTS
from tests.toy.moves import Throw


def test_every_move_is_a_line(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path / "autosave", *MOVES[:2])
    assert lines(autosave) == ['"0: row 2"', '"row 3 | rapids=2"']
    autosave.keep(match)
    assert len(lines(autosave)) == 2
    autosave.finish()


def test_moves_taken_back_and_played_differently_are_followed(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path, *MOVES)
    match.undo()
    match.undo()
    autosave.keep(match)
    assert lines(autosave)[5:] == ["-2"]
    match.undo()
    match.play(0, Throw())
    autosave.keep(match)
    assert lines(autosave)[6] == "-1"
    match.undo()
    match.redo()
    autosave.keep(match)
    autosave.release()
    again, autosave = resume(autosave.path, find_kit)
    assert again.position == match.position
    assert len(again.played) == 3
    autosave.finish()


def test_a_match_closed_in_good_order_leaves_nothing(tmp_path: Path) -> None:
    _, autosave = begun(tmp_path, *MOVES)
    assert unfinished(tmp_path) == []
    autosave.finish()
    assert list(tmp_path.iterdir()) == []
    assert unfinished(tmp_path / "none") == []


def test_the_file_is_named_by_a_path_that_holds_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, autosave = begun(tmp_path, *MOVES[:1], file=Path("siege.stronghold"))
    assert autosave.file == str(tmp_path / "siege.stronghold")
    autosave.saved(Path("other.stronghold"), "5-00")
    autosave.release()
    (lost,) = unfinished(tmp_path)
    assert lost.file == str(tmp_path / "other.stronghold")
    _, autosave = resume(lost.path, find_kit)
    assert (autosave.file, autosave.fingerprint) == (lost.file, "5-00")
    autosave.finish()


# -- what comes to the disk ------------------------------------------------------------------------------------------


def test_the_journal_and_its_folder_come_to_the_disk_at_once_and_each_move_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(module, "sync_file", lambda file: told.append(os.fstat(file).st_size))
    monkeypatch.setattr(module, "sync_folders", told.extend)
    folder = tmp_path / "data" / "autosave"
    match, autosave = begun(folder)
    autosave.sync()
    assert told[0] == autosave.path.stat().st_size
    assert set(told[1:]) == {folder, folder.parent, tmp_path}, "each folder that has a new name in it"
    for seat, move in MOVES:
        told.clear()
        match.play(seat, move)
        autosave.keep(match)
        autosave.sync()
        assert told == [autosave.path.stat().st_size]
    autosave.finish()


# -- the system refuses ----------------------------------------------------------------------------------------------


def full_after(left: int) -> Callable[[int, bytes], int]:
    """Return a writer that takes a number of further bytes and then refuses."""
    before, room = os.write, [left]

    def write(file: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        done = before(file, data[: room[0]])
        room[0] -= done
        return done

    return write


@pytest.mark.parametrize("room", [0, 1, 9, 20])
def test_a_full_disk_is_told_and_tried_again(room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, autosave = begun(tmp_path, *MOVES[:2])
    match.play(*MOVES[2])
    match.play(*MOVES[3])
    before = autosave.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full_after(room))
        for _ in range(2):
            with pytest.raises(BadFileError) as caught:
                autosave.keep(match)
            assert caught.value.first.problem == Problem.JOURNAL_REFUSED
            assert autosave.path.read_bytes() == before
    autosave.keep(match)
    autosave.release()
    again, autosave = resume(autosave.path, find_kit)
    assert again.position == match.position
    autosave.finish()


@pytest.mark.parametrize("room", [0, 1, 100])
def test_a_disk_that_is_full_before_the_journal_begins_gets_no_litter(
    room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match: AnyMatch = Match(RAFTS, Header("rafts"))
    for _ in range(3):
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", full_after(room))
            with pytest.raises(BadFileError) as caught:
                Autosave.begin(match, KIT, tmp_path / "autosave")
        assert caught.value.first.problem == Problem.JOURNAL_REFUSED
    assert list((tmp_path / "autosave").iterdir()) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    match: AnyMatch = Match(RAFTS, Header("rafts"))
    with pytest.raises(BadFileError) as caught:
        Autosave.begin(match, KIT, tmp_path / "file" / "autosave")
    assert caught.value.first.problem == Problem.JOURNAL_REFUSED


def test_a_disk_that_loses_what_it_was_given_is_told_with_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(module, "sync_file", broken)
    match, autosave = begun(tmp_path)
    autosave.sync()
    match.play(*MOVES[0])
    with pytest.raises(JournalLostError) as caught:
        autosave.keep(match)
    assert caught.value.first.problem == Problem.JOURNAL_UNSYNCED
    autosave.finish()


# -- the journal goes ------------------------------------------------------------------------------------------------


def cut(path: Path) -> None:
    """Take the end of a journal away."""
    path.write_bytes(path.read_bytes()[:-3])


def lengthen(path: Path) -> None:
    """Put something to the end of a journal."""
    with path.open("ab") as file:
        file.write(b"more")


def replace(path: Path) -> None:
    """Put another file in the place of a journal."""
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def move_folder(path: Path) -> None:
    """Take the folder of a journal away."""
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.skipif(os.name != "posix", reason="Windows does not let go of an open file")
@pytest.mark.parametrize(
    "harm", [Path.unlink, cut, lengthen, replace, move_folder, lambda path: shutil.rmtree(path.parent)]
)
def test_a_journal_that_is_not_what_was_written_is_noticed_with_the_next_move(
    harm: Callable[[Path], object], tmp_path: Path
) -> None:
    match, autosave = begun(tmp_path / "autosave", *MOVES[:3])
    autosave.sync()
    harm(autosave.path)
    match.play(*MOVES[3])
    with pytest.raises(JournalLostError) as caught:
        autosave.keep(match)
    assert caught.value.first.problem == Problem.JOURNAL_LOST
    theirs = autosave.path.exists() and harm is replace
    autosave.finish()
    assert autosave.path.exists() is theirs, "what is another's stays"


@pytest.mark.skipif(os.name != "posix", reason="Windows does not let go of an open file")
def test_it_is_noticed_also_where_nothing_is_to_be_written(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path, *MOVES[:3])
    autosave.path.unlink()
    match.play(*MOVES[3])
    match.undo()
    with pytest.raises(JournalLostError):
        autosave.keep(match)
    autosave.finish()


def test_two_matches_at_once_have_two_journals(tmp_path: Path) -> None:
    first, second = begun(tmp_path)[1], begun(tmp_path)[1]
    assert first.path != second.path
    assert str(os.getpid()) in first.path.name
    first.finish()
    second.finish()


@pytest.mark.parametrize("end", [Autosave.finish, Autosave.release])
def test_a_journal_whose_file_cannot_be_closed_is_put_away_all_the_same(
    end: Callable[[Autosave], None], tmp_path: Path
) -> None:
    with failing([tmp_path]) as disk:
        match, autosave = begun(tmp_path, *MOVES)
        disk.refuses = always(("close",), errno.EIO)
        end(autosave)
        disk.refuses = None
        left = [lost.moves for lost in unfinished(tmp_path)]
    assert left == ([] if end is Autosave.finish else [len(match.played)])


def test_a_journal_that_cannot_be_removed_is_none_that_a_crash_left(tmp_path: Path) -> None:
    with failing([tmp_path]) as disk:
        _, autosave = begun(tmp_path, *MOVES)
        disk.refuses = always(("unlink",), errno.EROFS)
        autosave.finish()
    assert unfinished(tmp_path) == []


def test_half_a_line_that_cannot_be_taken_back_costs_no_move(tmp_path: Path) -> None:
    with failing([tmp_path]) as disk:
        match, autosave = begun(tmp_path, *MOVES[:2])
        match.play(*MOVES[2])
        disk.in_parts = lambda length: length // 2
        disk.refuses = once("write", 1, errno.ENOSPC)
        with pytest.raises(BadFileError) as caught:
            autosave.keep(match)
        assert caught.value.first.problem == Problem.JOURNAL_REFUSED
        disk.in_parts = None
        autosave.keep(match)
        autosave.release()
    again, autosave = resume(autosave.path, find_kit)
    assert again.position == match.position
    autosave.finish()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN])
def test_a_journal_that_the_disk_does_not_show_is_lost_in_a_sentence(number: int, tmp_path: Path) -> None:
    with failing([tmp_path]) as disk:
        match, autosave = begun(tmp_path, *MOVES[:2])
        match.play(*MOVES[2])
        disk.refuses = always(QUESTIONS, number)
        with pytest.raises(JournalLostError) as caught:
            autosave.keep(match)
        assert caught.value.first.problem == Problem.JOURNAL_LOST
        disk.refuses = None
        autosave.finish()
    assert list(tmp_path.iterdir()) == []


def test_whether_a_journal_is_on_the_disk_is_known_before_it_is_relied_on(tmp_path: Path) -> None:
    with failing([tmp_path]) as disk:
        match, autosave = begun(tmp_path, *MOVES[:2])
        assert autosave.sync()
        match.play(*MOVES[2])
        disk.refuses = always(("fsync",), errno.EIO)
        autosave.keep(match)
        assert not autosave.sync()
        disk.refuses = None
        autosave.finish()
