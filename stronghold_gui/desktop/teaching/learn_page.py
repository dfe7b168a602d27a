"""The page 'Learn': which lessons there are, and what has been learnt."""

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

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stronghold_gui.teaching.lessons import Entry
    from stronghold_gui.teaching.lessons.progress import Reached


class LearnPage(QWidget):
    """Lists the lessons.

    Attributes:
        chosen: ``(number, anew)``: a lesson shall begin, where one left it or at its first step.
        left: back to where one came from.
    """

    chosen = Signal(int, bool)
    left = Signal()

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "learn_page")
        self._language = language
        self._entries: Sequence[Entry] = ()
        self._reached: Mapping[str, Reached] = {}
        self.tabs = LearnTabs(language, "lessons")
        self.title = named(QLabel(), "learn_title")
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        self.title.setFont(font)
        self.words = named(QLabel(wordWrap=True), "learn_words")
        self.list = LessonList()
        self.begin_button = named(QPushButton(), "learn_begin")
        self.anew_button = named(QPushButton(), "learn_anew")
        self.back_button = named(QPushButton(), "learn_back")
        self.list.itemActivated.connect(lambda _item: self._begin(anew=False))
        self.list.currentRowChanged.connect(self._name_buttons)
        self.begin_button.clicked.connect(lambda: self._begin(anew=False))
        self.anew_button.clicked.connect(lambda: self._begin(anew=True))
        self.back_button.clicked.connect(self.left)
        self._lay_out()
        language.changed.connect(self.retranslate)

    def show_lessons(self, entries: Sequence[Entry], reached: Mapping[str, Reached], current: int) -> None:
        """List lessons with what has been learnt; one of them is chosen."""
        self._entries, self._reached = entries, reached
        self.retranslate()
        self.list.setCurrentRow(current)
        self.list.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        say, done = self._language, sum(self._is_done(entry) for entry in self._entries)
        self.title.setText(say("learn.title"))
        self.words.setText(say("learn.words", n=done, all=len(self._entries)))
        self.back_button.setText(say("learn.page.back"))
        self.anew_button.setText(say("learn.anew"))
        self.list.setAccessibleName(say("learn.title"))
        self.list.show_rows([self._row(number, entry) for number, entry in enumerate(self._entries, 1)])
        self._name_buttons()

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

    def _row(self, number: int, entry: Entry) -> LessonRow:
        say, code = self._language, self._language.code
        reached = self._reached.get(entry.id)
        begun = reached is not None and 0 < reached.step < entry.length
        done = self._is_done(entry)
        if begun:
            assert reached is not None
            state = say("learn.state.begun", step=reached.step + 1, length=entry.length)
        else:
            state = say("learn.state.done") if done else ""
        return LessonRow(number, entry.title[code], entry.about[code], state, done, begun)

    def _is_done(self, entry: Entry) -> bool:
        return entry.id in self._reached and self._reached[entry.id].done

    def _begin(self, *, anew: bool) -> None:
        if 0 <= self.list.currentRow() < len(self._entries):
            self.chosen.emit(self.list.currentRow(), anew)

    def _name_buttons(self) -> None:
        row = self.list.row_at(self.list.currentRow())
        begun = row is not None and row.begun
        again = row is not None and row.done and not begun
        self.begin_button.setText(self._language(f"learn.{'go_on' if begun else 'again' if again else 'begin'}"))
        self.anew_button.setVisible(begun)
        self.begin_button.setDefault(True)
        self._draw()

    def _draw(self) -> None:
        self.begin_button.setIcon(icon("next", self.palette()))
        self.anew_button.setIcon(icon("again", self.palette()))
        self.back_button.setIcon(icon("back", self.palette()))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_button)
        buttons.addStretch(1)
        buttons.addWidget(self.anew_button)
        buttons.addWidget(self.begin_button)
        for button in (self.back_button, self.anew_button, self.begin_button):
            button.setMinimumHeight(36)
        column = QVBoxLayout()
        column.setContentsMargins(16, 18, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.tabs)
        column.addWidget(self.title)
        column.addWidget(self.words)
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
