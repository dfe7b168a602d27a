"""A file system that refuses during a match leads to one sentence, and the window can be closed."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stronghold_gui.core.save import autosave_folder, backup_of, deleted_folder, matches_folder
from stronghold_gui.desktop.matches import deleted
from stronghold_gui.files import user_data_dir
from stronghold_gui.text import LANGUAGES
from tests.desktop.desks import crash
from tests.desktop.shell.conftest import Open, Somebody
from tests.desktop.shell.test_keeping import PAIR, Answers, journals, moves_of, notice
from tests.helpers.failing import EVERYTHING, QUESTIONS, Failing, always, failing, once

ANSWERS = (errno.EACCES, errno.EIO, errno.ESTALE, errno.ENOTCONN, errno.ENAMETOOLONG, errno.ENOSPC, errno.EROFS)
LONG = "x" * 244
"""As long as the name of a match file can be on most disks."""


@pytest.fixture(name="disk")
def _disk(user_home: Path, tmp_path: Path) -> Iterator[Failing]:
    with failing([user_home, tmp_path]) as disk:
        yield disk
        disk.refuses = None


def played(opened: Open, *efforts: int) -> Somebody:
    """Begin a match and play a round in a new window."""
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round(efforts)
    return somebody


# -- the home folder fails -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ANSWERS)
def test_a_home_that_fails_while_one_plays_costs_no_move(number: int, opened: Open, disk: Failing) -> None:
    somebody = played(opened, 1)
    file = somebody.window.files.documents.path
    assert file is not None
    disk.refuses = always(EVERYTHING, number)
    somebody.play_round([3])
    assert os.strerror(number) in notice(somebody)
    somebody.window.files.saving._write_at_rest()
    for language in LANGUAGES:
        somebody.window.language.choose(language)
        assert os.strerror(number) in notice(somebody)
    answers = Answers("unsaved_cancel")
    assert not somebody.window.close(), "the last moves are nowhere"
    assert os.strerror(number) in answers.said[0]
    disk.refuses = None
    assert somebody.window.close()
    assert moves_of(file) == ["row 1", "row 3"]
    assert journals() == []


@pytest.mark.parametrize("number", ANSWERS)
def test_a_home_that_fails_from_the_first_move_on_costs_no_move(number: int, opened: Open, disk: Failing) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    disk.refuses = always(EVERYTHING, number)
    somebody.play_round([1, 3])
    assert os.strerror(number) in notice(somebody)
    disk.refuses = None
    somebody.window.files.close_match()
    assert somebody.window.controller is None
    (file,) = matches_folder().iterdir()
    assert moves_of(file) == ["row 1", "row 3"]


def test_whoever_leaves_without_the_last_moves_finds_those_before_again(opened: Open, disk: Failing) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    disk.refuses = always(("open", "link", "replace"), errno.ENOSPC, matches_folder())
    somebody.play_round([1])
    disk.refuses = always(("open", "link", "replace", "write"), errno.ENOSPC)
    somebody.play_round([3])
    Answers("unsaved_drop")
    assert somebody.window.close()
    disk.refuses = None
    opened().window.files.recover()
    (file,) = matches_folder().glob("*.stronghold")
    assert moves_of(file) == ["row 1"]


@pytest.mark.parametrize("name", ["close", "ftruncate", "fsync", "unlink", "stat", "fstat"])
def test_a_match_can_be_closed_whatever_fails_meanwhile(name: str, opened: Open, disk: Failing) -> None:
    somebody = played(opened, 1, 3)
    file = somebody.window.files.documents.path
    assert file is not None
    disk.refuses = always((name,), errno.EIO)
    Answers("unsaved_drop")
    somebody.window.files.close_match()
    assert somebody.window.controller is None
    disk.refuses = None
    again = opened()
    again.window.files.recover()
    assert moves_of(file) == ["row 1", "row 3"]


# -- the start -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_journals_that_cannot_be_looked_for_are_told_of_at_the_start(
    language: str, opened: Open, disk: Failing
) -> None:
    somebody = played(opened, 1)
    crash(somebody.window)
    disk.refuses = always(("listdir", "scandir"), errno.EACCES, autosave_folder())
    again = opened(language=language)
    assert not again.window.files.recover()
    assert "Permission denied" in notice(again)
    assert ("next start" if language == "en" else "prochain démarrage") in notice(again)
    disk.refuses = None
    again.window.files.recover()
    (file,) = matches_folder().glob("*.stronghold")
    assert moves_of(file) == ["row 1"]


def test_a_match_that_cannot_be_put_in_order_is_offered_with_the_reason(opened: Open, disk: Failing) -> None:
    crash(played(opened, 1).window)
    for name in ("ftruncate", "read"):
        disk.refuses = always((name,), errno.EIO, autosave_folder())
        again = opened()
        assert again.window.files.recover()
        said = f"{notice(again)} {again.named('recovery_list').item(0).text()}"  # type: ignore[attr-defined]
        assert "Input/output error" in said
        again.named("recovery_later").click()  # type: ignore[attr-defined]
        QApplication.processEvents()


@pytest.mark.parametrize("number", ANSWERS)
def test_a_folder_of_matches_that_gives_no_answer_is_told_and_no_hindrance(
    number: int, opened: Open, disk: Failing
) -> None:
    somebody = played(opened, 1)
    somebody.window.files.close_match()
    disk.refuses = always((*QUESTIONS, "open"), number, matches_folder())
    again = opened()
    again.window.pages.show_matches()
    assert os.strerror(number) in notice(again)
    assert "Your saved games are shown" in notice(again)
    again.window.pages.show_start()
    again.window.files.recent.games()
    disk.refuses = None
    again.window.pages.show_matches()
    assert again.window.pages.matches.page.list.count() == 1


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [131, 132, 244])
def test_a_match_whose_name_is_as_long_as_can_be_is_played_like_any_other(length: int, opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    file = matches_folder() / f"{'x' * length}.stronghold"
    assert somebody.window.files.commands.save_over(file)
    somebody.play_round([1])
    somebody.window.files.close_match()
    assert moves_of(file) == ["row 1"]
    again = opened()
    assert not again.window.files.recover()
    assert again.window.files.open_path(file)
    again.play_round([3])
    again.window.files.close_match()
    assert moves_of(file) == ["row 1", "row 3"]
    assert moves_of(backup_of(file)) == ["row 1"]
    again.window.pages.show_matches()
    matches = again.window.pages.matches
    matches.page.deleted.emit(file)
    assert list(matches_folder().iterdir()) == []
    matches.put_back()
    assert moves_of(file) == ["row 1", "row 3"]
    assert moves_of(backup_of(file)) == ["row 1"]
    matches._rename(file, file.with_name("short.stronghold"))
    assert sorted(path.name for path in matches_folder().iterdir()) == ["short.stronghold", "short.stronghold.bak"]


def test_a_protected_match_with_a_long_name_goes_on_under_a_shorter_one(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    file = tmp_path / f"{LONG}.stronghold"
    assert somebody.window.files.commands.save_over(file)
    file.chmod(0o444)
    somebody.play_round([1])
    somebody.window.files.close_match()
    (other,) = (path for path in matches_folder().iterdir() if path.suffix == ".stronghold")
    assert moves_of(other) == ["row 1"]
    assert len(other.name) < 140
    assert not opened().window.files.recover()


# -- deleting, putting back, renaming --------------------------------------------------------------------------------


def test_what_cannot_be_deleted_leaves_no_empty_folder(opened: Open, disk: Failing) -> None:
    somebody = played(opened, 1)
    somebody.window.files.close_match()
    (file,) = matches_folder().iterdir()
    disk.refuses = always(("rename",), errno.EACCES)
    with pytest.raises(PermissionError):
        deleted.delete(file)
    assert list(deleted_folder().iterdir()) == []
    assert moves_of(file) == ["row 1"]


@pytest.mark.parametrize("name", ["replace", "unlink"])
def test_a_match_that_is_put_back_from_another_disk_is_whole_or_not_there(
    name: str, opened: Open, disk: Failing
) -> None:
    somebody = played(opened, 1)
    somebody.window.files.close_match()
    (file,) = matches_folder().iterdir()
    gone = deleted.delete(file)

    def other_disk(asked: str, path: Path) -> int:
        return errno.EXDEV if asked == "rename" else errno.EIO if asked == name and path.suffix == ".tmp" else 0

    disk.refuses = other_disk
    if name == "replace":
        with pytest.raises(OSError, match="Input/output"):
            deleted.put_back(gone)
        assert not file.exists()
        disk.refuses = once("rename", 0, errno.EXDEV)
    assert deleted.put_back(gone) == file
    assert moves_of(file) == ["row 1"]
    assert [path.name for path in matches_folder().iterdir()] == [file.name]


def test_a_match_whose_backup_cannot_be_renamed_has_its_new_name_in_the_lists(opened: Open, disk: Failing) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1])
    somebody.window.files.close_match()
    (file,) = matches_folder().iterdir()
    again = opened()
    again.window.files.open_path(file)
    again.play_round([3])
    again.window.files.close_match()
    disk.refuses = always(("replace",), errno.EIO, backup_of(file))
    new = file.with_name("new.stronghold")
    again.window.pages.show_matches()
    again.window.pages.matches._rename(file, new)
    disk.refuses = None
    assert notice(again) == ""
    assert [one.path for one in again.window.files.recent.games()] == [new]


# -- what is remembered ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_settings_that_cannot_be_written_are_told_of_once(language: str, opened: Open, disk: Failing) -> None:
    somebody = opened(language=language)
    disk.refuses = always(("write",), errno.ENOSPC)
    somebody.window.settings.set_text("hunt/a", "1")
    QApplication.processEvents()
    assert "No space left on device" in notice(somebody)
    assert ("until you close" if language == "en" else "jusqu’à la fermeture") in notice(somebody)
    somebody.window.notice.hide()
    somebody.window.settings.set_text("hunt/a", "2")
    QApplication.processEvents()
    assert notice(somebody) == ""


def test_how_far_a_lesson_has_come_that_cannot_be_written_is_told_once(opened: Open, disk: Failing) -> None:
    somebody = opened()
    learning = somebody.window.learning
    disk.refuses = always(("write",), errno.ENOSPC)
    for step in (1, 2):
        learning._remember(lambda step=step: learning.progress.reach("table", step))  # type: ignore[misc]
        assert ("lessons.json" in notice(somebody)) == (step == 1)
        somebody.window.notice.hide()
    assert not (user_data_dir() / "lessons.json").exists()


def test_a_match_opened_from_a_folder_that_goes_meanwhile_goes_on(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    folder = tmp_path / "stick"
    assert somebody.window.files.commands.save_over(folder / "siege.stronghold")
    somebody.window.files.close_match()
    monkeypatch.chdir(folder)
    assert somebody.window.files.open_path(Path("siege.stronghold"))
    shutil.rmtree(folder)
    somebody.play_round([1])
    somebody.window.files.close_match()
    assert somebody.window.controller is None
    assert moves_of(folder / "siege.stronghold") == ["row 1"]
