"""A window follows its screen: when that becomes smaller, when it comes to another one, and no further than needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.fitting import FRAME, Fitting, ScrolledArea, fit_content, room_for

SetScreen = Callable[[int, int], None]


@pytest.fixture
def set_screen(monkeypatch: pytest.MonkeyPatch) -> SetScreen:
    """Return what says how large the screen is."""

    def say(width: int, height: int) -> None:
        room = QRect(0, 0, width, height)
        monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: room)
        monkeypatch.setattr(QScreen, "availableSize", lambda _screen: room.size())

    say(1600, 900)
    return say


@pytest.fixture
def shown(set_screen: SetScreen, qtbot: QtBot) -> Iterator[QWidget]:
    """Return a window of a good size on a large screen, which is at least 900 by 600 there."""
    del set_screen
    window = QWidget()
    window.setMinimumSize(900, 600)
    Fitting(window)
    window.resize(1200, 700)
    with qtbot.waitExposed(window):
        window.show()
    window.move(300, 100)
    yield window
    window.close()
    window.deleteLater()


def test_a_screen_that_becomes_smaller_takes_the_window_along(
    shown: QWidget, set_screen: SetScreen, qtbot: QtBot
) -> None:
    set_screen(800, 450)
    shown.screen().availableGeometryChanged.emit(QRect(0, 0, 800, 450))
    qtbot.wait(1)
    assert shown.screen().availableGeometry().contains(shown.frameGeometry())
    assert shown.minimumSize() == QSize(800, 450) - FRAME


def test_a_window_that_still_fits_on_another_screen_keeps_its_size_and_place(
    shown: QWidget, set_screen: SetScreen, qtbot: QtBot
) -> None:
    set_screen(1400, 800)
    before = shown.geometry()
    handle = shown.windowHandle()
    assert handle is not None
    handle.screenChanged.emit(shown.screen())
    qtbot.wait(1)
    assert shown.geometry() == before, "a part of it may lie on the screen beside"
    assert shown.minimumSize() == QSize(900, 600)


def test_a_window_that_fills_the_screen_is_left_alone(shown: QWidget, set_screen: SetScreen, qtbot: QtBot) -> None:
    shown.showMaximized()
    qtbot.waitUntil(lambda: shown.isMaximized() and shown.height() > 700)
    before = shown.geometry()
    set_screen(800, 450)
    shown.screen().availableGeometryChanged.emit(QRect(0, 0, 800, 450))
    qtbot.wait(1)
    assert shown.isMaximized()
    assert shown.geometry() == before, "the window system makes it as large as the screen"


def long_dialog(lines: int) -> QDialog:
    """Return a dialog with a number of lines."""
    dialog, inside = QDialog(), QVBoxLayout()
    for number in range(lines):
        inside.addWidget(QLabel(f"Line {number}"))
    column = QVBoxLayout(dialog)
    column.addWidget(ScrolledArea(inside, "long"))
    Fitting(dialog)
    return dialog


@pytest.mark.parametrize("lines", [3, 15, 60])
def test_a_dialog_is_as_high_as_what_it_holds_or_as_the_screen(lines: int, set_screen: SetScreen, qtbot: QtBot) -> None:
    set_screen(800, 450)
    dialog = long_dialog(lines)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    area = dialog.findChild(ScrolledArea)
    assert area is not None
    scrolls = area.verticalScrollBar().maximum() > 0
    assert scrolls is (lines > 15)
    assert dialog.height() <= room_for(dialog).height()
    assert not scrolls or dialog.height() == room_for(dialog).height()
    assert area.horizontalScrollBar().maximum() == 0


def test_a_dialog_that_gets_more_to_say_grows_no_further_than_the_screen(set_screen: SetScreen, qtbot: QtBot) -> None:
    set_screen(800, 450)
    dialog = long_dialog(2)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    area = dialog.findChild(ScrolledArea)
    assert area is not None
    page = area.widget()
    assert page is not None
    inside = page.layout()
    assert inside is not None
    before = dialog.height()
    for _ in range(60):
        label = QLabel("More")
        inside.addWidget(label)
        label.show()
    fit_content(dialog)
    assert before < dialog.height() == room_for(dialog).height()
