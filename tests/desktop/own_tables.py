"""The row for a custom table in the New game dialog of any game, worked as a person does."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.new_cards import OwnCardsRow
from stronghold_gui.desktop.new_game import NewGameDialog


def row_of(dialog: NewGameDialog) -> OwnCardsRow:
    """Return the row."""
    assert dialog.own_cards is not None
    return dialog.own_cards


def file_asked(dialog: NewGameDialog, button: str) -> QFileDialog:
    """Press a button of the row and return the dialog that asks for a file."""
    QTest.mouseClick(row_of(dialog).buttons[button], Qt.MouseButton.LeftButton)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    return asked


def table_to_begin_with(dialog: NewGameDialog, folder: Path, qtbot: QtBot) -> Path:
    """Write the program's table into a folder, and return the file."""
    asked = file_asked(dialog, "begin")
    asked.setDirectory(str(folder))
    asked.selectFile("mine")
    with qtbot.waitSignal(row_of(dialog).changed):
        asked.accept()
    assert str(folder / "mine.json") in row_of(dialog).problem.text(), "it is told where the table is"
    return folder / "mine.json"
