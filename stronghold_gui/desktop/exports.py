"""Exports of pictures, pages and tables: the dialog that asks for a file, the writing, and the report of a fault."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from stronghold_gui.core.save.atomic import UnsyncedError, export
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.desktop.boxes import plain_box
from stronghold_gui.desktop.file_dialogs import make_file_dialog
from stronghold_gui.text.faults import file_sentence

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.text import Catalogue


def export_dialog(parent: QWidget, title: str, kinds: str, wanted: str, say: Language) -> QFileDialog:
    """Return a dialog that asks for the file of an export, not yet open; it is deleted when it closes.

    Args:
        parent: the window over which it opens.
        title: its title.
        kinds: the kinds of files with their patterns, in Qt's format: ``Pages (*.html *.pdf)``.
        wanted: the proposed name; its suffix is the default.
        say: the current language.
    """
    dialog = make_file_dialog(parent, title, say)
    dialog.setNameFilter(kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(wanted).suffix)
    dialog.selectFile(wanted)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def write_export(file: Path, data: bytes, texts: Catalogue) -> str:
    """Write an export; return the sentence of the fault, or ``""``."""
    try:
        export(file, data)
    except UnsyncedError as fault:
        return file_sentence(fault, texts)
    except BadFileError as fault:
        return texts("story.cannot_save", what=file_sentence(fault, texts))
    return ""


def show_fault(parent: QWidget, name: str, problem: str) -> None:
    """Show a fault in a box over a window.

    Args:
        parent: the window.
        name: the object name of the box.
        problem: the sentence of the fault.
    """
    box = plain_box(parent, name, parent.window().windowTitle())
    box.setText(problem)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
