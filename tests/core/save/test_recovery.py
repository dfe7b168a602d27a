"""Recovery after a crash: unfinished matches are found and resumed as far as their journals are valid."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save import Autosave, BadFileError, Problem, lock, longer, resume, save_match, unfinished
from stronghold_gui.core.save.document import match_to_json
from stronghold_gui.core.save.journal import head, write_lines
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.text import LANGUAGES, catalogue
from stronghold_gui.text.faults import file_sentence
from tests.core.save.running import KIT, MOVES, begun, find_kit
from tests.helpers.failing import always, failing
from tests.toy.game import RAFTS
from tests.toy.moves import Row


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def crashed(folder: Path) -> Path:
    """Return the journal of a match that was not closed."""
    _, autosave = begun(folder, *MOVES)
    autosave.release()
    return autosave.path


def test_what_was_not_closed_is_found_and_gone_on_with(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path, *MOVES)
    file = tmp_path / "siege.stronghold"
    autosave.saved(file, save_match(match, KIT, file).fingerprint)
    autosave.release()
    (lost,) = unfinished(tmp_path)
    assert (lost.names, lost.moves, lost.file, lost.fault) == (("Anna", "Bruno"), 5, str(file), None)
    again, autosave = resume(lost.path, find_kit, UNLIMITED)
    assert again.position == match.position
    assert autosave.damage is None
    assert unfinished(tmp_path) == []
    again.undo()
    again.play(1, Row(2))
    autosave.keep(again)
    autosave.release()
    third, autosave = resume(lost.path, find_kit)
    assert third.position == again.position
    autosave.finish()


def test_a_journal_in_use_is_neither_found_nor_taken(tmp_path: Path) -> None:
    _, autosave = begun(tmp_path)
    assert unfinished(tmp_path) == []
    with pytest.raises(BadFileError) as caught:
        resume(autosave.path, find_kit)
    assert caught.value.first.problem == Problem.IN_USE
    autosave.finish()


def test_a_line_cut_off_anywhere_is_dropped_and_the_journal_goes_on(tmp_path: Path) -> None:
    path = crashed(tmp_path)
    whole = path.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for end in range(ends[0], len(whole) + 1, 3):
        path.write_bytes(whole[:end])
        again, kept = resume(path, find_kit)
        assert kept.damage is None
        assert len(again.played) == sum(line <= end for line in ends) - 1
        go_on(again, kept)


def go_on(match: AnyMatch, autosave: Autosave) -> None:
    """Play a move, crash again, and see that it is there."""
    seat = RAFTS.decisions(match.position)[0].seat
    match.play(seat, RAFTS.legal_moves(match.position, seat)[0])
    autosave.keep(match)
    autosave.release()
    further, again = resume(autosave.path, find_kit)
    assert further.position == match.position
    again.release()


@pytest.mark.parametrize("line", range(2, 7))
def test_where_a_line_is_damaged_the_moves_before_it_are_saved_and_the_journal_kept_beside(
    line: int, tmp_path: Path
) -> None:
    path = crashed(tmp_path)
    good = path.read_bytes().splitlines(keepends=True)
    mangled = b"".join([*good[: line - 1], good[line - 1].replace(b'"', b"#", 1), *good[line:]])
    path.write_bytes(mangled)
    (lost,) = unfinished(tmp_path)
    assert lost.fault is None
    assert lost.moves == line - 2
    assert lost.damage is not None
    assert (lost.damage.problem, lost.damage.figures) == (Problem.DAMAGED_LINE, {"line": line})
    match, autosave = resume(path, find_kit)
    assert len(match.played) == line - 2
    assert autosave.damage == lost.damage
    assert autosave.damaged is not None
    assert autosave.damaged.read_bytes() == mangled
    assert unfinished(tmp_path) == []
    go_on(match, autosave)
    (again,) = unfinished(tmp_path)
    assert (again.moves, again.damage) == (line - 1, None)


def test_the_damaged_journal_goes_when_the_match_is_closed(tmp_path: Path) -> None:
    path = crashed(tmp_path)
    path.write_bytes(path.read_bytes() + b"damage\n")
    _, autosave = resume(path, find_kit)
    assert len(names(tmp_path)) == 2
    autosave.finish()
    assert names(tmp_path) == []


def test_a_move_that_the_rules_refuse_ends_what_is_good(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path)
    document = match_to_json(match, KIT)
    autosave.finish()
    old = [{"file": "", "match": document}, "0: row 2", "row 3 | rapids=2", "0: keep", -1, "0: row 3", "1: throw"]
    path = tmp_path / "old.journal"
    path.write_text("".join(json.dumps(line) + "\n" for line in old), encoding="utf-8")
    match, autosave = resume(path, find_kit)
    assert len(match.played) == 2
    assert autosave.damage is not None
    assert autosave.damage.problem == Problem.ILLEGAL_MOVE
    assert names(tmp_path) == [autosave.path.name, "old.journal.damaged"]
    autosave.finish()


WHY: dict[str, Json] = {"seat": 0, "number": 1, "progress": 1, "reasons": {"aim": {"id": "rafts.aim"}}}


@pytest.mark.parametrize(
    "wrong", [{"seat": 9}, {"number": 9}, {"reasons": {}}, {"reasons": {"aim": {"id": "x" * 101}}}]
)
def test_reasons_that_cannot_be_read_cost_no_move(wrong: dict[str, Json], tmp_path: Path) -> None:
    match, autosave = begun(tmp_path)
    document = match_to_json(match, KIT)
    autosave.finish()
    path = tmp_path / "a.journal"
    said: list[Json] = ["0: row 2", {"reasons": WHY}, {"reasons": {**WHY, **wrong}}, "row 3 | rapids=2"]
    path.write_bytes(write_lines([head(document, "", ""), *said], 0)[0])
    match, autosave = resume(path, find_kit)
    assert (len(match.played), autosave.damage, match.reasons) == (2, None, [])
    go_on(match, autosave)


def test_reasons_for_turns_after_a_refused_move_are_dropped(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path)
    document = match_to_json(match, KIT)
    autosave.finish()
    path = tmp_path / "a.journal"
    said: list[Json] = ["0: row 2", {"reasons": WHY}, "row 3 | rapids=2", "0: row 3", {"reasons": {**WHY, "number": 3}}]
    path.write_bytes(write_lines([head(document, "", ""), *said], 0)[0])
    match, autosave = resume(path, find_kit)
    assert (len(match.played), [turn.number for turn in match.reasons]) == (2, [1])
    assert autosave.damage is not None
    autosave.finish()


def test_a_journal_without_checksums_is_gone_on_with_in_one_that_has_them(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path)
    document = match_to_json(match, KIT)
    autosave.finish()
    path = tmp_path / "old.journal"
    old = [{"file": "/a/b", "match": document}, "0: row 2", "row 3 | rapids=2"]
    path.write_text("".join(json.dumps(line) + "\n" for line in old), encoding="utf-8")
    (lost,) = unfinished(tmp_path)
    assert (lost.moves, lost.fault, lost.damage) == (2, None, None)
    match, autosave = resume(path, find_kit)
    assert (len(match.played), autosave.damage, autosave.file) == (2, None, str(Path("/a/b").absolute()))
    assert names(tmp_path) == [autosave.path.name]
    assert b'"journal":4' in autosave.path.read_bytes()
    go_on(match, autosave)


def test_where_nothing_can_be_used_the_journal_is_left_alone(tmp_path: Path) -> None:
    path = crashed(tmp_path)
    head = json.loads(path.read_bytes().splitlines()[0][:-9])
    unknown, _ = write_lines([head | {"match": head["match"] | {"game": "chess"}}], 0)
    for data, problem in ((b"[]\n", Problem.DAMAGED_LINE), (unknown, Problem.UNKNOWN_GAME)):
        path.write_bytes(data)
        with pytest.raises(BadFileError) as caught:
            resume(path, find_kit)
        assert caught.value.first.problem == problem
        assert path.read_bytes() == data
        assert names(tmp_path) == [path.name]
    assert unfinished(tmp_path)[0].names == ("Anna", "Bruno")
    with pytest.raises(BadFileError):
        resume(tmp_path / "none.journal", find_kit)


def test_a_disk_that_is_full_leaves_a_damaged_journal_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = crashed(tmp_path)
    path.write_bytes(path.read_bytes() + b"damage\n")
    data = path.read_bytes()

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(BadFileError) as caught:
            resume(path, find_kit)
    assert caught.value.first.problem == Problem.JOURNAL_REFUSED
    assert path.read_bytes() == data
    assert names(tmp_path) == [path.name]


def test_journals_that_were_never_begun_are_swept_away_when_they_are_old(tmp_path: Path) -> None:
    old, young = tmp_path / "old.journal", tmp_path / "young.journal"
    old.touch()
    young.touch()
    os.utime(old, (1, 1))
    assert unfinished(tmp_path) == []
    assert names(tmp_path) == ["young.journal"]


@pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
def test_what_is_no_plain_file_is_neither_found_nor_waited_for(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "autosave", crashed(tmp_path / "elsewhere")
    folder.mkdir()
    os.mkfifo(folder / "pipe.journal")
    (folder / "folder.journal").mkdir()
    (folder / "link.journal").symlink_to(elsewhere)
    (folder / "nowhere.journal").symlink_to("/nowhere")
    assert unfinished(folder) == []
    before = elsewhere.read_bytes()
    for path in folder.iterdir():
        with pytest.raises(BadFileError) as caught:
            resume(path, find_kit)
        assert caught.value.first.problem == Problem.CANNOT_READ
    assert elsewhere.read_bytes() == before


def test_on_a_disk_without_locks_recovery_is_offered_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = crashed(tmp_path)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(lock, "_lock", refuse)
    (lost,) = unfinished(tmp_path)
    assert (lost.path, lost.moves, lost.unsure) == (path, 5, True)
    match, autosave = resume(path, find_kit)
    assert len(match.played) == 5
    go_on(match, autosave)


def test_of_what_a_crash_left_of_a_file_the_longest_is_told(tmp_path: Path) -> None:
    folder, file = tmp_path / "autosave", tmp_path / "siege.stronghold"
    for moves in (2, 4, 3):
        _, autosave = begun(folder, *MOVES[:moves], file=file)
        autosave.release()
    _, other = begun(folder, *MOVES, file=tmp_path / "other.stronghold")
    other.release()
    for moves, told in ((0, 4), (3, 4), (4, None), (5, None)):
        match, autosave = begun(tmp_path / "elsewhere", *MOVES[:moves])
        autosave.finish()
        lost = longer(match, tmp_path / "." / "siege.stronghold", folder)
        assert (lost.moves if lost is not None else None) == told


@pytest.mark.parametrize("name", ["ftruncate", "read", "fstat"])
def test_a_journal_that_the_disk_refuses_to_go_on_with_is_told_and_stays(name: str, tmp_path: Path) -> None:
    path = crashed(tmp_path)
    before = path.read_bytes()
    with failing([tmp_path]) as disk:
        disk.refuses = always((name,), errno.EIO)
        with pytest.raises(BadFileError) as caught:
            resume(path, find_kit)
    assert caught.value.name == str(path)
    for language in LANGUAGES:
        assert "Input/output error" in file_sentence(caught.value, catalogue(language))
    assert path.read_bytes() == before
    match, autosave = resume(path, find_kit)
    assert len(match.played) == len(MOVES)
    autosave.finish()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ESTALE])
def test_a_folder_of_journals_that_cannot_be_listed_is_told(number: int, tmp_path: Path) -> None:
    crashed(tmp_path)
    with failing([tmp_path]) as disk:
        disk.refuses = always(("listdir", "scandir"), number)
        with pytest.raises(BadFileError) as caught:
            unfinished(tmp_path)
    assert caught.value.first.problem == Problem.CANNOT_LIST
    for language in LANGUAGES:
        assert os.strerror(number) in file_sentence(caught.value, catalogue(language))


@pytest.mark.parametrize("name", ["open", "read"])
def test_a_journal_that_cannot_be_read_is_found_with_the_reason(name: str, tmp_path: Path) -> None:
    path = crashed(tmp_path)
    with failing([tmp_path]) as disk:
        disk.refuses = always((name,), errno.EACCES)
        (lost,) = unfinished(tmp_path)
    assert lost.path == path
    assert lost.fault is not None
    assert (lost.fault.problem, lost.fault.figures) == (Problem.CANNOT_READ, {"reason": "Permission denied"})


@pytest.mark.parametrize("name", ["close", "unlink"])
def test_what_fails_after_a_journal_was_looked_at_hides_nothing(name: str, tmp_path: Path) -> None:
    crashed(tmp_path)
    empty = tmp_path / "empty.journal"
    empty.touch()
    os.utime(empty, (0, 0))
    with failing([tmp_path]) as disk:
        disk.refuses = always((name,), errno.EIO)
        assert [lost.moves for lost in unfinished(tmp_path)] == [len(MOVES)]
