"""The line for typed orders, with the possible next words above it.

Tab cycles through the possible next words, Enter plays, Up and Down recall earlier orders, Esc closes.
It is no `QCompleter`, which has one list for the whole text, while here every word has its own list. Its popup would
also take the keys that recall earlier orders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.drops import FilesPassBy
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones
from stronghold_gui.desktop.typed.words import Candidate

MOST_ROWS: Final = 8
"""Largest number of visible words; the list scrolls."""
_WIDTH: Final = 620
_EDGE: Final = 8
_MOVED: Final = (QEvent.Type.Resize, QEvent.Type.Move)

Complete = Callable[[Sequence[str], str], Sequence[tuple[Candidate, str]]]
"""A function that returns the possible words after some words that begin with a stem, each with its meaning."""


class OrderLine(QFrame):
    """A widget over the lower edge of the board during typing, above all other overlays.

    Attributes:
        entered: ``(text)``: an order was typed.
        left: the line was closed.
        pointed: ``(word, meaning)``: the word to which Tab went.
    """

    entered = Signal(str)
    left = Signal()
    pointed = Signal(str, str)

    def __init__(self, complete: Complete, board: QWidget) -> None:
        # A sibling of the board, not a child, so that it can be above the cards over the board.
        super().__init__(board.parentWidget())
        self.setObjectName("order_line")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._complete, self._board = complete, board
        self._stem: list[str] | None = None
        self._history: list[str] = []
        self._at = 0
        self.words = QStandardItemModel(0, 2, self)
        self.list = named(QTableView(), "order_words")
        self.answer = named(QLabel(wordWrap=True), "order_answer")
        self.line = named(QLineEdit(), "order_text")
        self.line.installEventFilter(self)
        FilesPassBy(self.line)
        self.line.textEdited.connect(lambda _text: self._typed())
        self._set_up_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(6)
        for part in (self.list, self.answer, self.line):
            column.addWidget(part)
        self.answer.hide()
        board.installEventFilter(self)
        self.hide()

    # -- contents ------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the line and focus it."""
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()
        self.offer()

    def close_(self) -> None:
        """Hide the line, and clear its text."""
        if not self.isHidden():
            self.hide()
            self.left.emit()
        self.forget()

    def forget(self) -> None:
        """Clear the typed text, the offered words and the answer, since they may be secret."""
        self.line.setText("")
        self.words.setRowCount(0)
        self.say("")

    def remember(self, history: list[str]) -> None:
        """Use a list as the history of orders; new orders are added to it."""
        self._history, self._at = history, len(history)

    def done(self, text: str) -> None:
        """Add an order that was carried out to the history, and clear the line."""
        if self._history[-1:] != [text]:
            self._history.append(text)
        self._at = len(self._history)
        self.line.setText("")
        self.say("")
        self.offer()

    def say(self, sentence: str) -> None:
        """Show the reason why an order was not carried out; "" removes it."""
        self.answer.setText(f"⚠ {sentence}" if sentence else "")
        self.answer.setVisible(bool(sentence))
        self.line.setAccessibleDescription(sentence)
        self._place()

    def offer(self) -> None:
        """Show the possible next words."""
        words, stem = self._parts()
        self._stem = None
        self._fill(self._complete(words, stem))

    # -- keys ----------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys before the text field does, and follow the geometry of the board."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        if watched is self._board and event.type() in _MOVED and self.isVisible():
            self._place()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Tab:
                self._next(1)
            case Qt.Key.Key_Backtab:
                self._next(-1)
            case Qt.Key.Key_Up:
                self._recall(-1)
            case Qt.Key.Key_Down:
                self._recall(1)
            case Qt.Key.Key_Escape:
                self.close_()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    return False
                self.entered.emit(self.line.text())
            case _:
                return False
        return True

    def _typed(self) -> None:
        self.say("")
        self.offer()

    def _next(self, step: int) -> None:
        """Insert the next (1) or previous (-1) matching word; if it is the only one, offer the words after it."""
        count = self.words.rowCount()
        if not count:
            return
        if self._stem is None:
            self._stem = self._parts()[0]
        row = self.list.currentIndex().row()
        row = (row + step) % count if row >= 0 else 0 if step > 0 else count - 1
        self._take(row, onwards=count == 1)

    def _take(self, row: int, *, onwards: bool) -> None:
        stem = self._stem if self._stem is not None else self._parts()[0]
        word, meaning = self.words.item(row, 0).text(), self.words.item(row, 1).text()
        self.line.setText(" ".join([*stem, word]) + (" " if onwards else ""))
        self.pointed.emit(word, meaning)
        if onwards:
            self.offer()
        else:
            self.list.selectRow(row)

    def _recall(self, step: int) -> None:
        """Recall an earlier (-1) or later (1) order."""
        at = self._at + step
        if 0 <= at <= len(self._history):
            self._at = at
            self.line.setText(self._history[at] if at < len(self._history) else "")
            self.offer()

    def _parts(self) -> tuple[list[str], str]:
        """Return the finished words, and the beginning of the next one."""
        text = self.line.text()
        words = text.split()
        return (words, "") if not words or text[-1:].isspace() else (words[:-1], words[-1])

    # -- display -------------------------------------------------------------------------------------------------

    def _fill(self, found: Sequence[tuple[Candidate, str]]) -> None:
        self.words.setRowCount(0)
        for candidate, meaning in found:
            row = [QStandardItem(candidate.word), QStandardItem(meaning)]
            self.words.appendRow(row)
        self.list.setVisible(bool(found))
        self.list.setCurrentIndex(self.words.index(-1, -1))
        self.list.scrollToTop()
        self._place()

    def _set_up_list(self) -> None:
        table = self.list
        table.setModel(self.words)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.horizontalHeader().hide()
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().hide()
        table.clicked.connect(lambda index: self._take(index.row(), onwards=True))

    def _place(self) -> None:
        """Place the widget over the lower edge of the board, as high as its content needs."""
        if self.isHidden():
            return
        board = self._board.geometry()
        height = self.fontMetrics().height() + 6
        self.list.horizontalHeader().setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 16)
        self.list.verticalHeader().setMinimumSectionSize(1)
        self.list.verticalHeader().setDefaultSectionSize(height)
        self.list.setFixedHeight(height * min(MOST_ROWS, self.words.rowCount()) + 2)
        width = min(_WIDTH * max(1.0, self.fontMetrics().height() / 17), board.width() - 2 * _EDGE)
        self.setFixedWidth(round(width))
        layout = self.layout()
        assert layout is not None
        wanted = layout.totalHeightForWidth(round(width)) if layout.hasHeightForWidth() else self.sizeHint().height()
        size = QSize(round(width), min(wanted, board.height() - 2 * _EDGE))
        self.resize(size)
        self.move(board.left() + _EDGE, board.bottom() + 1 - size.height() - _EDGE)
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Update after a change of palette or font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "line"):
            self._place()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ParentChange) and hasattr(self, "answer"):
            palette = self.answer.palette()
            palette.setColor(QPalette.ColorRole.WindowText, colour(tones(self.palette()).warn))
            if palette != self.answer.palette():
                self.answer.setPalette(palette)
