"""Unique shortcuts: by default, after any change, and for any settings file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QKeySequenceEdit, QLineEdit
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.preferences.keys import FIXED, KEY
from stronghold_gui.desktop.preferences.keys_page import KeysPage
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import LARGEST
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.text import LANGUAGES
from tests.desktop.conftest import Person

Sit = Callable[..., Person]
Open = Callable[[], PreferencesDialog]


def keys_of(window: MainWindow, action: str) -> list[str]:
    return [keys.toString() for keys in window.keys.of(action)]


def native(key: str) -> str:
    """Return a key as people read it, in the language that Qt uses at the moment."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def all_keys(window: MainWindow) -> list[str]:
    """Return every shortcut of every action of the window."""
    return [keys.toString() for action in window.findChildren(QAction) for keys in action.shortcuts()]


def enabled_keys(window: MainWindow) -> list[str]:
    """Return the keys that do something in the whole window at this moment."""
    actions = [keys for action in window.actions() if action.isEnabled() for keys in action.shortcuts()]
    shortcuts = [key.key() for key in window.findChildren(QShortcut) if key.isEnabled() and key.parent() is window]
    return [keys.toString() for keys in (*actions, *shortcuts)]


def twice(keys: list[str]) -> list[str]:
    return [key for key, times in Counter(keys).items() if times > 1]


def test_the_field_for_a_key_speaks_the_language_that_was_chosen_in_the_dialog(
    window: MainWindow, preferences: Open
) -> None:
    edit = preferences().findChild(QKeySequenceEdit, "preferences_keys_edit")
    field = edit.findChild(QLineEdit) if edit is not None else None
    assert field is not None
    told = {}
    for language in ("fr", "en"):
        window.language.choose(language)
        told[language] = field.placeholderText()
    assert told == {"fr": "Appuyez sur le raccourci", "en": "Press shortcut"}


# -- as they come ----------------------------------------------------------------------------------------------------


def test_no_key_has_two_actions(window: MainWindow) -> None:
    keys = all_keys(window)
    assert len(keys) > 30
    assert twice(keys) == []


def test_no_action_has_a_key_that_moves_on_the_board_or_presses_a_choice(window: MainWindow) -> None:
    assert [key for key in all_keys(window) if key in FIXED] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_action_has_the_key_of_a_menu(make_window: Callable[..., MainWindow], language: str) -> None:
    window = make_window(language)
    menus = {QKeySequence.mnemonic(menu.title()).toString() for menu in window.menus.menus.values()}
    assert len(menus) == len(window.menus.menus)
    assert [key for key in all_keys(window) if key in menus] == []


def test_no_key_does_two_things_in_a_game_in_a_look_back_or_in_a_lesson(sit: Sit, window: MainWindow) -> None:
    sit(None, "done", "done")
    assert twice(enabled_keys(window)) == []
    window.history.look_at(1)
    assert twice(enabled_keys(window)) == []
    window.history.go_home()
    assert twice(enabled_keys(window)) == []
    window.files.forget()
    window.show_start()
    window.learning.show_page()
    window.learning.begin(0)
    assert twice(enabled_keys(window)) == []


def test_every_action_of_the_window_can_be_given_a_key(window: MainWindow) -> None:
    with_keys = [action for action in window.findChildren(QAction) if action.shortcuts()]
    known = [keys for name in window.keys.actions for keys in window.keys.of(name)]
    assert [action.objectName() for action in with_keys if action.shortcuts()[0] not in known] == []


# -- changed ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(preferences: Open) -> KeysPage:
    dialog = preferences()
    dialog.tabs.setCurrentWidget(dialog.keys)
    return dialog.keys


def record(page: KeysPage, keys: str) -> None:
    page.edit.setFocus()
    QTest.keySequence(page.edit, keys)


def test_a_new_key_is_recorded_and_works_at_once(page: KeysPage, window: MainWindow, qtbot: QtBot) -> None:
    page.choose("forecast")
    record(page, "Ctrl+Shift+F")
    assert page.words.text() == f"“Assault preview on the board” now uses {native('Ctrl+Shift+F')}."
    assert keys_of(window, "forecast") == ["Ctrl+Shift+F"]
    page.window().close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = window.actions_["forecast"].isChecked()
    QTest.keySequence(window, "F4")
    assert window.actions_["forecast"].isChecked() is before
    QTest.keySequence(window, "Ctrl+Shift+F")
    assert window.actions_["forecast"].isChecked() is not before


def test_a_key_that_is_taken_is_told_and_can_be_taken_over(page: KeysPage, window: MainWindow) -> None:
    page.choose("forecast")
    record(page, "Ctrl+S")
    assert page.words.text() == "Ctrl+S is already used for “Save”."
    assert keys_of(window, "forecast") == ["F4"]
    QTest.mouseClick(page.take, Qt.MouseButton.LeftButton)
    assert keys_of(window, "forecast") == ["Ctrl+S"]
    assert keys_of(window, "save") == []
    assert twice(all_keys(window)) == []


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("3", "it selects a choice in the prompt"),
        ("Return", "it controls the board"),
        ("F", "it zooms the board"),
        ("Alt+F", "it opens the menu “File”"),
    ],
)
def test_keys_of_board_prompt_and_menus_cannot_be_given_away(
    page: KeysPage, window: MainWindow, key: str, why: str
) -> None:
    page.choose("forecast")
    record(page, key)
    assert page.words.text() == f"{native(key)} can’t be changed: {why}."
    assert not page.take.isVisible()
    assert keys_of(window, "forecast") == ["F4"]


