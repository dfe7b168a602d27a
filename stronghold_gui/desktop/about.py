"""About the program: what it is, its version, its licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

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
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
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
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setText(say("window.end.close"))
