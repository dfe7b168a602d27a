"""Menus: every entry has a description, mnemonics within a menu differ, and system roles are set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.text import LANGUAGES
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of

Sit = Callable[..., Person]


def mnemonic(text: str) -> str:
    """Return the letter behind the single &, in lower case."""
    plain = text.replace("&&", "")
    return plain[plain.index("&") + 1].casefold() if "&" in plain else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_one_mnemonic(make_window: Callable[..., MainWindow], language: str) -> None:
    window = make_window(language)
    fixed = [window.menus.language, window.menus.theme, window.picture_sets.menu, window.animation.menu]
    for menu in (*window.menus.menus.values(), window.menus.share, window.menus.printing, *fixed):
        letters = [letter for action in menu.actions() if (letter := mnemonic(action.text()))]
        assert len(letters) == len(set(letters)), (menu.objectName(), letters)
    titles = [mnemonic(menu.title()) for menu in window.menus.menus.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_the_menus_says_what_it_does(make_window: Callable[..., MainWindow], language: str) -> None:
    window = make_window(language)
    assert [name for name in window.actions_ if not window.actions_[name].statusTip()] == []


def test_every_action_stands_in_exactly_one_menu(window: MainWindow) -> None:
    menus = (*window.menus.menus.values(), window.menus.share, window.menus.printing)
    listed = [action for menu in menus for action in menu.actions()]
    assert [name for name in window.actions_ if listed.count(window.actions_[name]) != 1] == []


def test_systems_with_one_menu_bar_find_what_they_look_for(window: MainWindow) -> None:
    role = QAction.MenuRole
    found = {
        name: window.actions_[name].menuRole() for name in ("preferences", "about", "about_qt", "quit", "reset_layout")
    }
    assert found == {
        "preferences": role.PreferencesRole,
        "about": role.AboutRole,
        "about_qt": role.AboutQtRole,
        "quit": role.QuitRole,
        "reset_layout": role.NoRole,
    }


def test_what_an_entry_does_stands_in_the_bar_while_it_is_pointed_at(
    sit: Sit, window: MainWindow, qtbot: QtBot
) -> None:
    sit()
    tip, menu = window.frame.tip, window.menus.menus["file"]
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(menu.isVisible)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: tip.text() == "Open a saved game or a position")
    qtbot.waitUntil(tip.isVisible)
    assert not window.frame.where.isVisible()
    width = window.width()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not tip.isVisible())
    assert window.frame.where.isVisible()
    assert window.width() == width
    QTest.keyClick(window, Qt.Key.Key_Escape)


# -- full screen -----------------------------------------------------------------------------------------------------


def test_the_whole_screen_and_back_by_key_with_the_menus_at_hand(sit: Sit, window: MainWindow, qtbot: QtBot) -> None:
    person = sit(None, "done")
    person.key("F11")
    qtbot.waitUntil(window.isFullScreen)
    assert window.menuBar().isVisible()
    person.key("F11")
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_esc_leaves_the_full_screen_but_first_puts_down_what_is_held(
    sit: Sit, window: MainWindow, qtbot: QtBot
) -> None:
    person = sit(None, "done", "done")
    window.actions_["full_screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    desk_of(window).board.setFocus()
    person.key("Tab", "Return")
    assert desk_of(window).hand.held is not None
    person.key("Esc")
    assert window.isFullScreen()
    person.key("Esc")
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.actions_["full_screen"].isChecked()


def test_a_window_that_filled_the_screen_does_so_again(make_window: Callable[..., MainWindow], qtbot: QtBot) -> None:
    first = make_window()
    first.actions_["full_screen"].trigger()
    qtbot.waitUntil(first.isFullScreen)
    first.remember()
    second = MainWindow(Language("en"), first.settings)
    second.show_start()
    second.show()
    assert second.isFullScreen()
    assert second.actions_["full_screen"].isChecked()
    delete_window(second)


def test_menus_that_are_listed_are_menus(window: MainWindow) -> None:
    assert all(isinstance(menu, QMenu) for menu in window.menus.menus.values())
