"""The preferences, opened as people open them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.preferences.dialog import PreferencesDialog
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.text_size import TextSize
from stronghold_gui.desktop.window import MainWindow


@pytest.fixture(autouse=True)
def usual_text(qapp: QApplication) -> Iterator[None]:
    """The text size is the application's, and there is one application for all tests."""
    yield
    TextSize(Settings()).choose(100)


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    return make_window(first_page=True)


@pytest.fixture
def preferences(window: MainWindow, qtbot: QtBot) -> Iterator[Callable[[], PreferencesDialog]]:
    """Return what opens the preferences."""

    def opened() -> PreferencesDialog:
        window.actions_["preferences"].trigger()
        dialog = window.findChildren(QDialog, "preferences")[-1]
        assert isinstance(dialog, PreferencesDialog)
        qtbot.waitExposed(dialog)
        return dialog

    yield opened
    for dialog in window.findChildren(QDialog, "preferences"):
        dialog.close()
