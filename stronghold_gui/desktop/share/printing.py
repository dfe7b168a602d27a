"""Printing of HTML pages. The system's dialog asks for a printer, and can also write PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from stronghold_gui.desktop.language import Language


def ask_printer(page: str, title: str, say: Language, parent: QWidget) -> QPrintDialog:
    """Open the dialog that asks for a printer, and print a page when one is chosen.

    Args:
        page: the page, as HTML.
        title: its name in the printer's list of jobs.
        say: the current language.
        parent: the window.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    dialog.setObjectName("print_dialog")
    dialog.setWindowTitle(say("share.print.title", what=title))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: print_page(page, printer))
    # PySide6 hides the method without arguments behind one with a slot.
    QDialog.open(dialog)
    return dialog


def print_page(page: str, printer: QPrinter) -> None:
    """Print a page of HTML, on as many sheets as it needs."""
    document = QTextDocument()
    document.setHtml(page)
    document.print_(printer)
