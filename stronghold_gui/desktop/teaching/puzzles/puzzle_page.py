"""The page of the puzzles: which there are, and which were solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.lesson_list import LessonList, LessonRow
from stronghold_gui.desktop.teaching.tabs import LearnTabs
from stronghold_gui.games.stronghold.wording import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from stronghold_gui.teaching.puzzles.puzzle import Puzzle


class PuzzlePage(QWidget):
    """Lists the puzzles, from easy to hard.

    Attributes:
        chosen: ``(number)``: a puzzle shall begin.
        left: back to where one came from.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "puzzle_page")
        self._language = language
        self._puzzles: Sequence[Puzzle] = ()
        self._solved: AbstractSet[str] = frozenset()
        self.tabs = LearnTabs(language, "puzzles")
        self.title = named(QLabel(), "puzzles_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        self.words = named(QLabel(wordWrap=True), "puzzles_words")
        self.list = named(LessonList(), "puzzles_list")
        self.begin_button = named(QPushButton(), "puzzles_begin")
        self.back_button = named(QPushButton(), "puzzles_back")
        self.list.itemActivated.connect(lambda _item: self._begin())
        self.begin_button.clicked.connect(self._begin)
        self.back_button.clicked.connect(self.left)
        self._lay_out()
        language.changed.connect(self.retranslate)

    def show_puzzles(self, puzzles: Sequence[Puzzle], solved: AbstractSet[str], current: int) -> None:
        """List puzzles with those that were solved; one of them is chosen."""
        self._puzzles, self._solved = puzzles, solved
        self.retranslate()
        self.list.setCurrentRow(current)
        self.list.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say, done = self._language, sum(puzzle.id in self._solved for puzzle in self._puzzles)
        self.title.setText(say("puzzle.title"))
        self.words.setText(say("puzzle.words", n=done, all=len(self._puzzles)))
        self.back_button.setText(say("learn.page.back"))
        self.begin_button.setText(say("puzzle.begin"))
        self.list.setAccessibleName(say("puzzle.title"))
        self.list.show_rows([self._row(number, puzzle) for number, puzzle in enumerate(self._puzzles, 1)])
        self.begin_button.setDefault(True)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks again in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "back_button"):
            self._draw()

    # -- inside --------------------------------------------------------------------------------------------------

    def _row(self, number: int, puzzle: Puzzle) -> LessonRow:
        words, done = puzzle.words[self._language.code], puzzle.id in self._solved
        texts = self._language.texts
        state = texts("puzzle.row", level=texts(f"puzzle.level.{puzzle.level}"), seat=seat_name(puzzle.camp, texts))
        return LessonRow(number, words.title, words.task, state, done, begun=False)

    def _begin(self) -> None:
        if 0 <= self.list.currentRow() < len(self._puzzles):
            self.chosen.emit(self.list.currentRow())

    def _draw(self) -> None:
        self.begin_button.setIcon(icon("next", self.palette()))
        self.back_button.setIcon(icon("back", self.palette()))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button)
        buttons.addStretch(1)
        buttons.addWidget(self.begin_button)
        for button in (self.back_button, self.begin_button):
            button.setMinimumHeight(36)
        column = QVBoxLayout()
        column.setContentsMargins(16, 18, 16, 16)
        column.setSpacing(8)
        for widget in (self.tabs, self.title, self.words):
            column.addWidget(widget)
        column.addSpacing(4)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        middle = QWidget()
        middle.setLayout(column)
        middle.setMaximumWidth(820)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(middle, 8)
        row.addStretch(1)
