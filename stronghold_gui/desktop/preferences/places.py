"""Dialogs come up where and as large as they were last, as far as the screens of now have room for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.desktop.settings import Settings


def keep_place(dialog: QDialog, settings: Settings) -> None:
    """Put a dialog where one of its name was closed last, and remember where this one is."""
    key = f"places/{dialog.objectName()}"
    if place := settings.blob(key):
        dialog.restoreGeometry(QByteArray(place))
    dialog.finished.connect(lambda _result: settings.set_blob(key, bytes(dialog.saveGeometry().data())))