def test_one_action_and_all_get_their_usual_keys_back(page: KeysPage, window: MainWindow, settings: Settings) -> None:
    usual = {name: keys_of(window, name) for name in window.keys.actions}
    page.choose("save")
    QTest.mouseClick(page.none, Qt.MouseButton.LeftButton)
    assert page.words.text() == "“Save” no longer has a shortcut."
    assert not page.none.isEnabled()
    page.choose("forecast")
    record(page, "Ctrl+S")
    page.choose("save")
    QTest.mouseClick(page.usual, Qt.MouseButton.LeftButton)
    assert keys_of(window, "save") == usual["save"]
    assert keys_of(window, "forecast") == []
    dialog = page.window()
    assert isinstance(dialog, PreferencesDialog)
    QTest.mouseClick(dialog.defaults, Qt.MouseButton.LeftButton)
    assert {name: keys_of(window, name) for name in window.keys.actions} == usual
    assert settings.text(KEY) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_have_the_same_name(make_window: Callable[..., MainWindow], language: str) -> None:
    window = make_window(language, first_page=True)
    names = [window.keys.name(action) for action in window.keys.actions]
    assert twice(names) == []
    printing = {"en": "Print: Rules", "fr": "Imprimer : Règles"}
    assert window.keys.name("print_rules").replace("\xa0", " ") == printing[language]


def test_actions_are_found_by_name_and_by_key(page: KeysPage) -> None:
    page.search.setFocus()
    QTest.keyClicks(page.search, "zoom out")
    shown = [row.text(0) for row in page._rows.values() if not row.isHidden()]
    assert shown == ["Zoom out"]
    assert page.action == "zoom_out"
    page.search.clear()
    QTest.keyClicks(page.search, "ctrl+s")
    assert "Save" in {row.text(0) for row in page._rows.values() if not row.isHidden()}
    page.search.setText("nothing of the kind")
    assert page.words.text() == "No matches."
    assert not page.edit.isEnabled()


# -- remembered ------------------------------------------------------------------------------------------------------


def test_chosen_keys_are_remembered(make_window: Callable[..., MainWindow]) -> None:
    first = make_window()
    first.keys.choose("forecast", [QKeySequence("Ctrl+S"), QKeySequence("Ctrl+;")])
    first.keys.choose("zoom_in", [QKeySequence("Ctrl+=")])
    second = make_window()
    assert keys_of(second, "forecast") == ["Ctrl+S", "Ctrl+;"]
    assert keys_of(second, "save") == []
    assert keys_of(second, "zoom_in") == ["Ctrl+="]
    assert keys_of(second, "open") == ["Ctrl+O"]


@pytest.mark.parametrize(
    "damage",
    [
        "save=rubbish", "save", "=", "unknown=Ctrl+S", "save=1", "save=Ctrl+A, Ctrl+B", "\x00\n\n=\n",
        "save=" + "x" * 5000, "save=Ctrl+Nonsense; Return",
    ],
)  # fmt: skip
def test_keys_that_make_no_sense_leave_the_usual_ones(
    make_window: Callable[..., MainWindow], settings: Settings, damage: str
) -> None:
    settings.set_text(KEY, damage)
    window = make_window()
    assert keys_of(window, "save") == ["Ctrl+S"]
    assert twice(all_keys(window)) == []


def test_a_key_remembered_twice_has_one_action(make_window: Callable[..., MainWindow], settings: Settings) -> None:
    settings.set_text(KEY, "save=Ctrl+J\nopen=Ctrl+J\nsave=Ctrl+J; Ctrl+N")
    window = make_window()
    assert keys_of(window, "save") == ["Ctrl+J", "Ctrl+N"]
    assert keys_of(window, "open") == keys_of(window, "new") == []
    assert twice(all_keys(window)) == []


def test_the_keys_of_the_animation_are_known_to_its_guard(sit: Sit, window: MainWindow) -> None:
    window.animation.choose("normal")
    queue = sit().window.animation.queue()
    assert queue is not None
    window.keys.choose("animation_skip", [QKeySequence("Ctrl+J")])
    guard = window.animation._guard
    assert guard is not None
    assert QKeySequence("Ctrl+J") in guard.keys
    assert QKeySequence("F9") not in guard.keys
    assert "Ctrl+J" in window.animation.drives["skip"].toolTip()
    QApplication.processEvents()


# -- what is seen ----------------------------------------------------------------------------------------------------


def cut_in(page: KeysPage) -> list[str]:
    """Return the texts of the list that are wider than their column."""
    rows = [page.list.topLevelItem(number) for number in range(page.list.topLevelItemCount())]
    return [
        row.text(column)
        for row in rows
        for column in (0, 1)
        if row is not None
        and QFontMetrics(row.font(column)).horizontalAdvance(row.text(column)) + 4 > page.list.columnWidth(column)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_every_key_is_seen_whole(
    language: str, window: MainWindow, preferences: Open, qtbot: QtBot
) -> None:
    window.language.choose(language)
    dialog = preferences()
    dialog.tabs.setCurrentWidget(dialog.keys)
    long = [QKeySequence(keys) for keys in ("Ctrl+Alt+Shift+Backspace", "Ctrl+Alt+Shift+Return", "Ctrl+Alt+Shift+F12")]
    page, bar = dialog.keys, dialog.keys.list.horizontalScrollBar()
    qtbot.waitUntil(lambda: not cut_in(page) and bar.maximum() == 0)
    window.keys.choose("redo", long)
    qtbot.waitUntil(lambda: not cut_in(page) and bar.maximum() > 0)
    window.text_size.choose(LARGEST)
    qtbot.waitUntil(lambda: page.list.font().pointSizeF() > 15 and not cut_in(page))
    page.search.setText("quit")
    assert not cut_in(page)
