"""The preferences: every change at once, in menu and page alike, and there again at the next start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import KEY, TextSize
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.text import LANGUAGES
from tests.desktop.conftest import Person

Sit = Callable[..., Person]
Open = Callable[[], PreferencesDialog]


def choose(box: QComboBox, value: str) -> None:
    """Choose in a combo box by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(value)):
        QTest.keyClick(box, Qt.Key.Key_Down)


# -- every change at once --------------------------------------------------------------------------------------------


def test_they_open_by_key(person: Person, window: MainWindow) -> None:
    person.key("Ctrl+,")
    assert window.findChild(PreferencesDialog, "preferences") is not None


def test_another_language_is_spoken_at_once_by_the_dialog_too(preferences: Open, window: MainWindow) -> None:
    dialog = preferences()
    choose(dialog.general.language, "fr")
    assert window.language.code == "fr"
    assert dialog.windowTitle() == "Préférences"
    assert dialog.general.language.currentText() == "Français"
    assert window.actions_["new"].text() == "&Nouvelle partie…"


def test_colours_pieces_and_speed_are_seen_at_once(preferences: Open, window: MainWindow, qapp: QApplication) -> None:
    dialog = preferences()
    choose(dialog.general.theme, "dark")
    assert qapp.palette().color(QPalette.ColorRole.Window).lightness() < 128
    choose(dialog.general.theme, "light")
    assert qapp.palette().color(QPalette.ColorRole.Window).lightness() > 128
    choose(dialog.table.pieces, "contrast")
    assert window.picture_sets.chosen == "contrast"
    choose(dialog.table.animation, "slow")
    assert window.animation.speed == "slow"


@pytest.mark.parametrize("name", ["curtain", "follow", "forecast"])
def test_a_switch_and_its_menu_entry_are_one(
    preferences: Open, window: MainWindow, settings: Settings, name: str
) -> None:
    dialog = preferences()
    switch = dialog.table.forecast if name == "forecast" else dialog.general.switches[name]
    switch.box.setFocus()
    QTest.keyClick(switch.box, Qt.Key.Key_Space)
    assert not window.actions_[name].isChecked()
    assert not settings.flag(f"window/{name}", default=True)
    window.actions_[name].trigger()
    assert switch.box.isChecked()


def test_the_form_of_the_log_is_a_switch_that_is_off_at_first(
    preferences: Open, window: MainWindow, make_window: Callable[..., MainWindow], settings: Settings
) -> None:
    dialog = preferences()
    assert not dialog.table.log_notation.box.isChecked()
    QTest.keyClick(dialog.table.log_notation.box, Qt.Key.Key_Space)
    assert window.actions_["log_notation"].isChecked()
    assert settings.flag("window/log_notation", default=False)
    assert make_window().actions_["log_notation"].isChecked()
    dialog.table.restore()
    assert not window.actions_["log_notation"].isChecked()


def test_a_choice_follows_its_menu(preferences: Open, window: MainWindow) -> None:
    dialog = preferences()
    window.picture_sets.choose("contrast")
    assert dialog.table.pieces.currentData() == "contrast"


def test_each_page_has_its_defaults_and_the_language_stays(preferences: Open, window: MainWindow) -> None:
    dialog = preferences()
    choose(dialog.general.language, "fr")
    window.actions_["curtain"].setChecked(False)
    window.frame.choose_theme("dark")
    window.picture_sets.choose("contrast")
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert window.language.code == "fr"
    assert window.actions_["curtain"].isChecked()
    assert dialog.general.theme.currentData() == "system"
    assert window.picture_sets.chosen == "contrast"
    dialog.tabs.setCurrentWidget(dialog.table)
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert window.picture_sets.chosen == "standard"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_parts_of_a_page_have_one_mnemonic(
    make_window: Callable[..., MainWindow], language: str, qtbot: QtBot
) -> None:
    window = make_window(language)
    dialog = PreferencesDialog(window.shell, window.current, window.picture_sets, window.animation, window.keys)
    everywhere = [dialog.tabs.tabText(row) for row in range(3)] + [dialog.defaults.text()]
    general = [label.text() for label in dialog.general._labels.values()]
    general += [switch.box.text() for switch in dialog.general.switches.values()]
    table = [label.text() for label in dialog.table._labels.values()] + [dialog.table.forecast.box.text()]
    keys = [dialog.keys.label.text(), dialog.keys.none.text(), dialog.keys.usual.text(), dialog.keys.take.text()]
    for texts in (general, table, keys):
        letters = [text[text.index("&") + 1].casefold() for text in (*everywhere, *texts)]
        assert len(set(letters)) == len(letters), (letters, texts)
    dialog.deleteLater()


