"""The dialog that tells whoever waits for a file how far it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named

_WIDTH: Final = 420
_OF_NAME: Final = 260
"""Pixels for the file's name, which is cut in its middle where it is longer."""


class WaitingDialog(QDialog):
    """Says that a file is being read, how far it is, and lets one stop it."""

    def __init__(self, name: str, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("waiting")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._name, self._language = name, language
        self.words = named(QLabel(wordWrap=True), "waiting_words")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = named(QProgressBar(textVisible=False), "waiting_bar")
        self.stop = named(QPushButton(), "waiting_stop")
        self.stop.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 14)
        column.setSpacing(14)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        column.addLayout(row)
        self.setFixedWidth(_WIDTH)
        language.changed.connect(self.retranslate)
        self.retranslate()
        self.show_progress(0, 0)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say = self._language
        short = self.words.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, _OF_NAME)
        self.setWindowTitle(say("window.waiting.title"))
        self.words.setText(say("window.waiting.words", name=short))
        self.bar.setAccessibleName(self.words.text())
        self.stop.setText(say("window.waiting.stop"))

    def show_progress(self, done: int, whole: int) -> None:
        """Show how much of how much is done; 0 of 0 is shown as something that goes on."""
        self.bar.setRange(0, whole)
        self.bar.setValue(done)
