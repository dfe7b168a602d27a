"""Custom maps in the New game dialog: a map is read from a file, shown, remembered and used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.fitting import ScrolledArea
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.new_options import ChoiceTile
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.games.fortress.documents.maps import OWN_MAP
from stronghold_gui.games.library import LIBRARY
from tests.desktop.own_tables import file_asked, row_of, table_to_begin_with
from tests.games.fortress.test_own_map import map_file, raise_hex, without_a_ladder
from tests.helpers.resting import rest


@pytest.fixture
def dialog(qapp: object, settings: Settings) -> Iterator[NewGameDialog]:
    """Return the dialog."""
    del qapp
    found = NewGameDialog(LIBRARY, "fortress", Language("en"), settings)
    found.show()
    yield found
    found.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def start_of(dialog: NewGameDialog) -> QPushButton:
    found = dialog.findChild(QPushButton, "new_game_start")
    assert found is not None
    return found


def test_a_map_is_chosen_by_mouse_and_stands_in_the_options(
    dialog: NewGameDialog, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    assert row_of(dialog).which.text() == "Built-in map (reconstructed)"
    file = map_file(tmp_path, without_a_ladder)
    asked = file_asked(dialog, "choose")
    assert asked.windowTitle() == "Load map"
    asked.setDirectory(str(file.parent))
    asked.selectFile(file.name)
    with qtbot.waitSignal(row_of(dialog).changed):
        asked.accept()
    assert row_of(dialog).which.text() == "Custom: map.json"
    assert "without_a_ladder" in dialog.header().options["map"]
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    again = NewGameDialog(LIBRARY, "fortress", Language("fr"), settings)
    qtbot.addWidget(again)
    assert again.options()["map"] == dialog.options()["map"]


def test_what_cannot_be_built_is_told_in_either_language_and_changes_nothing(
    dialog: NewGameDialog, tmp_path: Path
) -> None:
    row = row_of(dialog)
    row.read(map_file(tmp_path, lambda own: own["walks"].pop(0)))
    assert row.problem.isVisible()
    text = "“map.json”: at map.walks, the wall at 14,7 has no wall walk: it needs one at level 21."
    assert row.problem.text() == text
    assert "map" not in dialog.options()
    dialog._language.choose("fr")
    assert "map.walks" in row.problem.text()
    assert "reste nu" in row.problem.text()


def test_a_map_on_which_the_scenario_cannot_begin_keeps_the_match_from_starting_until_another_is_chosen(
    dialog: NewGameDialog, tmp_path: Path
) -> None:
    row = row_of(dialog)
    row.read(map_file(tmp_path, lambda own: raise_hex(own, (0, 4))))
    assert not start_of(dialog).isEnabled()
    assert row.problem.text() == "“map.json”: the scenario starts on 0,4,1, but this map has no such space."
    dialog._options["scenario"].choose("ambush")
    assert start_of(dialog).isEnabled()
    assert not row.problem.isVisible()


def test_the_programs_map_is_written_for_somebody_to_change(
    dialog: NewGameDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    written = table_to_begin_with(dialog, tmp_path, qtbot)
    assert json.loads(written.read_text(encoding="utf-8")) == OWN_MAP.built_in()


@pytest.mark.parametrize("larger", [1.0, 1.12, 1.3])
def test_no_choice_is_cut_when_a_sentence_about_a_file_takes_room(
    dialog: NewGameDialog, tmp_path: Path, qtbot: QtBot, larger: float
) -> None:
    font = dialog.font()
    font.setPointSizeF(font.pointSizeF() * larger)
    dialog.setFont(font)
    dialog.retranslate()
    rest(dialog)
    area = dialog.findChild(ScrolledArea)
    assert area is not None
    page = area.widget()
    assert page is not None
    # Simulate a screen that is too small for the whole dialog.
    dialog.setFixedHeight(560)
    qtbot.waitUntil(lambda: page.height() == area.wanted() > area.height())
    before = page.height()
    row_of(dialog).read(map_file(tmp_path, lambda own: own["walks"].pop(0)))
    qtbot.waitUntil(lambda: page.height() == area.wanted() > before)
    tiles = [tile for tile in dialog.findChildren(ChoiceTile) if tile.isVisible()]
    qtbot.waitUntil(lambda: all(tile.height() >= tile.heightForWidth(tile.width()) for tile in tiles))
