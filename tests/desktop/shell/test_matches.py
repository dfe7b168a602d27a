"""Every match is kept and listed: played, left, found again, renamed, deleted and put back by mouse and keys."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import (
    Recent,
    autosave_folder,
    backup_of,
    deleted_folder,
    matches_file,
    matches_folder,
    open_match,
    recent_file,
    save_match,
)
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.desktop.matches import deleted, lists, saved_matches, titles
from stronghold_gui.desktop.matches.lists import Found, look_into
from stronghold_gui.desktop.matches.page import MatchesPage
from stronghold_gui.desktop.matches.rename import RenameDialog
from stronghold_gui.desktop.result import ResultDialog
from stronghold_gui.files import user_data_dir
from stronghold_gui.games.library import Library
from tests.desktop.shell.conftest import Open, Somebody
from tests.helpers.clipping import clipped
from tests.helpers.resting import rest
from tests.toy.entry import TOYS, WITH_TOY

KIT = TOYS.kit("rafts")
PAIR = ("Ann", "Ben")
TODAY, TOMORROW = "2026-11-28", "2026-11-29"


@pytest.fixture(autouse=True)
def _one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name files after one day, even if the tests run across midnight."""
    monkeypatch.setattr(titles, "today", lambda: TODAY)


def files() -> list[str]:
    return sorted(path.name for path in matches_folder().iterdir()) if matches_folder().is_dir() else []


def moves_in(name: str) -> int:
    """Return how many moves a match of the folder has in its file."""
    return len(open_match(matches_folder() / name, WITH_TOY.find).played)


def notice(somebody: Somebody) -> str:
    """Return what the notice says; "" while there is none."""
    shown = somebody.window.notice
    return shown.words.text() if shown.isVisible() else ""


def page_of(somebody: Somebody) -> MatchesPage:
    """Return the page of all matches, which is shown, with all looked into."""
    page = somebody.window.pages.matches.page
    assert page.isVisible()
    rest(somebody.window)
    return page


def names(page: MatchesPage) -> list[str]:
    """Return what the matches of the list are called."""
    return [page.list.item(row).text().splitlines()[0] for row in range(page.list.count())]


def lines(page: MatchesPage, row: int) -> list[str]:
    """Return what a row of the list says, but for the time."""
    return page.list.item(row).text().splitlines()


