"""Dialogs that ask for a file, in the language of the program."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFileDialog, QWidget

from stronghold_gui.core.save import SUFFIX
from stronghold_gui.desktop.language import Language
from stronghold_gui.text import system_speaks

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell


_LABELS: Final = {
    QFileDialog.DialogLabel.LookIn: "files.dialog.look_in",
    QFileDialog.DialogLabel.FileName: "files.dialog.name",
    QFileDialog.DialogLabel.FileType: "files.dialog.type",
}
"""Labels that Qt's own translations leave in English or word differently."""


def make_file_dialog(parent: QWidget, title: str, say: Language) -> QFileDialog:
    """Return a dialog that asks for a file, not yet shown; the program makes all such dialogs here."""
    dialog = QFileDialog(parent, title)
    speak(dialog, say)
    return dialog


def speak(dialog: QFileDialog, say: Language) -> None:
    """Make a dialog use the program's language; it must not have been shown yet.

    The native dialog uses the system's language; if that differs, Qt's own dialog is used.
    """
    if not system_speaks(say.code):
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    for label, message in _LABELS.items():
        dialog.setLabelText(label, say(message))


def file_dialog(shell: Shell, title: str, folder: Path, *, saving: bool) -> QFileDialog:
    """Return a dialog that asks for the file of a match, not yet open.

    Args:
        shell: the window.
        title: id of its title.
        folder: the folder in which it begins; it is created if missing.
        saving: whether the file is to be written; otherwise it is to be opened, and may also be a puzzle.
    """
    say = shell.language
    with suppress(OSError):
        # Without the folder, the dialog begins elsewhere.
        folder.mkdir(parents=True, exist_ok=True)
    dialog = make_file_dialog(shell.window, say(title), say)
    dialog.setDirectory(str(folder))
    dialog.setObjectName("file_dialog")
    if saving:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    kinds = [("window.files.matches", f"*{SUFFIX}"), ("window.files.all", "*")]
    if not saving:
        kinds.insert(1, ("window.files.puzzles", "*.json"))
    dialog.setNameFilters([f"{say(kind)} ({pattern})" for kind, pattern in kinds])
    return dialog
