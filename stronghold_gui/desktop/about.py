"""About the program: what it is, its version, its licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from stronghold_gui import __version__
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named


class AboutDialog(QDialog):
    """About the program."""

    def __init__(self, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._language = language
        self.title = named(QLabel("Stronghold"), "about_title")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        self.words = named(QLabel(wordWrap=True), "about_words")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        # No standard button: Qt gives it its own words back whenever the language changes.
        self._buttons = QDialogButtonBox()
        self._buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(), "about_close")
        self._buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 14)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self._buttons)
        self.setMinimumWidth(460)
        language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        self.setWindowTitle(say("window.about.title"))
        self.words.setText(say("window.about.words", version=__version__, qt=qVersion()))
        self._close.setText(say("window.end.close"))