def choose(page: MatchesPage, row: int) -> None:
    """Press a row of the list."""
    page.list.scrollToItem(page.list.item(row))
    middle = page.list.visualItemRect(page.list.item(row)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QApplication.processEvents()


def saved(name: str, *moves: str, folder: Path | None = None, age: int = 0) -> Path:
    """Write a match file as another program would, last changed a number of seconds ago."""
    match = Match(KIT.game, Header("rafts", {"river": "short"}, PAIR, 5))
    for text in moves:
        match.play(KIT.game.decisions(match.position)[0].seat, KIT.game.parse(text))
    path = (folder or matches_folder()) / f"{name}.stronghold"
    save_match(match, KIT, path)
    then = time.time() - age
    os.utime(path, (then, then))
    return path


# -- while one plays -------------------------------------------------------------------------------------------------


def test_a_match_has_a_name_and_a_file_from_its_first_move(opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    assert somebody.window.windowTitle() == "Ann – Ben – Stronghold"
    assert files() == []
    somebody.play_round([2])
    assert files() == [f"Rafts, Ann, Ben, {TODAY}.stronghold"]
    assert moves_in(files()[0]) == 1
    assert somebody.window.windowTitle() == f"Rafts, Ann, Ben, {TODAY} – Stronghold"
    assert not somebody.window.isWindowModified()


def test_the_file_follows_when_nobody_moves_for_a_moment(opened: Open, qtbot: QtBot) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([2, 3])
    assert moves_in(files()[0]) == 1
    rest(somebody.window, soon=1000)
    assert moves_in(files()[0]) == 2
    somebody.press("done")
    rest(somebody.window, soon=1000)
    assert moves_in(files()[0]) > 2
    assert not backup_of(matches_folder() / files()[0]).exists(), "what it was a moment ago is worth no backup"


def test_a_match_played_over_midnight_keeps_its_one_name(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([2])
    monkeypatch.setattr(titles, "today", lambda: TOMORROW)
    somebody.play_round([3])
    rest(somebody.window, soon=1000)
    somebody.key("Ctrl+S")
    assert notice(somebody).startswith(f"“Rafts, Ann, Ben, {TODAY}” is saved")
    somebody.window.files.close_match()
    somebody.window.actions_["matches"].trigger()
    assert files() == [f"Rafts, Ann, Ben, {TODAY}.stronghold"]
    assert names(page_of(somebody)) == [f"Rafts, Ann, Ben, {TODAY}"]


def test_a_match_begun_before_midnight_is_named_after_the_day_of_its_first_move(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    monkeypatch.setattr(titles, "today", lambda: TOMORROW)
    somebody.play_round([2])
    assert files() == [f"Rafts, Ann, Ben, {TOMORROW}.stronghold"]
    assert somebody.window.windowTitle() == f"Rafts, Ann, Ben, {TOMORROW} – Stronghold"


def test_a_match_nobody_has_played_leaves_nothing(opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.come()
    somebody.window.files.close_match()
    assert not [path for path in user_data_dir().rglob("*") if path.is_file()]
    assert not somebody.window.pages.start.last.isVisible()


def test_a_match_of_which_all_was_taken_back_leaves_nothing(opened: Open) -> None:
    somebody = opened()
    somebody.window.actions_["curtain"].setChecked(False)
    match = Match(KIT.game, Header("rafts", {"river": "short"}, PAIR, 5), policy=UNLIMITED)
    somebody.window.files.begin(match)
    somebody.play_round([2])
    somebody.press("undo")
    rest(somebody.window, soon=1000)
    somebody.window.files.close_match()
    assert files() == []
    assert not list(autosave_folder().iterdir())
    assert not somebody.window.pages.start.last.isVisible()


def test_matches_of_one_day_have_different_names(opened: Open) -> None:
    somebody = opened()
    for _ in range(3):
        somebody.begin(PAIR)
        somebody.play_round([2])
    stem = f"Rafts, Ann, Ben, {TODAY}"
    somebody.window.files.close_match()
    assert files() == sorted(f"{stem}{number}.stronghold" for number in ("", " (2)", " (3)"))


@pytest.mark.parametrize("leave", ["close", "quit", "new", "open", "learn", "puzzles", "matches"])
def test_leaving_a_match_asks_nothing_and_loses_nothing(opened: Open, tmp_path: Path, leave: str) -> None:
    somebody = opened()
    window = somebody.window
    other = saved("other", folder=tmp_path)
    somebody.begin(PAIR)
    somebody.play_round([2, 3])
    match leave:
        case "new":
            somebody.begin(("Cleo", "Dan"))
        case "open":
            assert window.files.open_path(other)
        case _:
            window.actions_[leave].trigger()
    assert [box for box in window.findChildren(QMessageBox) if box.isVisible()] == []
    assert notice(somebody) == ""
    assert window.controller is None or window.controller.match.header.names != PAIR or leave in ("quit", "open")
    assert moves_in(f"Rafts, Ann, Ben, {TODAY}.stronghold") == 2
    assert list(autosave_folder().iterdir()) == []


def test_the_end_of_a_match_offers_no_save_that_would_be_needed(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    somebody.begin(PAIR)
    play_to_the_end(somebody)
    assert somebody.named("result_save").text() == "Save as…"  # type: ignore[attr-defined]
    somebody.dialog(ResultDialog).reject()
    window.files.close_match()
    window.pages.show_matches()
    page = page_of(somebody)
    assert any(line.startswith(("Winner", "Defeat")) for line in lines(page, 0))
    assert page.details.buttons["open"].text() == "Open"


def play_to_the_end(somebody: Somebody) -> None:
    """Play until the game is over."""
    while not somebody.match.over:
        if somebody.match.offers:
            somebody.press("done")
        else:
            somebody.play_round([2] * len(somebody.deciding))


def test_save_says_where_the_match_lies(opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.key("Ctrl+S")
    assert notice(somebody) == "Nothing has been played yet. Every move is saved automatically."
    somebody.play_round([2, 3])
    somebody.key("Ctrl+S")
    assert notice(somebody).startswith(f"“Rafts, Ann, Ben, {TODAY}” is saved after every move.")
    assert str(matches_folder()) in notice(somebody)
    assert moves_in(files()[0]) == 2


def test_after_save_as_the_match_goes_on_there_and_the_old_file_stays_as_it_was(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([2, 3])
    mine = tmp_path / "mine.stronghold"
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(mine)])
    somebody.key("Ctrl+Shift+S")
    assert notice(somebody).startswith("The game continues as “mine”; “Rafts")
    assert somebody.window.windowTitle() == "mine – Stronghold"
    somebody.press("done")
    somebody.window.files.close_match()
    assert moves_in(files()[0]) == 2
    assert len(open_match(mine, WITH_TOY.find).played) > 2
    somebody.window.pages.show_matches()
    page = page_of(somebody)
    assert names(page) == ["mine", files()[0].removesuffix(".stronghold")]
    assert lines(page, 0)[-1] == f"Folder: {tmp_path}"


def test_a_match_saved_before_its_first_move_keeps_the_file_that_somebody_made(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    assert somebody.window.files.commands.save_in(tmp_path / "mine.stronghold")
    somebody.window.files.close_match()
    assert (tmp_path / "mine.stronghold").exists()
    assert files() == []


def test_a_file_from_elsewhere_is_gone_on_in(opened: Open, tmp_path: Path) -> None:
    path = saved("theirs", "row 3", folder=tmp_path)
    somebody = opened()
    assert somebody.window.files.open_path(path)
    somebody.play_round([1])
    somebody.window.files.close_match()
    assert len(open_match(path, WITH_TOY.find).played) == 2
    assert files() == []


def test_whoever_opens_the_open_match_again_finds_its_last_move(opened: Open) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    somebody.play_round([1, 2])
    path = somebody.window.files.documents.path
    assert path is not None
    assert somebody.window.files.open_path(path)
    assert len(somebody.match.match.played) == 2


def test_a_what_if_and_a_look_back_leave_no_files(opened: Open) -> None:
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    somebody.begin(PAIR)
    somebody.play_round([2, 3])
    rest(window, soon=1000)
    window.actions_["what_if"].trigger()
    before = {path: path.read_bytes() for path in user_data_dir().rglob("*") if path.is_file()}
    somebody.press("done")
    assert not window.actions_["save"].isEnabled()
    rest(window, soon=1000)
    assert {path: path.read_bytes() for path in user_data_dir().rglob("*") if path.is_file()} == before
    somebody.click(window.history.bar.home)
    assert len(somebody.match.match.played) == 2


def test_what_is_tried_out_is_not_taken_for_the_match(opened: Open) -> None:
    """The lists are written after an idle moment, which may fall into a what-if."""
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    somebody.begin(PAIR)
    somebody.play_round([2])
    window.actions_["what_if"].trigger()
    play_to_the_end(somebody)
    rest(window, soon=1000)
    (entry,) = lists.recent()
    assert not entry.over
    assert moves_in(files()[0]) == 1


def test_what_is_tried_out_as_soon_as_a_match_is_opened_is_not_listed_for_it(opened: Open) -> None:
    path = saved("young", "row 1")
    somebody = opened()
    window = somebody.window
    window.actions_["curtain"].setChecked(False)
    assert window.files.open_path(path)
    window.actions_["what_if"].trigger()
    play_to_the_end(somebody)
    rest(window, soon=1000)
    (entry,) = lists.recent()
    assert not entry.over


# -- the list --------------------------------------------------------------------------------------------------------


@pytest.fixture(name="listed")
def _listed(opened: Open) -> Somebody:
    """Return a person at the list of three matches; the window has played none of them."""
    saved("old", age=300)
    saved("middle", "row 1", age=200)
    saved("young", "row 1", "row 2", age=100)
    somebody = opened()
    somebody.click(somebody.named("start_matches"))
    return somebody


def test_the_list_is_reached_from_the_first_page_and_says_how_each_match_stands(listed: Somebody) -> None:
    page = page_of(listed)
    assert names(page) == ["young", "middle", "old"]
    assert lines(page, 0)[1:3] == ["Ann – Ben, round 1", "Next: Ann and Ben"]
    assert lines(page, 1)[1:3] == ["Ann – Ben, round 1", "Next: Ben"]
    assert lines(page, 2)[3].startswith("Rafts, ")
    assert page.list.hasFocus()
    assert page.list.accessibleName() == "Saved games"


def test_what_was_found_out_is_not_found_out_again(listed: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    page_of(listed)
    looked: list[Path] = []

    def look(one: Found, library: Library) -> Recent:
        looked.append(one.path)
        return look_into(one, library)

    monkeypatch.setattr(saved_matches, "look_into", look)
    listed.key("Esc")
    listed.window.pages.show_matches()
    page_of(listed)
    assert looked == []
    path = saved("old", "row 3")
    listed.window.pages.show_matches()
    page_of(listed)
    assert looked == [path], "somebody has played on there"


def test_a_match_that_is_only_opened_again_writes_no_list_of_all_matches(listed: Somebody) -> None:
    page_of(listed)
    before = matches_file().stat().st_ino
    listed.key("Return")
    listed.window.files.close_match()
    assert matches_file().stat().st_ino == before


def test_a_match_is_opened_by_mouse_or_keys(listed: Somebody) -> None:
    page = page_of(listed)
    choose(page, 1)
    listed.click(page.details.buttons["open"])
    assert len(listed.match.match.played) == 1
    assert listed.window.windowTitle() == "middle – Stronghold"
    listed.key("Ctrl+Shift+O")
    page_of(listed)
    listed.key("Up")
    listed.key("Return")
    assert len(listed.match.match.played) == 2


def test_the_match_that_was_just_left_is_first(listed: Somebody) -> None:
    page = page_of(listed)
    choose(page, 2)
    listed.key("Return")
    listed.play_round([1])
    listed.key("Ctrl+Shift+O")
    assert names(page_of(listed)) == ["old", "young", "middle"]


def test_escape_and_the_button_lead_back(listed: Somebody) -> None:
    page = page_of(listed)
    listed.key("Esc")
    assert listed.window.pages.start.isVisible()
    listed.click(listed.named("start_matches"))
    listed.click(page.back)
    assert listed.window.pages.start.isVisible()


def test_a_match_is_renamed(listed: Somebody) -> None:
    page = page_of(listed)
    choose(page, 1)
    backup_of(matches_folder() / "middle.stronghold").write_bytes(b"before")
    listed.key("F2")
    dialog = listed.dialog(RenameDialog)
    assert isinstance(dialog, RenameDialog)
    assert dialog.line.text() == "middle"
    QTest.keyClicks(dialog.line, "young")
    assert not dialog.do.isEnabled()
    assert dialog.words.text().startswith("A file named “young” already exists")
    dialog.line.clear()
    assert not dialog.do.isEnabled()
    QTest.keyClicks(dialog.line, "Sunday/evening ")
    assert dialog.words.text() == "New name: “Sunday-evening”."
    listed.click(dialog.do)
    assert files() == [
        "Sunday-evening.stronghold",
        "Sunday-evening.stronghold.bak",
        "old.stronghold",
        "young.stronghold",
    ]
    assert names(page_of(listed)) == ["young", "Sunday-evening", "old"]
    card = page.list.card()
    assert card is not None
    assert card.name == "Sunday-evening"


def test_a_name_that_was_taken_meanwhile_is_not_replaced(listed: Somebody) -> None:
    page = page_of(listed)
    choose(page, 1)
    listed.click(page.details.buttons["rename"])
    dialog = listed.dialog(RenameDialog)
    assert isinstance(dialog, RenameDialog)
    dialog.line.setText("new")
    (matches_folder() / "new.stronghold").write_text("theirs", encoding="utf-8")
    listed.click(dialog.do)
    assert (matches_folder() / "new.stronghold").read_text(encoding="utf-8") == "theirs"
    assert "middle.stronghold" in files()
    assert notice(listed).startswith("“middle” could not be changed")


def test_a_deleted_match_can_be_put_back(listed: Somebody) -> None:
    page = page_of(listed)
    before = files()
    choose(page, 0)
    listed.click(page.details.buttons["delete"])
    assert names(page) == ["middle", "old"]
    assert files() == ["middle.stronghold", "old.stronghold"]
    assert notice(listed) == "“young” was deleted."
    listed.click(listed.window.notice.button)
    assert files() == before
    assert names(page_of(listed)) == ["young", "middle", "old"]
    assert notice(listed) == "“young” was restored."
    assert list(deleted_folder().iterdir()) == []


def test_where_no_program_shows_folders_it_is_said_where_the_match_lies(
    listed: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    page = page_of(listed)
    choose(page, 0)
    listed.click(page.details.buttons["folder"])
    assert str(matches_folder()) in notice(listed)


def test_keys_delete_and_take_back_one_after_the_other(listed: Somebody) -> None:
    page = page_of(listed)
    page.list.setFocus()
    listed.key("Del")
    listed.key("Del")
    assert names(page) == ["old"]
    saved("young")
    listed.key("Ctrl+Z")
    listed.key("Ctrl+Z")
    assert files() == ["middle.stronghold", "old.stronghold", "young (2).stronghold", "young.stronghold"]
    listed.key("Ctrl+Z")
    assert len(files()) == 4


def test_a_deleted_match_is_on_no_list(opened: Open, tmp_path: Path) -> None:
    somebody = opened()
    somebody.begin(PAIR)
    assert somebody.window.files.commands.save_in(tmp_path / "mine.stronghold")
    somebody.window.pages.show_matches()
    page = page_of(somebody)
    somebody.click(page.details.buttons["delete"])
    assert page.none.isVisible()
    somebody.key("Esc")
    assert not somebody.window.pages.start.last.isVisible()
    assert "mine" not in recent_file().read_text(encoding="utf-8")
    assert "mine" not in matches_file().read_text(encoding="utf-8")


def test_what_cannot_be_deleted_is_told_and_stays(listed: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    page = page_of(listed)
    monkeypatch.setattr(deleted, "_move", refuse)
    listed.click(page.details.buttons["delete"])
    assert notice(listed) == "“young” could not be changed (the system says: Permission denied)."
    assert len(files()) == 3


def test_deleted_matches_go_for_good_after_a_month(listed: Somebody) -> None:
    page_of(listed)
    path = matches_folder() / "old.stronghold"
    gone = deleted.delete(path)
    deleted.sweep(time.time() + 29 * 86_400)
    assert gone.place.exists()
    deleted.sweep(time.time() + 31 * 86_400)
    assert list(deleted_folder().iterdir()) == []


def test_a_match_that_is_gone_meanwhile_is_told_and_taken_off(listed: Somebody) -> None:
    page = page_of(listed)
    (matches_folder() / "young.stronghold").unlink()
    listed.click(page.details.buttons["open"])
    assert notice(listed) == "“young” no longer exists."
    assert names(page) == ["middle", "old"]


def test_a_damaged_file_is_listed_with_what_is_wrong(listed: Somebody) -> None:
    (matches_folder() / "bad.stronghold").write_text("{", encoding="utf-8")
    listed.window.pages.show_matches()
    page = page_of(listed)
    assert names(page)[0] == "bad"
    assert "damaged or incomplete" in lines(page, 0)[1]
    choose(page, 0)
    listed.click(page.details.buttons["open"])
    assert "damaged or incomplete" in notice(listed)
    assert page.isVisible()


class Folders(QObject):
    """Takes the place of the system's file manager."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show_folder(self, url: QUrl) -> None:
        """Note what was to be shown."""
        self.shown.append(url.toLocalFile())


@pytest.fixture(name="folders")
def _folders() -> Iterator[Folders]:
    made = Folders()
    QDesktopServices.setUrlHandler("file", made, "show_folder")  # type: ignore[arg-type] # the stubs know bytes only
    yield made
    QDesktopServices.unsetUrlHandler("file")


def test_the_folder_of_a_match_is_shown(listed: Somebody, folders: Folders) -> None:
    listed.click(page_of(listed).details.buttons["folder"])
    assert folders.shown == [str(matches_folder())]


def test_the_list_is_told_in_another_language_at_once(listed: Somebody) -> None:
    page = page_of(listed)
    listed.window.language.choose("fr")
    assert page.title.text() == "Parties enregistrées"
    assert lines(page, 1)[2] == "Au tour de\u00a0: Ben"
    assert page.details.buttons["rename"].text() == "Renommer…"


def test_without_a_match_the_page_says_so(opened: Open) -> None:
    somebody = opened()
    somebody.click(somebody.named("start_matches"))
    page = page_of(somebody)
    assert page.none.isVisible()
    assert not page.list.isVisible()
    assert page.back.hasFocus()


def test_a_match_without_a_picture_gets_one_when_it_is_looked_at(listed: Somebody) -> None:
    page = page_of(listed)
    find = listed.window.files.thumbnails.find
    choose(page, 1)
    rest(listed.window, soon=400)
    listed.window.files.thumbnails.finish()
    assert find(matches_folder() / "middle.stronghold") is not None
    assert find(matches_folder() / "old.stronghold") is None
    card = page.list.card()
    assert card is not None
    assert card.picture is not None


@pytest.mark.parametrize(
    ("size", "percent", "language"),
    [((900, 600), 100, "en"), ((900, 600), 160, "fr"), ((1920, 1080), 100, "fr"), ((1920, 1080), 160, "en")],
)
def test_the_page_suits_any_window_and_any_text_size(
    listed: Somebody, size: tuple[int, int], percent: int, language: str
) -> None:
    window = listed.window
    saved("A name that somebody has given to the match of last Sunday evening in the old mill")
    window.language.choose(language)
    window.text_size.choose(percent)
    window.resize(*size)
    window.pages.show_matches()
    page = page_of(listed)
    try:
        for row in range(page.list.count()):
            choose(page, row)
            rest(window)
            words = [page.details.title, *page.details.lines.values()]
            for part in (part for part in (*words, *page.details.buttons.values(), page.back) if part.isVisible()):
                assert part.height() >= needed(part), part.objectName()
                assert part in words or page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
    finally:
        window.text_size.choose(100)


def needed(part: QWidget) -> int:
    """Return the height in pixels at which all words of a widget are visible."""
    return part.heightForWidth(part.width()) if part.hasHeightForWidth() else part.minimumSizeHint().height()


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_when_the_page_comes_up_beside_the_rules(opened: Open, language: str, percent: int) -> None:
    saved("young", "row 1")
    somebody = opened()
    window = somebody.window
    window.language.choose(language)
    window.text_size.choose(percent)
    window.resize(784, 700)
    window.actions_["rules"].trigger()
    somebody.click(somebody.named("start_matches"))
    try:
        assert not list(clipped(page_of(somebody)))
    finally:
        window.text_size.choose(100)
