"""About the program: whose work is in it, and the texts of their licences."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop import about
from stronghold_gui.desktop import licences as reading
from stronghold_gui.desktop.about import AboutDialog
from stronghold_gui.desktop.licences import Licence, licences
from stronghold_gui.desktop.reference.rules_dialog import ReadingDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.program import REPORTS
from tests.helpers.resting import rest


@pytest.fixture(scope="module")
def parts() -> dict[str, Licence]:
    return {licence.name.replace("_", "-").casefold(): licence for licence in licences()}


def test_everything_the_program_needs_is_named_also_what_it_needs_indirectly(parts: dict[str, Licence]) -> None:
    needed = {
        "stronghold",
        "python",
        "pyside6-essentials",
        "shiboken6",
        "pydantic",
        "pydantic-core",
        "miniaudio",
        "msgspec",
    }
    assert needed <= set(parts)
    assert "pytest" not in parts
    assert next(iter(parts)) == "stronghold"


def test_every_part_has_the_text_of_its_licence(parts: dict[str, Licence]) -> None:
    assert [licence.name for licence in parts.values() if len(licence.text) < 200] == []
    assert "MIT License" in parts["stronghold"].text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in parts["python"].text.upper()


def test_qt_comes_with_the_texts_its_packages_leave_out(parts: dict[str, Licence]) -> None:
    text = parts["pyside6-essentials"].text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "LGPL" in parts["pyside6-essentials"].terms


def test_a_part_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(reading, "distribution", missing)
    assert [licence.name for licence in licences()] == ["Stronghold", "Python"]


def test_it_opens_from_the_menu_and_is_read_page_by_page(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog, "about")
    assert dialog is not None
    assert dialog.licences.list.count() == 0
    assert dialog.tabs.tabText(1) == "&Licences"
    dialog.tabs.tabBar().setFocus()
    QTest.keyClick(dialog.tabs.tabBar(), Qt.Key.Key_Right)
    assert dialog.tabs.currentIndex() == 1
    listed = dialog.licences.list
    names = [listed.item(row).text() for row in range(listed.count())]
    assert dialog.licences.text.toPlainText().startswith("MIT License")
    listed.setCurrentRow(names.index("pydantic"))
    assert "https://github.com/pydantic/pydantic" in dialog.licences.facts.text()
    window.language.choose("fr")
    assert dialog.tabs.tabText(0) == "&Programme"
    assert "https://github.com/pydantic/pydantic" in dialog.licences.facts.text()
    dialog.close()


def test_no_name_of_a_part_is_cut_in_large_text(window: MainWindow, qtbot: QtBot) -> None:
    window.text_size.choose(160)
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog, "about")
    assert dialog is not None
    dialog.tabs.setCurrentIndex(1)
    rest(dialog)
    listed = dialog.licences.list
    large, cut = listed.width(), listed.horizontalScrollBar().maximum()
    window.text_size.choose(100)
    qtbot.waitUntil(lambda: listed.width() < large)
    assert (cut, listed.horizontalScrollBar().maximum()) == (0, 0)
    assert large < dialog.width() / 2
    dialog.close()


@pytest.mark.parametrize(
    ("language", "day", "version"),
    [
        ("en", "2031-05-06", "Version 0.1.0, 6 May 2031"),
        ("fr", "2031-05-06", "0.1.0, 6 mai 2031"),
        ("en", "", "in dev"),
    ],
)
def test_it_tells_version_day_and_where_to_report(
    window: MainWindow, language: str, day: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "RELEASED", day)
    monkeypatch.setattr(about, "__version__", "0.1.0")
    window.language.choose(language)
    dialog = about.AboutDialog(window.language, window)
    assert version in dialog.versions.text()
    assert REPORTS in dialog.reports.text()


def test_what_is_reconstructed_is_read_over_it(window: MainWindow) -> None:
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog, "about")
    assert dialog is not None
    button = dialog.findChild(QPushButton, "about_reconstructed")
    assert button is not None
    button.click()
    reading = dialog.findChild(ReadingDialog, "reading")
    assert reading is not None
    assert reading.panel.place == "reconstructed"
    assert "cards.json" in reading.panel.browser.toPlainText()
    window.language.choose("fr")
    assert reading.windowTitle() == "Règles"
    assert "reconstitu" in reading.panel.browser.toPlainText()
    reading.reject()
    assert dialog.isVisible()
    dialog.close()


def test_a_worked_example_read_there_is_opened_on_the_board(window: MainWindow) -> None:
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog, "about")
    assert dialog is not None
    dialog.reading.emit()
    reading = dialog.findChild(ReadingDialog, "reading")
    assert reading is not None
    reading.panel.example.emit("V-09")
    assert not dialog.isVisible()
    assert window.controller is not None
