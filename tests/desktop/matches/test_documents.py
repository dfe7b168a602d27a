"""The file and the journal of the open match, without a window."""

from __future__ import annotations

import pytest

from stronghold_gui.core.clock import ClockTerms
from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import (
    AnyMatch,
    Autosave,
    BadFileError,
    Fault,
    Problem,
    autosave_folder,
    matches_folder,
    open_match,
    save_match,
    settle,
    unfinished,
)
from stronghold_gui.core.save.document import no_progress
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.matches.documents import Documents
from tests.toy.entry import WITH_TOY
from tests.toy.moves import Row

KIT = WITH_TOY.kit("rafts")


@pytest.fixture(name="match")
def _match() -> AnyMatch:
    return Match(KIT.game, Header("rafts", {}, ("Ann", "Ben"), 5), policy=UNLIMITED)


@pytest.fixture(name="documents")
def _documents(match: AnyMatch) -> Documents:
    made = Documents(WITH_TOY, lambda header: f"Rafts, {header.names[0]}")
    made.adopt(match, None)
    return made


def test_nothing_is_named_or_written_before_the_first_move(documents: Documents, match: AnyMatch) -> None:
    documents.keep()
    assert not documents.write()
    assert documents.path is None
    match.play(0, Row(1))
    documents.keep()
    assert documents.path == matches_folder() / "Rafts, Ann.stronghold"
    assert documents.write()
    assert not documents.write(), "it is there already"
    documents.close()


def test_a_name_that_another_match_takes_before_the_file_is_written_is_left_to_it(
    documents: Documents, match: AnyMatch
) -> None:
    match.play(0, Row(1))
    documents.keep()
    assert documents.path is not None
    theirs: AnyMatch = Match(KIT.game, Header("rafts", {}, ("Ann", "Cleo"), 6))
    save_match(theirs, KIT, documents.path)
    assert documents.write()
    documents.note_saved()
    assert documents.path == matches_folder() / "Rafts, Ann (2).stronghold"
    assert open_match(matches_folder() / "Rafts, Ann.stronghold", WITH_TOY.find).header.seed == 6
    documents.close()


def test_a_journal_that_could_not_be_told_of_its_file_is_told_with_the_next_move(
    documents: Documents, match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash, settling would take an undone move in the file for a move of another program."""

    def refuse(*_: object) -> None:
        raise BadFileError([Fault(Problem.CANNOT_WRITE)])

    match.play(0, Row(1))
    match.play(1, Row(2))
    documents.keep()
    documents.write()
    with monkeypatch.context() as patch:
        patch.setattr(Autosave, "saved", refuse)
        with pytest.raises(BadFileError):
            documents.note_saved()
    match.undo()
    match.play(1, Row(3))
    documents.keep()
    documents.close(leaving=True)
    (lost,) = unfinished(autosave_folder())
    settled = settle(lost, WITH_TOY.find, matches_folder(), lambda _header: "another")
    assert settled is not None
    assert [path.name for path in matches_folder().glob("*.stronghold")] == ["Rafts, Ann.stronghold"]
    assert open_match(settled.path, WITH_TOY.find).position == match.position


def test_a_file_that_is_gone_is_written_again_when_the_match_is_left(documents: Documents, match: AnyMatch) -> None:
    match.play(0, Row(1))
    documents.keep()
    documents.write()
    assert documents.path is not None
    documents.path.unlink()
    assert documents.write()
    assert len(open_match(documents.path, WITH_TOY.find).played) == 1
    documents.close()


def timed() -> AnyMatch:
    return Match(KIT.game, Header("rafts", {}, ("Ann", "Ben"), 5, clock=ClockTerms("chess", 10)), policy=UNLIMITED)


def opened(documents: Documents) -> AnyMatch:
    """Open the match with a clock that has a file, and let some time pass."""
    path = matches_folder() / "Rafts, Ann.stronghold"
    match = documents.open(path, no_progress)
    documents.adopt(match, path)
    assert match.clock is not None
    match.clock.spend((0,), (0, 1), 5)
    return match


def saved_with_a_move(documents: Documents) -> None:
    match = timed()
    documents.adopt(match, None)
    match.play(0, Row(1))
    documents.keep()
    documents.write()
    documents.close()


def test_a_clock_that_runs_while_a_match_is_only_looked_at_changes_nothing_on_disk(documents: Documents) -> None:
    saved_with_a_move(documents)
    opened(documents)
    documents.keep()
    assert not documents.begun
    assert not list(autosave_folder().glob("*"))
    documents.close()


def test_time_that_passes_after_a_move_is_written(documents: Documents) -> None:
    saved_with_a_move(documents)
    match = opened(documents)
    match.play(1, Row(2))
    documents.keep()
    documents.write()
    assert match.clock is not None
    match.clock.spend((0,), (0, 1), 5)
    assert documents.write()
    assert documents.path is not None
    saved = open_match(documents.path, WITH_TOY.find).clock
    assert saved is not None
    assert saved.left == [590, 600]
    documents.close()


def test_a_file_continued_elsewhere_is_left_alone_where_only_time_has_passed(documents: Documents) -> None:
    saved_with_a_move(documents)
    match = opened(documents)
    match.play(1, Row(2))
    documents.keep()
    documents.write()
    assert documents.path is not None
    theirs = open_match(documents.path, WITH_TOY.find, UNLIMITED)
    seat = theirs.game.decisions(theirs.position)[0].seat
    theirs.play(seat, theirs.game.legal_moves(theirs.position, seat)[0])
    save_match(theirs, KIT, documents.path)
    assert match.clock is not None
    match.clock.spend((0,), (0, 1), 5)
    assert not documents.write()
    assert len(open_match(documents.path, WITH_TOY.find).played) == 3
    documents.close()