# -- text size -------------------------------------------------------------------------------------------------------


def test_larger_text_is_seen_everywhere_at_once_and_keeps_its_proportions(
    preferences: Open, window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    dialog = preferences()
    play = window.pages.start.cards["stronghold"].buttons["play"]
    title = window.pages.start.title.font().pointSizeF() / qapp.font().pointSizeF()
    before = qapp.font().pointSizeF()
    dialog.tabs.setCurrentWidget(dialog.table)
    dialog.table.text.setFocus()
    QTest.keyClick(dialog.table.text, Qt.Key.Key_End)
    assert qapp.font().pointSizeF() == pytest.approx(before * 2)
    # Qt tells widgets of it by an event.
    qtbot.waitUntil(lambda: play.font().pointSizeF() == pytest.approx(before * 2))
    assert window.pages.start.title.font().pointSizeF() / qapp.font().pointSizeF() == pytest.approx(title)
    assert dialog.table.percent.text() == "200%"
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert qapp.font().pointSizeF() == pytest.approx(before)
    assert window.pages.start.title.font().pointSizeF() / before == pytest.approx(title)


def test_small_text_stays_small_at_the_next_start_and_in_another_theme(
    make_window: Callable[..., MainWindow], settings: Settings, qapp: QApplication
) -> None:
    first = make_window(first_page=True)
    usual, title = qapp.font().pointSizeF(), first.pages.start.title.font().pointSizeF()
    settings.set_text(KEY, "80")
    window = make_window(first_page=True)
    assert qapp.font().pointSizeF() == pytest.approx(usual * 0.8)
    for theme in ("dark", "light"):
        window.frame.choose_theme(theme)
        assert qapp.font().pointSizeF() == pytest.approx(usual * 0.8)
    window.text_size.choose(100)
    for each in (first, window):
        assert each.pages.start.title.font().pointSizeF() == pytest.approx(title)


def test_the_text_size_is_remembered(settings: Settings, qapp: QApplication) -> None:
    TextSize(settings).choose(130)
    assert TextSize(settings).percent == 130


@pytest.mark.parametrize("damage", ["", "big", "-120", "0", "99999", "201", "12.5", "1_2_0", "١٢٠", "²"])
def test_a_size_that_makes_no_sense_is_the_usual_one(settings: Settings, qapp: QApplication, damage: str) -> None:
    settings.set_text(KEY, damage)
    assert TextSize(settings).percent == 100


# -- switches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["", "maybe", "1", "\x00"])
def test_switches_that_make_no_sense_are_on(
    make_window: Callable[..., MainWindow], settings: Settings, damage: str
) -> None:
    for name in ("curtain", "follow", "forecast"):
        settings.set_text(f"window/{name}", damage)
    window = make_window()
    assert all(window.actions_[name].isChecked() for name in ("curtain", "follow", "forecast"))


# -- where dialogs come up -------------------------------------------------------------------------------------------


def test_a_dialog_comes_up_as_it_was(preferences: Open, qapp: QApplication) -> None:
    first = preferences()
    first.setGeometry(60, 70, 700, 560)
    first.close()
    qapp.processEvents()
    second = preferences()
    assert second.size().toTuple() == (700, 560)
    assert (second.geometry().x(), second.geometry().y()) == (60, 70)


@pytest.mark.parametrize("damage", ["", "AAAA", "no base 64"])
def test_a_dialog_whose_place_makes_no_sense_comes_up_on_the_screen(
    preferences: Open, settings: Settings, damage: str
) -> None:
    settings.set_text("places/preferences", damage)
    dialog = preferences()
    assert dialog.screen().geometry().intersects(dialog.frameGeometry())
