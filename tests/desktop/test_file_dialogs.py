"""File dialogs in the program's language, in any language of the system."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

import stronghold_gui
from stronghold_gui.desktop.file_dialogs import speak
from stronghold_gui.desktop.new_game import NewGameDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.text import LANGUAGES

_OF_QT = "Look &in:", "Files of &type:"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_the_dialog_is_in_the_language_of_the_program(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.language.choose(language)
    window.files.open()
    dialog = window.findChild(QFileDialog, "file_dialog")
    assert dialog is not None
    try:
        told = {label.text() for label in dialog.findChildren(QLabel) if label.text()}
        wanted = {window.language(f"files.dialog.{name}") for name in ("look_in", "name", "type")}
        assert wanted <= told, told
        assert language == "en" or not told & {"&Look in:", *_OF_QT}
        cancel = "Cancel" if language == "en" else "Annuler"
        assert dialog.labelText(QFileDialog.DialogLabel.Reject).replace("&", "") == cancel
    finally:
        dialog.reject()
        QApplication.processEvents()


@pytest.mark.parametrize(("system", "own"), [("en_GB.UTF-8", True), ("de_DE.UTF-8", False), ("fr_FR.UTF-8", False)])
def test_the_dialog_of_the_system_is_shown_where_it_speaks_the_same(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, system: str, own: bool
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", system)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    speak(dialog, window.language)
    assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog) is not own


def test_dialogs_for_tables_of_ones_own_speak_french(window: MainWindow) -> None:
    window.language.choose("fr")
    games = [game for game in LIBRARY.ids if LIBRARY.kit(game).own_cards is not None]
    assert games
    for game in games:
        window.files.new(game)
        asked = window.findChild(NewGameDialog, "new_game")
        assert asked is not None
        assert asked.own_cards is not None
        for button in asked.own_cards.buttons.values():
            button.click()
        for dialog in asked.findChildren(QFileDialog):
            told = {label.text() for label in dialog.findChildren(QLabel)}
            assert not told & {"&Look in:", *_OF_QT}
            dialog.reject()
        asked.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_file_dialogs_are_made_in_one_place() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in (Path(stronghold_gui.__file__).parent).rglob("*.py")}
    assert [path.name for path, source in sources.items() if "QFileDialog(" in source] == ["file_dialogs.py"]
