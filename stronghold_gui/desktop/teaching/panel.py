"""What all bars that teach have in common: words above the board and the docks, and an answer below them.

Such a bar never lies over board or docks, so it cannot cover the places it speaks of. Its height is that of the longest
that it will have to say, so that the board does not jump.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

Tone = Literal["good", "warn"]

_MARKS: Final = {"good": "✓", "warn": "↩"}
_SMALLEST: Final = 78
_FLAGS: Final = int(Qt.TextFlag.TextWordWrap)


class TeachingPanel(QFrame):
    """Words, an answer, and beside them what a kind of bar adds.

    Attributes:
        words, answer: the two labels.
    """

    def __init__(self, language: Language, name: str, parent: QWidget | None = None) -> None:
        """Make the labels; their names begin with ``name``."""
        super().__init__(parent)
        named(self, name)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._language = language
        self._tone: Tone = "good"
        self._longest: tuple[str, ...] = ()
        self._longest_answers: tuple[str, ...] = ()
        self._explanations: tuple[str, ...] = ()
        self.words = named(QLabel(wordWrap=True), f"{name}_words")
        self.answer = named(QLabel(wordWrap=True), f"{name}_answer")
        for label in (self.words, self.answer):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setFont(self._large())

    # -- what it says --------------------------------------------------------------------------------------------

    def show_longest(
        self, sentences: Sequence[str], answers: Sequence[str] = (), explanations: Sequence[str] = ()
    ) -> None:
        """Make room for the longest of these, and of these answers (one line if there are none).

        Args:
            sentences: what is said in large letters.
            answers: what is said below that.
            explanations: what may stand in the sentences' place, in the letters of the rest.
        """
        self._longest, self._longest_answers = tuple(sentences), tuple(answers)
        self._explanations = tuple(explanations)
        self._measure()

    def write_as(self, *, explanation: bool) -> None:
        """Write the words as an explanation, or in large letters as usual."""
        font = self.font() if explanation else self._large()
        if self.words.font() != font:
            self.words.setFont(font)

    def show_answer(self, sentence: str, tone: Tone = "good", mark: str | None = None) -> None:
        """Say what the last move was; an empty sentence says nothing."""
        self._tone = tone
        self._announce(sentence)
        self.answer.setText(f"{_MARKS[tone] if mark is None else mark} {sentence}".strip() if sentence else "")
        self._paint()

    # -- for the kinds of bar ------------------------------------------------------------------------------------

    def _lay_out_with(self, sign: QWidget, buttons: QLayout) -> None:
        """Put a sign on the left, the words in the middle, buttons on the right."""
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.words, 1)
        words.addWidget(self.answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 10, 6)
        row.setSpacing(12)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addLayout(buttons)
        row.setAlignment(buttons, Qt.AlignmentFlag.AlignVCenter)

    def _button(self, name: str, signal: SignalInstance) -> QPushButton:
        button = named(QPushButton(autoDefault=False), name)
        button.clicked.connect(signal)
        return button

    def _draw(self) -> None:
        """Draw the buttons' pictures; each kind of bar has its own."""

    def _announce(self, sentence: str) -> None:
        """Have a screen reader say what has just been written here; nobody has to look for it."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # -- inside --------------------------------------------------------------------------------------------------

    def _large(self) -> QFont:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        return font

    def _measure(self) -> None:
        """Take the height of the longest words and answer at this width."""
        room = max(self.words.width(), 200)
        line = QFontMetrics(self.font()).height()
        words = max(_highest(self._large(), room, self._longest), _highest(self.font(), room, self._explanations))
        answers = _highest(self.font(), room, self._longest_answers)
        self.setFixedHeight(max(words + max(answers, line) + line + 18, _SMALLEST))

    def _paint(self) -> None:
        tone = tones(self.palette())
        palette = self.answer.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.good if self._tone == "good" else tone.warn))
        self.answer.setPalette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that this width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.layout() is not None:
            self._paint()
            self._draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line below, and the teacher's edge on the left."""
        super().paintEvent(event)
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(tone.line))
        painter.fillRect(0, 0, 5, self.height(), colour(tone.accent))
        painter.end()


def _highest(font: QFont, room: int, sentences: Sequence[str]) -> int:
    """Return how high the highest of some sentences is, wrapped to a width."""
    metrics = QFontMetrics(font)
    return max((metrics.boundingRect(0, 0, room, 1000, _FLAGS, words).height() for words in sentences), default=0)
