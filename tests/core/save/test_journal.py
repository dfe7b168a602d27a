"""The journal of a running match, and going on after a crash."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import Autosave, BadFileError, Problem, resume, save_match, unfinished
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.undo import UNLIMITED
from tests.toy.entry import TOYS
from tests.toy.game import RAFTS
from tests.toy.moves import Keep, Move, Row, Throw

KIT, find_kit = TOYS.kit("rafts"), TOYS.find
MOVES = ((0, Row(2)), (1, Row(3)), (0, Keep()), (1, Throw()), (0, Row(1)))


def begun(folder: Path, *moves: tuple[int, Move]) -> tuple[AnyMatch, Autosave]:
    """Return a match with a journal, some moves played and kept."""
    match: AnyMatch = Match(RAFTS, Header("rafts", names=("Anna", "Bruno"), seed=5), policy=UNLIMITED)
    autosave = Autosave.begin(match, KIT, folder)
    for seat, move in moves:
        match.play(seat, move)
        autosave.keep(match)
    return match, autosave


def lines(autosave: Autosave) -> list[str]:
    """Return the lines of a journal after its head."""
    return autosave.path.read_text(encoding="utf-8").splitlines()[1:]


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


def test_what_was_not_closed_is_found_and_gone_on_with(tmp_path: Path) -> None:
    match, autosave = begun(tmp_path, *MOVES)
    file = tmp_path / "siege.stronghold"
    save_match(match, KIT, file)
    autosave.saved(file)
    autosave.release()
    (lost,) = unfinished(tmp_path)
    assert (lost.names, lost.moves, lost.file, lost.fault) == (("Anna", "Bruno"), 5, str(file), None)
    again, autosave = resume(lost.path, find_kit, UNLIMITED)
    assert again.position == match.position
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
    with pytest.raises(BadFileError) as caught:
        resume(autosave.path, find_kit)
    assert caught.value.first.problem == Problem.IN_USE
    autosave.finish()


def test_a_line_cut_off_anywhere_is_dropped_and_the_journal_goes_on(tmp_path: Path) -> None:
    _, autosave = begun(tmp_path, *MOVES[:4])
    autosave.release()
    whole = autosave.path.read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for end in range(ends[0], len(whole) + 1):
        autosave.path.write_bytes(whole[:end])
        again, kept = resume(autosave.path, find_kit)
        assert len(again.played) == sum(line <= end for line in ends) - 1
        seat = RAFTS.decisions(again.position)[0].seat
        again.play(seat, RAFTS.legal_moves(again.position, seat)[0])
        kept.keep(again)
        kept.release()
        further, kept = resume(autosave.path, find_kit)
        assert further.position == again.position
        kept.release()


def test_damage_in_the_middle_is_named_and_the_journal_left_alone(tmp_path: Path) -> None:
    _, autosave = begun(tmp_path, *MOVES)
    autosave.release()
    good = autosave.path.read_text(encoding="utf-8").splitlines()
    head = json.loads(good[0])
    cases = {
        2: [good[0], "nonsense", *good[2:]],
        3: [*good[:2], "-9", *good[2:]],
        4: [*good[:3], "5", *good[3:]],
        5: [*good[:4], "{}", *good[4:]],
        1: ["[]", *good[1:]],
    }
    for line, mangled in cases.items():
        data = ("\n".join(mangled) + "\n").encode()
        autosave.path.write_bytes(data)
        (lost,) = unfinished(tmp_path)
        assert lost.fault is not None
        with pytest.raises(BadFileError) as caught:
            resume(autosave.path, find_kit)
        assert caught.value.first.problem == Problem.DAMAGED_LINE
        assert caught.value.first.figures == {"line": line}
        assert autosave.path.read_bytes() == data
    autosave.path.write_text(json.dumps(head | {"match": head["match"] | {"game": "chess"}}) + "\n", encoding="utf-8")
    with pytest.raises(BadFileError) as caught:
        resume(autosave.path, find_kit)
    assert caught.value.first.problem == Problem.UNKNOWN_GAME
    assert unfinished(tmp_path)[0].names == ("Anna", "Bruno")


def test_an_empty_journal_is_a_fault_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "x.journal").write_bytes(b"")
    (lost,) = unfinished(tmp_path)
    assert lost.fault is not None
    with pytest.raises(BadFileError):
        resume(tmp_path / "none.journal", find_kit)


def test_a_full_disk_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, autosave = begun(tmp_path, *MOVES[:2])
    match.play(*MOVES[2])
    file = autosave._file

    class Full:
        """A file on a full disk: half a line fits."""

        def __getattr__(self, name: str) -> object:
            return getattr(file, name)

        def write(self, data: bytes) -> int:
            if len(data) > 3:
                return file.write(data[:3])
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(autosave, "_file", Full())
    with pytest.raises(BadFileError) as caught:
        autosave.keep(match)
    assert caught.value.first.problem == Problem.CANNOT_WRITE
    monkeypatch.undo()
    autosave.keep(match)
    autosave.release()
    again, autosave = resume(autosave.path, find_kit)
    assert again.position == match.position
    autosave.finish()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    match: AnyMatch = Match(RAFTS, Header("rafts"))
    with pytest.raises(BadFileError) as caught:
        Autosave.begin(match, KIT, tmp_path / "file" / "autosave")
    assert caught.value.first.problem == Problem.CANNOT_WRITE


def test_two_matches_at_once_have_two_journals(tmp_path: Path) -> None:
    first, second = begun(tmp_path)[1], begun(tmp_path)[1]
    assert first.path != second.path
    assert str(os.getpid()) in first.path.name
    first.finish()
    second.finish()
