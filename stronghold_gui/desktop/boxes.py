"""Message boxes that show their text as plain text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def plain_box(
    parent: QWidget | None, name: str, title: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning
) -> QMessageBox:
    """Return an unopened message box; its text is plain, since it may contain names of people and files.

    Args:
        parent: the window over which it opens.
        name: its object name.
        title: the title of its window.
        icon: the icon beside the text.
    """
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box
