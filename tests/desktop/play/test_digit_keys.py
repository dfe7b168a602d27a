"""Digit keys of a window that goes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.core.match import Header, Match
from stronghold_gui.desktop.application import delete_window
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.game import STRONGHOLD
from tests.helpers.resting import rest


def test_a_window_goes_while_the_keyboard_is_in_a_dock_that_floats(settings: Settings, qtbot: QtBot) -> None:
    window = MainWindow(Language("en"), settings)
    with qtbot.waitExposed(window):
        window.show()
    window.files.begin(Match(STRONGHOLD, Header("stronghold", {}, ("Anna", "Bert"), 3)))
    assert window.controller is not None
    window.controller.uncover()
    dock = window.docking.docks["places"]
    dock.setFloating(True)
    rest(window)
    dock.activateWindow()
    window.docking.page("places").setFocus()
    rest(window)
    assert QApplication.focusWidget() is window.docking.page("places")
    window.files.forget()
    with qtbot.captureExceptions() as faults:
        delete_window(window)
    assert not faults
