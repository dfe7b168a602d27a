"""The end of a game: who won, how, and the points by source."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.play.shown import Ending
from stronghold_gui.desktop.words import number_text

_SOURCES = 170
"""Pixels at least for the names of where points came from, lest a short result looks cramped."""
_NAMES = 18
"""About so many letters of a team's names stand in a line; what is longer goes on below."""


class ResultDialog(QDialog):
    """Tells how a game ended. It can be closed and the board looked at; the log and the glory dock stay.

    Attributes:
        story: somebody wants to know how it came to that.
    """

    story = Signal()

    def __init__(self, ending: Callable[[], Ending | None], language: Language, parent: QWidget) -> None:
        """Make the dialog.

        Args:
            ending: tells how it ended, in the language of the moment.
            language: the language.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("result")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ending, self._language = ending, language
        self.title = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter, wordWrap=True), "result_title")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        self.title.setFont(font)
        self.words = named(QLabel(alignment=Qt.AlignmentFlag.AlignHCenter, wordWrap=True), "result_words")
        self._table = named(QFrame(frameShape=QFrame.Shape.NoFrame), "result_table")
        self._table.setAutoFillBackground(True)
        self._table.setBackgroundRole(QPalette.ColorRole.Base)
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(18, 14, 18, 14)
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        # No standard button: Qt gives it its own words back whenever the language changes.
        buttons = QDialogButtonBox()
        buttons.rejected.connect(self.reject)
        self._close = named(QPushButton(), "result_close")
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        self._story = named(QPushButton(autoDefault=False), "result_story")
        buttons.addButton(self._story, QDialogButtonBox.ButtonRole.ActionRole)
        self._story.clicked.connect(self._tell_story)
        self._close.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 24, 26, 16)
        column.setSpacing(16)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self._table)
        column.addWidget(buttons)
        # Not a least width of the dialog or the table: with one of those, Qt lets them be smaller than what they show.
        self._grid.setColumnMinimumWidth(0, _SOURCES)
        column.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)
        language.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        ending = self._ending()
        if ending is None:
            return
        self.setWindowTitle(self._language("window.end.head"))
        self._close.setText(self._language("window.end.close"))
        self._story.setText(self._language("action_name.story"))
        self.title.setText(ending.title)
        self.words.setText(ending.sentence)
        while (item := self._grid.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()
        for column, team in enumerate(ending.teams, 1):
            self._fold(self._put(0, column, team, bold=True))
        for row, (name, points) in enumerate(ending.rows, 1):
            self._put(row, 0, name)
            for column, value in enumerate(points, 1):
                self._put(row, column, number_text(value) if value else "–")
        last = len(ending.rows) + 1
        self._put(last, 0, self._language("window.glory.total"), bold=True)
        for column, value in enumerate(ending.total, 1):
            self._put(last, column, str(value), bold=True)
        self.adjustSize()

    def offer_story(self, *, on: bool) -> None:
        """Offer the story of the match, or not, where its game has none."""
        self._story.setVisible(on)

    def changeEvent(self, event: QEvent) -> None:
        """Measure all of it again in larger or smaller writing."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_grid"):
            self.retranslate()

    def _tell_story(self) -> None:
        """The story comes in place of this dialog."""
        self.accept()
        self.story.emit()

    def _put(self, row: int, column: int, text: str, *, bold: bool = False) -> QLabel:
        label = named(QLabel(text), f"result_{row}_{column}")
        font = self.font()
        font.setBold(bold)
        label.setFont(font)
        align = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(align)
        self._grid.addWidget(label, row, column, align)
        # A layout shows what is new a moment later, and reckons without it until then.
        label.show()
        return label

    @staticmethod
    def _fold(head: QLabel) -> None:
        """Let the names of a team go on in a line below where they are many or long; no word is broken."""
        metrics = QFontMetrics(head.font())
        lines = [metrics.horizontalAdvance(line) for line in head.text().split("\n")]
        words = [metrics.horizontalAdvance(word) for word in head.text().split()]
        head.setWordWrap(True)
        # A few pixels more than reckoned: with exactly as many as needed, Qt may still go to the next line.
        head.setFixedWidth(4 + max(*words, min(max(lines), _NAMES * metrics.averageCharWidth())))
