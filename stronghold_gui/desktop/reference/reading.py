"""A page of the rules over a dialog: the dock lies behind it, where nobody could turn its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.reference.panel import RulesPanel

if TYPE_CHECKING:
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.settings import Settings
    from stronghold_gui.desktop.window import MainWindow


class ReadingDialog(QDialog):
    """The rule book, opened at a page.

    Attributes:
        panel: the book.
    """

    def __init__(self, language: Language, settings: Settings, anchor: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reading")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = language
        self.panel = RulesPanel(language, settings)
        # No standard button: Qt gives it its own words back whenever the language changes.
        buttons = QDialogButtonBox()
        buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(autoDefault=False), "reading_close")
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.addWidget(self.panel, 1)
        column.addWidget(buttons)
        self.panel.left.connect(self.reject)
        language.changed.connect(self.retranslate)
        self.resize(620, 640)
        self.retranslate()
        self.panel.open(anchor)
        self.panel.browser.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        self.setWindowTitle(self._language("rules.title"))
        self._close.setText(self._language("window.end.close"))
        self.panel.retranslate()


def read(window: MainWindow, over: QDialog, anchor: str) -> None:
    """Open a page of the rules over a dialog; a worked example closes both and is opened on the board."""
    reading = ReadingDialog(window.language, window.settings, anchor, over)

    def show_example(name: str) -> None:
        reading.reject()
        over.reject()
        window.reference.open_example(name)

    reading.panel.example.connect(show_example)
    reading.open()
