"""The system's dialog that asks for a match file, to open one or to save in one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from stronghold_gui.core.save import SUFFIX
from stronghold_gui.desktop.file_dialogs import make_file_dialog

if TYPE_CHECKING:
    from stronghold_gui.desktop.shell import Shell


def file_dialog(shell: Shell, title: str, folder: Path, *, saving: bool) -> QFileDialog:
    """Return the dialog, not yet open.

    Args:
        shell: the window it belongs to.
        title: id of its title.
        folder: where it begins; it is made if it is missing.
        saving: whether a file is to be written.
    """
    say = shell.language
    with suppress(OSError):
        # Where there can be none the dialog begins elsewhere.
        folder.mkdir(parents=True, exist_ok=True)
    dialog = make_file_dialog(shell.window, say(title), say)
    dialog.setDirectory(str(folder))
    dialog.setObjectName("file_dialog")
    if saving:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([f"{say('window.files.matches')} (*{SUFFIX})", f"{say('window.files.all')} (*)"])
    return dialog
