"""The notice: a sentence above the board that stays until it is dismissed, and blocks no input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from stronghold_gui.desktop.icons import icon, picture
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import tones


class Notice(QFrame):
    """Shows one sentence at a time, if needed with a button. A new sentence replaces an older one."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._language = language
        self._sentence: Callable[[], str] = str
        self._label: Callable[[], str] = str
        self._action: Callable[[], object] | None = None
        self._kind = "info"
        self._mark = QLabel()
        self.words = named(QLabel(wordWrap=True), "notice_words")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = named(QPushButton(), "notice_button")
        self.button.clicked.connect(self._act)
        self.away = named(QToolButton(autoRaise=True), "notice_close")
        self.away.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        row.addWidget(self.away)
        self.hide()
        language.changed.connect(self.retranslate)

    def show_sentence(
        self,
        sentence: Callable[[], str],
        kind: Literal["info", "warning"] = "info",
        label: Callable[[], str] = str,
        action: Callable[[], object] | None = None,
    ) -> None:
        """Show a sentence.

        Args:
            sentence: returns the sentence in the current language.
            kind: the icon.
            label: returns the label of the button.
            action: called when the button is pressed; ``None`` for no button.
        """
        self._sentence, self._label, self._action, self._kind = sentence, label, action, kind
        self.retranslate()
        self._draw()
        self.show()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        self.words.setText(self._sentence())
        self.button.setText(self._label())
        self.button.setVisible(self._action is not None)
        self.away.setToolTip(self._language("window.notice.close"))
        self.away.setAccessibleName(self._language("window.notice.close"))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "away"):
            self._draw()

    def _act(self) -> None:
        self.hide()
        if self._action is not None:
            self._action()

    def _draw(self) -> None:
        tone = tones(self.palette())
        shade = tone.warn if self._kind == "warning" else tone.accent
        self._mark.setPixmap(picture(self._kind, shade, 20))
        self.away.setIcon(icon("close", self.palette()))
