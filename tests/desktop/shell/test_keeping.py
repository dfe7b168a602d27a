"""Files changed during play: the window loses no moves of any game, here the rafts."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import (
    AnyMatch,
    atomic,
    autosave_folder,
    backup_of,
    disk,
    lock,
    matches_folder,
    open_match,
    resume,
    save_match,
)
from tests.desktop.desks import crash
from tests.desktop.shell.conftest import Open, Somebody
from tests.toy.documents import POSITIONS
from tests.toy.entry import TOYS, WITH_TOY

KIT = TOYS.kit("rafts")
PAIR = ("Ann", "Ben")


def journals() -> list[Path]:
    return sorted(autosave_folder().iterdir()) if autosave_folder().is_dir() else []


def match_of(*moves: str) -> AnyMatch:
    """Return a match of two with some moves played."""
    match: AnyMatch = Match(KIT.game, Header("rafts", {"river": "short"}, PAIR, 5))
    for text in moves:
        match.play(KIT.game.decisions(match.position)[0].seat, KIT.game.parse(text))
    return match


def moves_of(path: Path) -> list[str]:
    """Return the moves in a match file."""
    return [KIT.game.text(done.record.move) for done in open_match(path, TOYS.find).played]


def begin(opened: Open, path: Path, *efforts: int) -> Somebody:
    """Open a window on a match that is saved in a file, and play some more."""
    somebody = opened()
    somebody.begin(PAIR)
    assert somebody.window.files.commands.save_in(path)
    somebody.play_round(efforts)
    return somebody


class Answers:
    """Presses a button of each question, as a person would.

    Attributes:
        said: the texts of the questions.
    """

    def __init__(self, *buttons: str, meanwhile: Callable[[], object] | None = None) -> None:
        """Answer the next questions.

        Args:
            buttons: by their names, one for each question.
            meanwhile: called while the first question is open.
        """
        self.said: list[str] = []
        self._left, self._meanwhile = list(buttons), meanwhile
        QTimer.singleShot(0, self._answer)

    def _answer(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and box.isVisible():
            button = box.findChild(QPushButton, self._left[0]) or box.defaultButton()
            # A box of a later test has neither, where a question that was expected did not come.
            if button is not None:
                self._press(box, button)
        if self._left:
            QTimer.singleShot(0, self._answer)

    def _press(self, box: QMessageBox, button: QPushButton) -> None:
        del self._left[0]
        self.said.append(f"{box.text()} {box.informativeText()}")
        if self._meanwhile is not None:
            self._meanwhile()
            self._meanwhile = None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def notice(somebody: Somebody) -> str:
    """Return what the notice says; "" while there is none."""
    shown = somebody.window.notice
    return shown.words.text() if shown.isVisible() else ""


# -- two at one file -------------------------------------------------------------------------------------------------


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return tmp_path / "siege.stronghold"


def test_what_another_has_saved_is_not_replaced_without_a_question(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    theirs = match_of("row 3", "row 3")
    save_match(theirs, KIT, path)
    before = path.read_bytes()
    answers = Answers("changed_stay")
    somebody.window.actions_["save"].trigger()
    (said,) = answers.said
    assert said == (
        "“siege.stronghold” was changed by another window or program after you opened it. Your game has 1 move; "
        "the file has 2 moves. If you replace the file, its current contents are kept as “siege.stronghold.bak”. "
        "If you open the file instead, any moves that you played only here are lost."
    )
    assert path.read_bytes() == before


def test_it_is_asked_in_the_language_of_the_moment(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    somebody.window.language.choose("fr")
    save_match(match_of("row 3"), KIT, path)
    answers = Answers("changed_stay")
    somebody.window.actions_["save"].trigger()
    assert answers.said[0].startswith("Le fichier «\u00a0siege.stronghold\u00a0» a changé depuis son ouverture")


def test_replaced_knowingly_the_other_stays_as_the_backup(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    save_match(match_of("row 3", "row 3"), KIT, path)
    Answers("changed_replace")
    somebody.window.actions_["save"].trigger()
    assert moves_of(path) == ["row 1"]
    assert moves_of(backup_of(path)) == ["row 3", "row 3"]
    somebody.come()
    somebody.choose("Row with 2")
    somebody.window.actions_["save"].trigger()
    assert len(moves_of(path)) == 2, "what is one's own is not asked about"


def test_what_changes_once_more_while_one_is_asked_is_asked_about_again(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    save_match(match_of("row 3"), KIT, path)
    answers = Answers(
        "changed_replace", "changed_stay", meanwhile=lambda: save_match(match_of("row 2", "row 2"), KIT, path)
    )
    somebody.window.actions_["save"].trigger()
    assert len(answers.said) == 2
    assert moves_of(path) == ["row 2", "row 2"]


def test_the_others_match_can_be_opened(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    save_match(match_of("row 3", "row 3"), KIT, path)
    Answers("changed_theirs")
    somebody.window.actions_["save"].trigger()
    assert [KIT.game.text(done.record.move) for done in somebody.match.match.played] == ["row 3", "row 3"]
    somebody.window.actions_["save"].trigger()
    assert moves_of(path) == ["row 3", "row 3"]


def test_the_own_match_can_be_saved_beside(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    save_match(match_of("row 3", "row 3"), KIT, path)
    proposed: list[str] = []

    def accept() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(0, accept)
            return
        proposed.extend(dialog.selectedFiles())
        dialog.accept()

    Answers("changed_beside", meanwhile=lambda: QTimer.singleShot(0, accept))
    somebody.window.actions_["save"].trigger()
    beside = path.with_name("siege (2).stronghold")
    assert proposed == [str(beside)]
    assert moves_of(beside) == ["row 1"]
    assert moves_of(path) == ["row 3", "row 3"]
    assert somebody.window.files.documents.path == beside


def test_what_became_of_the_file_may_be_no_match_and_cannot_be_opened_then(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    path.write_text("something else", encoding="utf-8")
    answers = Answers("changed_stay")
    somebody.window.actions_["save"].trigger()
    assert "not a complete game" in answers.said[0]
    assert path.read_text(encoding="utf-8") == "something else"


def test_two_windows_on_one_file_lose_nothing(opened: Open, path: Path) -> None:
    first = begin(opened, path)
    second = opened()
    assert second.window.files.open_path(path)
    first.play_round([1])
    second.play_round([3])
    first.window.actions_["save"].trigger()
    Answers("changed_stay")
    second.window.actions_["save"].trigger()
    assert moves_of(path) == ["row 1"]


def test_whoever_has_changed_the_file_is_noticed_while_one_plays(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    assert somebody.window.files.saving.write()
    save_match(match_of("row 3", "row 3"), KIT, path)
    somebody.play_round([2])
    assert not somebody.window.files.saving.write()
    assert notice(somebody).startswith("“siege.stronghold”: the file was changed by another window or program")
    answers = Answers("changed_replace")
    somebody.click(somebody.window.notice.button)
    assert len(answers.said) == 1
    assert len(moves_of(path)) == 2
    assert moves_of(backup_of(path)) == ["row 3", "row 3"]


def test_a_changed_file_is_told_of_once_and_again_when_it_changes_again(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    saving = somebody.window.files.saving
    for theirs in ("row 3", "row 2"):
        save_match(match_of(theirs), KIT, path)
        assert not saving.write()
        assert notice(somebody)
        somebody.window.notice.hide()
        assert not saving.write()
        assert notice(somebody) == ""


def test_whoever_leaves_a_match_whose_file_was_changed_keeps_both(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    save_match(match_of("row 3", "row 3"), KIT, path)
    somebody.window.files.close_match()
    assert somebody.window.controller is None
    assert moves_of(path) == ["row 3", "row 3"]
    assert moves_of(matches_folder() / "siege.stronghold") == ["row 1"]
    assert notice(somebody).endswith("The game continues as “siege” in your saved games.")
    assert somebody.window.pages.start.last.title.text() == "Ann – Ben, round 1"
    assert journals() == []


def test_whoever_went_on_from_what_is_there_is_in_nobodys_way(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    assert somebody.window.files.saving.write()
    theirs = open_match(path, WITH_TOY.find)
    theirs.play(1, KIT.game.parse("row 3"))
    save_match(theirs, KIT, path)
    somebody.window.files.close_match()
    assert moves_of(path) == ["row 1", "row 3"]
    assert not list(matches_folder().glob("siege*"))


def test_after_a_crash_what_somebody_else_has_saved_stays(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1)
    crash(somebody.window)
    save_match(match_of("row 3", "row 3"), KIT, path)
    again = opened()
    assert not again.window.files.recover()
    assert moves_of(path) == ["row 3", "row 3"]
    assert moves_of(matches_folder() / "siege.stronghold") == ["row 1"]
    assert notice(again).startswith("“siege.stronghold” was changed elsewhere")


def test_a_disk_without_locks_is_said_once(opened: Open, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = begin(opened, path, 1)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(lock, "_lock", refuse)
    somebody.window.actions_["save"].trigger()
    assert "doesn’t support file locks" in notice(somebody)
    somebody.window.notice.hide()
    somebody.play_round([2])
    somebody.window.actions_["save"].trigger()
    assert "doesn’t support file locks" not in notice(somebody)


# -- what is not ours ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("button", ["foreign_stay", "foreign_replace"])
def test_a_file_that_is_not_ours_is_not_replaced_without_a_question(opened: Open, tmp_path: Path, button: str) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("Three years of work", encoding="utf-8")
    answers = Answers(button)
    assert somebody.window.files.commands.save_over(thesis) is (button == "foreign_replace")
    assert answers.said[0].startswith("“thesis.txt” is not a Stronghold game.")
    assert (thesis.read_text(encoding="utf-8") == "Three years of work") is (button == "foreign_stay")


@pytest.mark.skipif(os.name != "posix", reason="devices of POSIX")
def test_a_device_is_never_replaced(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    link = tmp_path / "null.stronghold"
    link.symlink_to(os.devnull)
    assert not somebody.window.files.commands.save_over(link)
    assert "a folder or a device" in notice(somebody)
    assert Path(os.devnull).is_char_device()


def test_a_position_called_like_a_match_is_not_saved_over(opened: Open, path: Path) -> None:
    path.write_text(json.dumps(POSITIONS.to_json(match_of().position)), encoding="utf-8")
    somebody = opened()
    assert somebody.window.files.open_path(path)
    assert somebody.window.files.documents.path is None
    assert somebody.window.windowTitle() != "siege – Stronghold"


def test_a_file_that_may_not_outlive_a_power_cut_is_told_of_and_the_journal_stays(
    opened: Open, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = begin(opened, path, 1)

    def broken(_folders: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "sync_folders", broken)
        somebody.window.files.close_match()
    assert "was written" in notice(somebody)
    assert "unchanged" not in notice(somebody)
    assert len(journals()) == 1
    again = opened()
    assert not again.window.files.recover()
    assert moves_of(path) == ["row 1"]
    assert journals() == []


@pytest.mark.parametrize("leave", [True, False])
def test_a_protected_file_is_not_written_and_the_match_goes_on_in_another(
    opened: Open, path: Path, leave: bool
) -> None:
    save_match(match_of("row 3"), KIT, path)
    path.chmod(0o444)
    before = path.read_bytes()
    somebody = opened()
    assert somebody.window.files.open_path(path)
    assert not matches_folder().exists(), "whoever looks on changes nothing"
    somebody.play_round([1])
    if leave:
        somebody.window.files.close_match()
    else:
        assert somebody.window.files.saving.write()
    assert path.read_bytes() == before
    assert moves_of(matches_folder() / "siege.stronghold") == ["row 3", "row 1"]
    assert "cannot be written" in notice(somebody)
    assert "The game continues as “siege”" in notice(somebody)


def test_a_match_that_was_only_looked_at_is_as_it_was(opened: Open, path: Path) -> None:
    save_match(match_of("row 3"), KIT, path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    before = path.read_bytes(), path.stat().st_mtime_ns
    somebody = opened()
    assert somebody.window.files.open_path(path)
    somebody.come()
    somebody.window.files.close_match()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert not backup_of(path).exists()


def test_the_backup_is_the_match_as_it_was_when_it_was_opened(opened: Open, path: Path) -> None:
    save_match(match_of("row 3"), KIT, path)
    somebody = opened()
    assert somebody.window.files.open_path(path)
    saving = somebody.window.files.saving
    somebody.play_round([1])
    assert saving.write()
    somebody.press("done")
    assert saving.write()
    somebody.play_round([2])
    somebody.window.files.close_match()
    assert moves_of(backup_of(path)) == ["row 3"]
    assert len(moves_of(path)) > 3


def test_where_nothing_can_be_written_at_all_the_match_is_not_left_without_a_question(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()
    somebody.begin(PAIR)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        somebody.play_round([1])
        answers = Answers("unsaved_cancel")
        assert not somebody.window.close()
        assert "could not be saved" in answers.said[0]
        assert "No space left" in answers.said[0]
        assert somebody.window.controller is not None
        Answers("unsaved_drop")
        somebody.window.files.close_match()
        assert somebody.window.controller is None
    assert journals() == []


def test_a_disk_that_fills_up_while_one_plays_keeps_the_moves_in_the_journal(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1, 3])
    file = somebody.window.files.documents.path
    assert file is not None

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "write_all", full)
        somebody.window.files.close_match()
        assert somebody.window.controller is None
        assert "No moves are lost" in notice(somebody)
    assert moves_of(file) == ["row 1"]
    again = opened()
    assert not again.window.files.recover()
    assert moves_of(file) == ["row 1", "row 3"]


# -- the journal -----------------------------------------------------------------------------------------------------


def cut(path: Path) -> None:
    """Take the end of a journal away."""
    path.write_bytes(path.read_bytes()[:-3])


@pytest.mark.skipif(os.name != "posix", reason="Windows does not let go of an open file")
@pytest.mark.parametrize("harm", [Path.unlink, cut, lambda path: shutil.rmtree(path.parent.parent)])
def test_a_journal_that_goes_is_noticed_within_a_move_and_begun_anew(
    opened: Open, harm: Callable[[Path], object]
) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1])
    harm(journals()[0])
    assert notice(somebody) == ""
    somebody.play_round([2])
    assert "a new one was started and contains all moves" in notice(somebody)
    somebody.window.notice.hide()
    somebody.press("done")
    assert notice(somebody) == ""
    assert len(journals()) == 1
    crash(somebody.window)
    match, autosave = resume(journals()[0], WITH_TOY.find)
    assert match.position == somebody.match.match.position
    autosave.finish()


def test_a_journal_that_the_disk_has_lost_is_begun_anew(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = opened()
    somebody.begin(PAIR)

    def broken(_file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(disk, "sync_file", broken)
        somebody.play_round([1])
        journal = somebody.window.files.documents._journal
        assert journal is not None
        journal.sync()
    somebody.play_round([2])
    assert "Input/output error" in notice(somebody)
    assert len(journals()) == 1
    assert somebody.window.files.documents._journal is not journal


def test_what_is_left_of_a_journal_stays_until_there_is_another(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1])
    (old,) = journals()
    documents = somebody.window.files.documents
    assert documents._journal is not None
    documents._journal._syncing.fault = OSError(errno.EIO, os.strerror(errno.EIO))

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        somebody.play_round([2])
        assert "No space left" in notice(somebody)
        assert journals() == [old]
    somebody.press("done")
    assert "Input/output error" in notice(somebody)
    assert len(journals()) == 1
    assert journals() != [old]


def test_a_disk_that_is_full_from_the_start_gets_no_litter_and_is_told_of(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        somebody.begin(PAIR)
        for effort in (1, 2):
            somebody.play_round([effort])
            assert "No space left" in notice(somebody)
    assert journals() == []
    somebody.press("done")
    assert len(journals()) == 1, "as soon as there is room"


def test_opening_the_file_after_a_crash_shows_all_moves(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1, 2)
    crash(somebody.window)
    assert moves_of(path) == []
    again = opened()
    assert again.window.files.open_path(path)
    assert len(again.match.match.played) == 2
    assert notice(again) == ""
    assert len(moves_of(path)) == 2
    assert journals() == []


def test_where_a_window_may_still_play_the_match_that_is_asked(
    opened: Open, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk has no locks: it cannot be known whether a journal was left or is being written."""
    somebody = begin(opened, path, 1, 2)
    crash(somebody.window)
    again = opened()

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(lock, "_lock", refuse)
    assert again.window.files.open_path(path)
    assert again.match.match.played == []
    assert notice(again) == "Recovered after a crash: “siege” continues 2 moves beyond the saved file."
    again.window.language.choose("fr")
    assert (
        notice(again)
        == "Après un arrêt inattendu, «\u00a0siege\u00a0» peut reprendre 2 coups plus loin que le fichier."
    )
    again.click(again.window.notice.button)
    assert len(again.match.match.played) == 2
    assert again.window.files.documents.path == path
    again.window.files.close_match()
    assert len(moves_of(path)) == 2
    assert journals() == []


def test_where_the_file_has_as_much_nothing_is_mentioned(opened: Open, path: Path) -> None:
    somebody = begin(opened, path, 1, 2)
    assert somebody.window.files.commands.save_in(path)
    crash(somebody.window)
    again = opened()
    assert again.window.files.open_path(path)
    assert notice(again) == ""


def test_of_a_damaged_journal_the_good_beginning_is_saved_and_that_is_said(opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1, 2])
    crash(somebody.window)
    (file,) = matches_folder().iterdir()
    (journal,) = journals()
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b"row", b"raw")]))
    again = opened()
    assert not again.window.files.recover()
    assert moves_of(file) == ["row 1"]
    assert notice(again).startswith("1 move of this game could be recovered: line ")
    assert [path.suffix for path in journals()] == [".damaged"]
