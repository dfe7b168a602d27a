"""The curtain: no action shows anything but the curtain until the called player lifts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.actions import SPECS
from stronghold_gui.desktop.play.badges import seat_colour
from stronghold_gui.desktop.theme import LIGHT
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.text import LANGUAGES
from tests.desktop.conftest import Person
from tests.desktop.desks import draw_curtain, page_of

Sit = Callable[..., Person]
_LEAVE = ("matches", "record", "new", "open", "save", "save_as", "close", "quit", "learn", "puzzles")
"""What leads away from the table, or to a file."""
_DIALOGS = ("preferences", "keys", "about", "about_qt")
"""What opens a window of its own; nothing in it is about the table."""
STAY = [spec for spec in SPECS if spec.id not in (*_LEAVE, *_DIALOGS)]


def nothing_else(window: MainWindow) -> bool:
    """Return whether the picture of the window shows only the curtain."""
    QApplication.processEvents()
    assert window.curtain.isVisible()
    return window.grab().toImage() == window.curtain.grab().toImage()


@pytest.mark.parametrize("way", ["keys", "menu"])
def test_no_action_shows_anything_under_the_curtain(sit: Sit, window: MainWindow, qtbot: QtBot, way: str) -> None:
    person = sit(cards="draft")
    for name in window.docking.docks:
        page_of(window, name)
    # The rules were open before: they are there again afterwards, but not now.
    window.curtain.button.click()
    window.rulebook.help()
    assert window.rulebook.reference.dock.isVisible()
    controller = window.controller
    assert controller is not None
    draw_curtain(window)
    assert nothing_else(window)
    moves = person.notation()
    for spec in STAY:
        action = window.actions_[spec.id]
        if way == "menu":
            action.trigger()
        else:
            person.key(*spec.keys)
        assert nothing_else(window), spec.id
        assert controller.covered, spec.id
        assert [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()] == [], spec.id
    assert person.notation() == moves


@pytest.mark.parametrize("size", [(900, 600), (1280, 720)])
def test_f1_opens_no_rules_under_the_curtain_and_does_again_afterwards(
    sit: Sit, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    person = sit(cards="draft")
    person.key("F1")
    window.rulebook.help()
    window.rulebook.open("contents")
    assert nothing_else(window)
    assert window.findChild(QDockWidget, "dock_rules") is None
    person.click("curtain_button")
    person.key("F1")
    assert window.rulebook.reference.dock.isVisible()


def test_docks_that_are_opened_or_brought_forward_stay_behind_the_curtain(sit: Sit, window: MainWindow) -> None:
    sit(cards="draft")
    for name, dock in window.docking.docks.items():
        dock.toggleViewAction().trigger()
        assert nothing_else(window), name
        dock.toggleViewAction().trigger()
        window.docking.raise_(name)
        assert nothing_else(window), name


def test_who_is_called_is_seen_by_badge_and_colour_before_the_games_picture(sit: Sit, window: MainWindow) -> None:
    sit(cards="draft")
    curtain = window.curtain
    assert curtain.isVisible()
    assert [mark.id for mark in curtain._called] == ["invader"]
    assert curtain._picture.pixmap().deviceIndependentSize().height() >= 90
    assert curtain.where.text() == window.current.desk.prompt.line().where
    QApplication.processEvents()
    seen = curtain.grab().toImage()
    corner, plain = seen.pixelColor(20, 20), curtain.palette().window().color()
    assert corner != plain, "the picture"
    plate = curtain._plate.geometry()
    assert seen.pixelColor(plate.center().x(), plate.top() + 3) == seat_colour(curtain._called[0], LIGHT)


def test_a_game_without_a_picture_has_a_plain_curtain(make_window: Callable[..., MainWindow]) -> None:
    window = make_window()
    window.curtain.fall(["Somebody"])
    QApplication.processEvents()
    assert window.curtain.grab().toImage().pixelColor(3, 3) == window.palette().window().color()
    window.curtain.rise()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_has_room_for_its_words_with_names_of_any_length(window: MainWindow, language: str) -> None:
    window.language.choose(language)
    for names in (["Anna"], ["Maximiliane-Konstanze von Hohenberg & Töchter", "W" * 40], ["W" * 60]):
        window.curtain.fall(names)
        QApplication.processEvents()
        button = window.curtain.button
        assert button.width() >= button.sizeHint().width()
        assert all(name in button.accessibleName() for name in names)
    window.curtain.rise()
