"""Answering dialogs without knowing them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

_FILES: Final = ("*.stronghold", "*.json")
_NAMES: Final = ("A long name of a match, with an é", "match", "Zoë & Co", "x")


def leave(dialog: QWidget, dice: random.Random) -> None:
    """Press a button of a dialog, or Escape."""
    buttons = [one for one in dialog.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
    if buttons and dice.random() < 0.7:
        dice.choice(buttons).click()
    else:
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def answer_file_dialog(dialog: QFileDialog, home: Path, dice: random.Random) -> None:
    """Choose a file below the person's own folder, or none."""
    saving = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    there = own_files(home)
    if dice.random() < 0.3 or not (saving or there):
        dialog.reject()
        return
    path = dice.choice(there) if there and (not saving or dice.random() < 0.3) else home / dice.choice(_NAMES)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(str(path))
    dialog.accept()
    if dialog.isVisible():
        dialog.reject()


def own_files(home: Path) -> list[Path]:
    """Return the files of matches and positions below a folder."""
    return sorted(path for pattern in _FILES for path in home.rglob(pattern) if path.is_file())
