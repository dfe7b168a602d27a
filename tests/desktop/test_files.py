"""New, open, recent, close, and the messages about bad files: Stronghold through the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDockWidget, QFileDialog, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.save import autosave_folder, matches_folder, open_match, save_match
from stronghold_gui.desktop.matches import titles
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.recovery import RecoveryDialog
from stronghold_gui.desktop.reference.rules_dialog import ReadingDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY, find_kit
from tests.desktop.begin import new_match
from tests.desktop.conftest import Person
from tests.desktop.desks import crash

Sit = Callable[..., Person]
MakeWindow = Callable[..., MainWindow]


def journals() -> list[Path]:
    return sorted(autosave_folder().glob("*.journal"))


def saved(path: Path, *moves: str) -> Path:
    """Write a match file with these moves."""
    match = new_match({}, ("Anna", "Bert"), 4)
    for text in moves:
        match.play(match.game.decisions(match.position)[0].seat, match.game.parse(text))
    kit = find_kit("stronghold")
    assert kit is not None
    save_match(match, kit, path)
    return path


def dialog_of(window: MainWindow, kind: type[QDialog]) -> QDialog:
    found = window.findChild(kind)
    assert found is not None
    return found


# -- new game --------------------------------------------------------------------------------------------------------


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(first_page=True)


def test_a_new_game_begins_with_what_was_chosen(person: Person, window: MainWindow) -> None:
    person.click("play_stronghold")
    dialog = dialog_of(window, NewGameDialog)
    for name in ("new_game_edition_first", "new_game_cards_draft"):
        button = dialog.findChild(QRadioButton, name)
        assert button is not None
        button.click()
    for seat, name in (("invader", "Zoe"), ("defender", "  Yan   B ")):
        field = dialog.findChild(QLineEdit, f"new_game_name_{seat}")
        assert field is not None
        QTest.keyClicks(field, name)
    seed = dialog.findChild(QLineEdit, "new_game_seed")
    assert seed is not None
    assert seed.text().isdigit(), "a random seed is proposed"
    seed.setText("42")
    person.click("new_game_start")
    assert window.controller is not None
    header = window.controller.match.header
    assert header.options == {"edition": "first", "cards": "draft", "handicap": "none"}
    assert header.names == ("Zoe", "Yan B")
    assert header.seed == 42
    assert window.windowTitle() == "Zoe – Yan B – Stronghold"


def test_words_make_a_seed_and_the_same_words_the_same(person: Person, window: MainWindow) -> None:
    person.key("Ctrl+N")
    dialog = dialog_of(window, NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    seed, dice = dialog.findChild(QLineEdit, "new_game_seed"), dialog.findChild(QPushButton, "new_game_dice")
    assert seed is not None
    assert dice is not None
    seed.setText("the old fort")
    first = dialog.seed()
    dice.click()
    assert seed.text() != "the old fort"
    seed.setText("the old fort")
    assert dialog.seed() == first
    dialog.reject()


def test_what_is_reconstructed_is_read_before_a_match_begins(person: Person, window: MainWindow) -> None:
    person.click("play_stronghold")
    dialog = dialog_of(window, NewGameDialog)
    person.click("new_game_more")
    person.click("new_game_reconstructed")
    reading = dialog.findChild(ReadingDialog, "reading")
    assert reading is not None
    assert reading.panel.place == "reconstructed"
    reading.reject()
    assert dialog.isVisible()
    dialog.reject()


def test_names_and_options_are_proposed_again(person: Person, window: MainWindow) -> None:
    person.click("play_stronghold")
    dialog = dialog_of(window, NewGameDialog)
    field = dialog.findChild(QLineEdit, "new_game_name_invader")
    assert field is not None
    field.setText("Zoé")
    person.click("new_game_start")
    again = NewGameDialog(LIBRARY, "stronghold", window.language, window.settings, window)
    assert again.names() == ("Zoé", "")
    again.deleteLater()


def test_the_language_can_be_chosen_in_the_dialog(person: Person, window: MainWindow) -> None:
    person.click("play_stronghold")
    person.click("new_game_language_fr")
    assert dialog_of(window, NewGameDialog).windowTitle() == "Nouvelle partie"
    dialog_of(window, NewGameDialog).reject()
    assert window.language.code == "fr"


# -- save and open ---------------------------------------------------------------------------------------------------


def test_the_match_has_a_file_that_is_named_after_it(
    sit: Sit, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles, "today", lambda: "2026-11-28")
    person = sit()
    assert window.windowTitle() == "Anna – Bert – Stronghold"
    person.click("choice_0")
    path = window.files.documents.path
    assert path is not None
    assert path.parent == matches_folder()
    assert path.stem == "Stronghold, Anna, Bert, 2026-11-28"
    assert window.windowTitle() == f"{path.stem} – Stronghold"
    assert len(open_match(path, find_kit).played) == 1


def test_save_as_asks_where_and_adds_the_ending(sit: Sit, window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    person = sit(None, "flip supplies")

    def choose() -> None:
        dialog = window.findChild(QFileDialog)
        assert dialog is not None
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile("mine")
        dialog.accept()

    QTimer.singleShot(0, choose)
    person.key("Ctrl+Shift+S")
    assert (tmp_path / "mine.stronghold").is_file()


def test_a_save_that_fails_is_told_and_the_match_goes_on_elsewhere(
    sit: Sit, window: MainWindow, tmp_path: Path
) -> None:
    sit(None, "flip supplies")
    folder = tmp_path / "folder.stronghold"
    folder.mkdir()
    window.files.documents.path = folder
    assert window.files.commands.save()
    assert window.notice.isVisible()
    assert "folder.stronghold" in window.notice.words.text()
    assert window.files.documents.path == matches_folder() / "folder.stronghold"


def test_opening_shows_the_match_where_it_stood(person: Person, window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "siege.stronghold", "flip supplies", "done")
    assert window.files.open_path(path)
    assert person.notation() == ["flip supplies", "done"]
    assert window.windowTitle() == "siege – Stronghold"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1"),
        (b'{"format": "stronghold-match", "version": 1, "game": "stron', "line 1"),
        (b'{"format": "another"}', "not a file of this program"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"[" * 5000, "nested"),
        (b'{"format": "stronghold-match", "version": 99}', "newer"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence_and_changes_nothing(
    sit: Sit, window: MainWindow, tmp_path: Path, content: bytes, said: str
) -> None:
    person = sit(None, "flip supplies")
    path = tmp_path / "bad.stronghold"
    path.write_bytes(content)
    assert not window.files.open_path(path)
    assert window.notice.isVisible()
    assert said in window.notice.words.text()
    assert "bad.stronghold" in window.notice.words.text()
    assert path.read_bytes() == content
    assert person.notation() == ["flip supplies"]
    english = window.notice.words.text()
    window.language.choose("fr")
    assert window.notice.words.text() != english, "the sentence changes its language, too"
    person.click("notice_close")
    assert not window.notice.isVisible()


def test_an_illegal_move_in_a_file_is_told_with_its_reason(window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "edited.stronghold", "flip supplies")
    path.write_text(path.read_text(encoding="utf-8").replace("flip supplies", "gain orc"), encoding="utf-8")
    assert not window.files.open_path(path)
    assert "gain orc" in window.notice.words.text()


# -- closing ---------------------------------------------------------------------------------------------------------


def test_closing_asks_nothing_and_the_match_is_first_on_the_page(sit: Sit, window: MainWindow) -> None:
    person = sit(None, "flip supplies")
    person.key("Ctrl+W")
    assert window.controller is None
    assert window.pages.start.isVisible()
    assert window.findChild(QDockWidget, "dock_log") is None
    assert journals() == []
    person.click("start_resume")
    assert person.notation() == ["flip supplies"]


def test_a_window_with_a_match_closes_without_a_question(sit: Sit, window: MainWindow) -> None:
    sit(None, "flip supplies")
    assert window.close()


# -- recent games ----------------------------------------------------------------------------------------------------


def test_recent_games_are_offered_and_opened(person: Person, window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    window.files.open_path(path)
    person.key("Ctrl+W")
    assert window.pages.start.last.title.text() == "Anna – Bert, turn 1"
    assert not window.pages.start.list.isVisible()
    window.menus.recent.aboutToShow.emit()
    assert window.menus.recent.actions()[0].text() == "Anna – Bert, turn 1"
    person.click("start_resume")
    assert person.notation() == ["done"]
    window.menus.recent.aboutToShow.emit()
    assert [action.isEnabled() for action in window.menus.recent.actions()] == [False], "it is open"
    person.key("Ctrl+W")
    window.menus.recent.aboutToShow.emit()
    window.menus.recent.actions()[-1].trigger()
    window.menus.recent.aboutToShow.emit()
    assert [action.isEnabled() for action in window.menus.recent.actions()] == [False]


def test_recent_games_are_told_in_another_language_at_once(person: Person, window: MainWindow, tmp_path: Path) -> None:
    window.files.open_path(saved(tmp_path / "siege.stronghold", "done"))
    person.key("Ctrl+W")
    window.language.choose("fr")
    assert window.pages.start.last.title.text() == "Anna – Bert, tour 1"


def test_files_that_are_gone_are_not_offered(person: Person, window: MainWindow, tmp_path: Path) -> None:
    path = saved(tmp_path / "siege.stronghold", "done")
    window.files.open_path(path)
    person.key("Ctrl+W")
    path.unlink()
    window.show_start()
    assert not window.pages.start.last.isVisible()
    assert not window.pages.start.resume_button.isVisible()


# -- autosave and crashes --------------------------------------------------------------------------------------------


def test_every_move_is_written_down_at_once(sit: Sit, window: MainWindow) -> None:
    person = sit()
    person.click("choice_0")
    assert len(journals()) == 1
    assert "flip supplies" in journals()[0].read_text(encoding="utf-8")
    before = journals()[0].read_text(encoding="utf-8")
    person.key("Ctrl+Z")
    assert journals()[0].read_text(encoding="utf-8").startswith(before)


def test_after_a_crash_the_game_is_first_on_the_page_and_nothing_is_asked(
    sit: Sit, window: MainWindow, make_window: MakeWindow
) -> None:
    sit(None, "flip supplies", "flip machines")
    crash(window)
    second = make_window(first_page=True)
    assert not second.files.recover()
    assert second.pages.start.last.title.text() == "Anna – Bert, turn 1"
    Person(second).click("start_resume")
    assert Person(second).notation() == ["flip supplies", "flip machines"]
    Person(second).click("choice_0")
    assert len(journals()) == 1


def test_a_damaged_journal_is_told_and_offered_for_discarding_only(window: MainWindow) -> None:
    autosave_folder().mkdir(parents=True)
    (autosave_folder() / "broken.journal").write_bytes(b"nothing\n")
    assert window.files.recover()
    dialog = dialog_of(window, RecoveryDialog)
    assert isinstance(dialog, RecoveryDialog)
    assert "broken.journal" in dialog.list.item(0).text()
    assert not dialog.go_on.isEnabled()
    Person(window).click("recovery_drop")
    assert journals() == []


def test_without_a_crash_nothing_is_offered(sit: Sit, window: MainWindow, make_window: MakeWindow) -> None:
    sit(None, "flip supplies")
    assert not make_window().files.recover(), "the match of a window that is open is not lost"
