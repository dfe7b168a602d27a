"""Dialogs that ask for a file, in the language of the program."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.text import system_speaks

_LABELS: Final = {
    QFileDialog.DialogLabel.LookIn: "files.dialog.look_in",
    QFileDialog.DialogLabel.FileName: "files.dialog.name",
    QFileDialog.DialogLabel.FileType: "files.dialog.type",
}
"""What Qt's own translations leave in English, or call otherwise."""


def make_file_dialog(parent: QWidget, title: str, say: Language) -> QFileDialog:
    """Return a dialog that asks for a file, not yet shown; every such dialog of the program is made here."""
    dialog = QFileDialog(parent, title)
    speak(dialog, say)
    return dialog


def speak(dialog: QFileDialog, say: Language) -> None:
    """Have a dialog speak the program's language.

    The system's own dialog speaks the system's language, so where that is another one Qt's is shown. It must not have
    been shown yet.
    """
    if not system_speaks(say.code):
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    for label, message in _LABELS.items():
        dialog.setLabelText(label, say(message))
