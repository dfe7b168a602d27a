"""The invitation to a first lesson, shown until something has been played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from stronghold_gui.desktop.labels import WrappedLabel
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.cover import Cover
from stronghold_gui.desktop.library.panel import Border, Panel
from stronghold_gui.desktop.naming import named

_PICTURE: Final = QSize(190, 112)
"""Size of the picture in pixels."""
_EDGE: Final = 20
"""Gap between the parts, and at the edges, in pixels."""
_WORDS: Final = 240
"""Width in pixels for the texts and all gaps beside picture and button."""
_LARGER: Final = 1.4
"""Size of the title's font, relative to the usual one."""


class NewHere(Panel):
    """A panel with a question and a button; a click anywhere on it begins the lesson."""

    def __init__(self) -> None:
        super().__init__("start_new_here")
        self.cover = Cover()
        self.cover.on_top = False
        self.cover.setFixedSize(_PICTURE)
        self.title, self.words = named(WrappedLabel(), "start_new_title"), named(WrappedLabel(), "start_new_words")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setWeight(font.Weight.DemiBold)
        self.title.setFont(font)
        self.words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.button = PanelButton("start_lesson", "learn", first=True)
        self.button.clicked.connect(self.clicked)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addStretch(1)
        self._sides = QHBoxLayout(self)
        self._sides.setSpacing(_EDGE)
        self._sides.addWidget(self.cover)
        self._sides.addLayout(column, 1)
        self._sides.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._border = Border(self)

    def show_game(self, name: str, cover: Path | None, say: Language) -> None:
        """Invite to the first lesson of a game, in the current language."""
        self.cover.show_file(cover)
        self.title.setText(say("library.new"))
        self.words.setText(say("library.new.words", game=name))
        self.button.setText(say("library.new.lesson"))
        self.button.setAccessibleDescription(self.words.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the border with the panel; a narrow panel has no room for the picture."""
        super().resizeEvent(event)
        room = event.size().width() - self.button.sizeHint().width() - _WORDS
        shown = room >= _PICTURE.width()
        self.cover.setVisible(shown)
        above = 0 if shown else _EDGE // 2
        self._sides.setContentsMargins(0 if shown else _EDGE, above, _EDGE, above)
        self._border.resize(event.size())
        self._border.raise_()
