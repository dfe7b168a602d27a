"""Custom cards in the New game dialog: a table is read from a file, shown, remembered and used."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Match
from stronghold_gui.desktop.dialogs import rematch_of
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.games.warriors.documents.printed import OWN_CARDS
from stronghold_gui.games.warriors.game import WARRIORS
from tests.desktop.own_tables import file_asked, row_of, table_to_begin_with
from tests.desktop.warriors.conftest import Sit
from tests.games.warriors.own_cards import own_file, own_table, table_file

Open = Callable[..., NewGameDialog]


@pytest.fixture
def dialog(qapp: object, settings: Settings) -> Iterator[Open]:
    """Return what opens the dialog."""
    del qapp
    made: list[NewGameDialog] = []

    def opened(language: str = "en", game: str = "warriors") -> NewGameDialog:
        found = NewGameDialog(LIBRARY, game, Language(language), settings)
        made.append(found)
        found.show()
        return found

    yield opened
    for one in made:
        one.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def start_of(dialog: NewGameDialog) -> QPushButton:
    """Return the button that begins."""
    found = dialog.findChild(QPushButton, "new_game_start")
    assert found is not None
    return found


def choose(dialog: NewGameDialog, file: Path, qtbot: QtBot) -> None:
    """Press the button for own cards and choose a file, as a person does."""
    asked = file_asked(dialog, "choose")
    asked.setDirectory(str(file.parent))
    asked.selectFile(file.name)
    with qtbot.waitSignal(row_of(dialog).changed):
        asked.accept()


def test_without_a_table_the_programs_cards_are_played_with(dialog: Open) -> None:
    opened = dialog()
    assert row_of(opened).which.text() == "Built-in (reconstructed)"
    assert not row_of(opened).buttons["back"].isVisible()
    assert "printed" not in opened.options()


def test_only_games_that_take_cards_ask_for_them(dialog: Open) -> None:
    assert dialog(game="stronghold").own_cards is None


def test_a_table_is_chosen_and_stands_in_the_options(dialog: Open, tmp_path: Path, qtbot: QtBot) -> None:
    opened = dialog()
    choose(opened, own_file(tmp_path, number=77, symbols=["bow"]), qtbot)
    assert row_of(opened).which.text() == "Custom: cards.json"
    assert opened.header().options["printed"].endswith("S77:bow")
    assert start_of(opened).isEnabled()
    QTest.mouseClick(row_of(opened).buttons["back"], Qt.MouseButton.LeftButton)
    assert "printed" not in opened.options()


def test_a_bad_table_is_told_in_a_sentence_and_changes_nothing(dialog: Open, tmp_path: Path) -> None:
    opened = dialog()
    row = row_of(opened)
    row.read(own_file(tmp_path, number=77))
    before = opened.options()
    row.read(own_file(tmp_path, number=2))
    assert row.problem.text() == "“cards.json”: at battles[1].number, “2” appears twice."
    assert row.problem.isVisible()
    assert opened.options() == before
    opened._language.choose("fr")
    assert "s’y trouve deux fois" in row.problem.text()
    row.read(own_file(tmp_path, number=50))
    assert not row.problem.isVisible()


def test_a_table_without_the_Hordes_does_not_begin_a_match_with_them(dialog: Open, tmp_path: Path) -> None:
    opened = dialog()
    table = own_table()
    table["battles"] = [card for card in table["battles"] if card["kind"] in ("simple", "mercenary")]
    row_of(opened).read(table_file(tmp_path, table))
    assert start_of(opened).isEnabled()
    hordes = opened.findChild(QRadioButton, "new_game_box_hordes")
    assert hordes is not None
    hordes.click()
    assert not start_of(opened).isEnabled()
    assert "draconic" in row_of(opened).problem.text()
    base = opened.findChild(QRadioButton, "new_game_box_base")
    assert base is not None
    base.click()
    assert start_of(opened).isEnabled()
    assert not row_of(opened).problem.isVisible()


def test_the_cards_are_remembered_without_their_file(dialog: Open, tmp_path: Path) -> None:
    opened = dialog()
    file = own_file(tmp_path, number=77)
    row_of(opened).read(file)
    file.unlink()
    QTest.mouseClick(start_of(opened), Qt.MouseButton.LeftButton)
    again = dialog()
    assert row_of(again).which.text() == "Custom: cards.json"
    assert again.options()["printed"] == opened.options()["printed"]


def test_damaged_memories_of_cards_begin_nothing(dialog: Open, settings: Settings) -> None:
    settings.set_text("new/warriors/printed", "S1:sword")
    opened = dialog()
    assert not start_of(opened).isEnabled()
    assert row_of(opened).problem.isVisible()
    QTest.mouseClick(row_of(opened).buttons["back"], Qt.MouseButton.LeftButton)
    assert start_of(opened).isEnabled()


def test_a_table_to_begin_with_is_written(dialog: Open, tmp_path: Path, qtbot: QtBot) -> None:
    written = table_to_begin_with(dialog(), tmp_path, qtbot)
    assert json.loads(written.read_text(encoding="utf-8")) == OWN_CARDS.built_in()


def test_a_table_that_cannot_be_written_is_told(dialog: Open, tmp_path: Path) -> None:
    opened = dialog()
    (tmp_path / "file").touch()
    row_of(opened).write(tmp_path / "file" / "mine.json")
    assert "mine.json" in row_of(opened).problem.text()
    assert start_of(opened).isEnabled()


def test_a_match_with_own_cards_shows_them_and_the_rules_speak_of_them(sit: Sit, tmp_path: Path) -> None:
    hands = sit(2, "base")
    printed = OWN_CARDS.read(own_file(tmp_path, number=77, symbols=["bow"]))
    header = hands.controller.match.header
    header.options["printed"] = printed
    hands.window.files.begin(Match(WARRIORS, header))
    hands.window.rulebook.reference.open("battle_cards")
    panel = hands.window.rulebook.reference.panel
    assert "77 (with bow)" in panel.browser.toPlainText()
    panel.open("reconstructed_replace")
    assert "your own battle cards" in panel.browser.toPlainText()
    assert rematch_of(header, ["a", "b"]).options["printed"] == printed
