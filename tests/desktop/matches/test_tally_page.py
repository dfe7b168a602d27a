"""The record of games: reached by mouse and keys, counted for every game in both languages, and exported."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from stronghold_gui.core.save import matches_file, matches_folder, save_match
from stronghold_gui.desktop.matches import finished as reading
from stronghold_gui.desktop.matches.tally_page import TallyPage
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from tests.helpers.finished import finished
from tests.helpers.resting import rest

MakeWindow = Callable[..., MainWindow]
GAMES = LIBRARY.ids


def keep(game: str, number: int = 1) -> Path:
    """Save a match of a game that is over; a later number was played later."""
    path = matches_folder() / f"{game} {number}.stronghold"
    path.parent.mkdir(parents=True, exist_ok=True)
    save_match(finished(game), LIBRARY.kit(game), path)
    os.utime(path, (number, number))
    return path


def record(window: MainWindow) -> TallyPage:
    """Open the record by its action, with all files read."""
    window.actions_["record"].trigger()
    rest(window)
    page = window.pages.record.page
    assert page.isVisible()
    return page


def rows(page: TallyPage) -> dict[str, list[str]]:
    """Return the figures of each row by its name; none of a heading."""
    items = [page.table.topLevelItem(row) for row in range(page.table.topLevelItemCount())]
    columns = range(1, page.table.columnCount())
    return {item.text(0): [item.text(column) for column in columns if item.text(column)] for item in items if item}


def choose(box_name: str, text: str, page: TallyPage) -> None:
    """Choose an entry of a list by its first letters."""
    box = {"games": page.games, "people": page.people}[box_name]
    box.setFocus()
    QTest.keyClicks(box, text)
    assert box.currentText().startswith(text)
    page.chosen.emit()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_of_every_game_counts(make_window: MakeWindow, game: str, language: str) -> None:
    keep(game)
    window = make_window(language)
    page, say = record(window), window.language
    page.games.setCurrentIndex(1)
    page.games.activated.emit(1)
    told, outcome = rows(page), finished(game).game.outcome(finished(game).position)
    assert outcome is not None
    assert told["Ada"][:3] == (
        ["1", say("tally.share", won=1, share=100), "0"]
        if 0 in outcome.winners
        else ["1", say("tally.share", won=0, share=0), "1"]
    )
    assert say("tally.by.mode") in told
    assert len(page.table.headerItem().text(1)) > 0


def test_matches_of_all_games_stand_together_and_follow_the_language(make_window: MakeWindow) -> None:
    for number, game in enumerate(GAMES):
        keep(game, number)
    window = make_window("en")
    page = record(window)
    assert rows(page)["Fortress"][0] == "1"
    assert rows(page)["Ada"][0] == str(len(GAMES))
    window.language.choose("fr")
    assert rows(page)["La Forteresse"][0] == "1"
    assert page.title.text() == "Palmarès"


def test_a_match_played_to_its_end_in_the_window_counts_without_being_read_again(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window("en")
    window.files.open_path(keep("warriors"))
    window.files.list_now()
    monkeypatch.setattr(reading, "look_into", None)
    assert rows(record(window))["Ada"][0] == "1"
    assert window.controller is None


def test_files_are_read_once(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    keep("warriors")
    assert rows(record(make_window("en")))["Ben"][0] == "1"
    monkeypatch.setattr(reading, "look_into", None)
    assert rows(record(make_window("en")))["Ben"][0] == "1"


def test_copies_of_a_match_count_once(make_window: MakeWindow) -> None:
    path = keep("warriors")
    copy(path, path.with_name("copy.stronghold"))
    page = record(make_window("en"))
    assert rows(page)["Warriors and the Draconic Hordes"][0] == "1"


def test_lists_of_earlier_versions_are_completed(make_window: MakeWindow) -> None:
    keep("warriors")
    record(make_window("en"))
    known = matches_file().read_text(encoding="utf-8")
    matches_file().write_text(known.replace('"result"', '"unknown"'), encoding="utf-8")
    assert rows(record(make_window("en")))["Ben"][0] == "1"


def test_unreadable_files_are_skipped_and_counted_in_one_sentence(make_window: MakeWindow) -> None:
    keep("warriors")
    for name in ("a", "b"):
        (matches_folder() / f"{name}.stronghold").write_text("{", encoding="utf-8")
    page = record(make_window("en"))
    assert rows(page)["Ada"][0] == "1"
    assert page.notes.text().splitlines()[0] == "2 files could not be read and are not counted."


def test_without_a_finished_match_the_page_says_so(make_window: MakeWindow) -> None:
    page = record(make_window("en"))
    assert page.none.isVisible()
    assert "No finished games yet" in page.none.text()
    assert not page.table.isVisible()
    assert not page.export.isEnabled()


def test_a_game_and_a_player_are_chosen_by_keys(make_window: MakeWindow) -> None:
    keep("warriors")
    keep("convicted", 2)
    page = record(make_window("en"))
    choose("people", "Ben", page)
    assert "Ada" not in rows(page)
    choose("games", "The", page)
    assert "Campaign (20 turns)" in rows(page)
    assert page.table.headerItem().text(6).replace("\n", " ") == "Longest siege held"


def test_a_row_is_read_as_one_sentence(make_window: MakeWindow) -> None:
    keep("warriors")
    page = record(make_window("en"))
    item = page.table.findItems("Ada", Qt.MatchFlag.MatchExactly)[0]
    assert str(item.data(0, Qt.ItemDataRole.AccessibleTextRole)).startswith("Ada: Games 1, Won ")


def test_the_record_is_reached_from_the_first_page_and_the_saved_games_and_left_by_escape(
    make_window: MakeWindow,
) -> None:
    window = make_window("en")
    window.show_start()
    QTest.mouseClick(window.pages.start.record_button, Qt.MouseButton.LeftButton)
    page = window.pages.record.page
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.start.isVisible()
    window.pages.show_matches()
    QTest.mouseClick(window.pages.matches.page.record_button, Qt.MouseButton.LeftButton)
    assert page.isVisible()
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert window.pages.start.isVisible()


def test_the_record_is_exported_as_a_table(make_window: MakeWindow, tmp_path: Path) -> None:
    for number, game in enumerate(GAMES):
        keep(game, number)
    window = make_window("en")
    page, file = record(window), tmp_path / "record.csv"
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog, "tally_dialog")
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    table = list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert {row["Game"] for row in table} >= {"Stronghold", "Fortress"}
    assert "record.csv" in window.notice.words.text()


def test_a_table_that_cannot_be_written_is_told(make_window: MakeWindow, tmp_path: Path) -> None:
    keep("warriors")
    window = make_window("en")
    record(window)
    window.pages.record.save(tmp_path / "missing" / "record.csv")
    assert window.notice.isVisible()
    assert "choose another location" in window.notice.words.text()


def test_the_place_in_the_table_is_kept_while_files_are_read(make_window: MakeWindow) -> None:
    for number, game in enumerate(GAMES):
        keep(game, number)
    window = make_window("en")
    window.resize(900, 500)
    page = record(window)
    choose("games", "Stronghold", page)
    rest(window)
    bar, last = page.table.verticalScrollBar(), page.table.topLevelItem(page.table.topLevelItemCount() - 1)
    assert last is not None
    page.table.setCurrentItem(last)
    at, name = bar.value(), last.text(0)
    assert at > 0
    window.pages.record._take()
    rest(window)
    current = page.table.currentItem()
    assert current is not None
    assert (bar.value(), current.text(0)) == (at, name)
    page.games.activated.emit(page.games.currentIndex())
    assert bar.value() == 0
