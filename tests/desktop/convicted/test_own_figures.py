"""Custom figures in the New game dialog: a table is read from a file, shown, used and remembered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.core.header import Header
from stronghold_gui.desktop.convicted.kind import CONVICTED_KIND
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table.geometry import BoardGeometry
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.library import LIBRARY
from tests.desktop.own_tables import file_asked, row_of, table_to_begin_with
from tests.games.convicted.own.tables import CROSSBOW, figures_file


@pytest.fixture
def dialog(qapp: object, settings: Settings) -> Iterator[NewGameDialog]:
    """Return the dialog."""
    del qapp
    found = NewGameDialog(LIBRARY, "convicted", Language("en"), settings)
    found.show()
    yield found
    found.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_table_is_chosen_by_mouse_stands_in_the_options_and_is_remembered(
    dialog: NewGameDialog, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    assert row_of(dialog).which.text() == "Built-in (partly reconstructed)"
    assert "figures" not in dialog.options()
    file = figures_file(tmp_path, units=CROSSBOW)
    asked = file_asked(dialog, "choose")
    assert "values" in asked.windowTitle().lower()
    asked.setDirectory(str(file.parent))
    asked.selectFile(file.name)
    with qtbot.waitSignal(row_of(dialog).changed):
        asked.accept()
    assert row_of(dialog).which.text() == "Custom: figures.json"
    assert "units.crossbowman.support=2" in dialog.header().options["figures"]
    start = dialog.findChild(QPushButton, "new_game_start")
    assert start is not None
    QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    file.unlink()
    again = NewGameDialog(LIBRARY, "convicted", Language("fr"), settings)
    qtbot.addWidget(again)
    assert again.options()["figures"] == dialog.options()["figures"]
    assert row_of(again).which.text() == "Mes cartes\u00a0: figures.json"


def test_a_hostile_table_is_told_in_a_sentence_with_its_place_and_changes_nothing(
    dialog: NewGameDialog, tmp_path: Path
) -> None:
    row = row_of(dialog)
    row.read(figures_file(tmp_path, casualties={"first": 0, "every": 5}))
    assert row.problem.isVisible()
    assert row.problem.text() == "“figures.json”: at casualties.first, 0 is out of range (1 to 99)."
    assert "figures" not in dialog.options()
    dialog._language.choose("fr")
    assert "casualties.first" in row.problem.text()
    assert row.buttons["choose"].text().replace("&", "") == "Mes valeurs…"


def test_the_programs_figures_are_written_for_somebody_to_change(
    dialog: NewGameDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    written = table_to_begin_with(dialog, tmp_path, qtbot)
    assert json.loads(written.read_text(encoding="utf-8")) == OWN_FIGURES.built_in()


def test_the_board_names_the_halves_of_the_ring_as_the_figures_of_the_match_do() -> None:
    def areas(options: dict[str, str]) -> dict[str, object]:
        surface = CONVICTED_KIND.surface(Header("convicted", options, ("",), 1), "standard")
        return {name: area.rect for name, area in BoardGeometry(surface.svg).areas.items()}

    printed = areas({})
    own = areas({"figures": "gates[1]=2 halves.N=N2+N1 halves.W=W1+W2"})
    other = {"ring_N1": "ring_N2", "ring_N2": "ring_N1", "ring_W1": "ring_W2", "ring_W2": "ring_W1"}
    assert own == {other.get(name, name): rect for name, rect in printed.items()}
