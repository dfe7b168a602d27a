"""The common part of the bars of lessons and puzzles: a text above the board and the docks, and an answer below it.

Such a bar does not cover board or docks, so the places that it mentions stay visible. It is high enough for its longest
text, so that the board does not move; in a low window, for its current text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QEvent, QObject, Qt, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

Tone = Literal["good", "warn"]

_MARKS: Final = {"good": "✓", "warn": "↩"}
_SMALLEST: Final = 78
_EDGES: Final = 18
_ROOMY: Final = 560
"""Heights in pixels: the least one of the bar, the space around its text, the least one of a window for large text."""
_SHARE: Final = 0.25
"""Largest share of a low window's height for a bar that has room for its longest text."""
_FLAGS: Final = int(Qt.TextFlag.TextWordWrap)


class TeachingPanel(QFrame):
    """A text, an answer, and the widgets that a kind of bar adds.

    Attributes:
        words, answer: the two labels.
    """

    def __init__(self, language: Language, name: str, parent: QWidget | None = None) -> None:
        """Make the labels; the object names of all parts begin with ``name``."""
        super().__init__(parent)
        named(self, name)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._language = language
        self._tone: Tone = "good"
        self._roomy, self._tight, self._explaining = True, False, False
        self._longest: tuple[str, ...] = ()
        self._longest_answers: tuple[str, ...] = ()
        self._explanations: tuple[str, ...] = ()
        self.words = named(QLabel(wordWrap=True), f"{name}_words")
        self.answer = named(QLabel(wordWrap=True), f"{name}_answer")
        for label in (self.words, self.answer):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setFont(self._large())

    # -- contents ------------------------------------------------------------------------------------------------

    def show_longest(
        self, sentences: Sequence[str], answers: Sequence[str] = (), explanations: Sequence[str] = ()
    ) -> None:
        """Make room for the longest of these texts and the longest answer, at least one line.

        Args:
            sentences: the main texts, in a large font.
            answers: the texts below.
            explanations: texts that may replace the main text, in the usual font.
        """
        self._longest, self._longest_answers = tuple(sentences), tuple(answers)
        self._explanations = tuple(explanations)
        self._measure()

    def write(self, sentence: str, *, explanation: bool = False) -> None:
        """Show a main text in a large font, or an explanation in the usual font."""
        self._explaining = explanation
        self._choose_font()
        self.words.setText(sentence)
        if self._tight:
            self._measure()

    def show_answer(self, sentence: str, tone: Tone = "good", mark: str | None = None) -> None:
        """Show the answer to the last move; an empty sentence shows nothing."""
        self._tone = tone
        self._announce(sentence)
        self.answer.setText(f"{_MARKS[tone] if mark is None else mark} {sentence}".strip() if sentence else "")
        self._paint()
        if self._tight:
            self._measure()

    # -- for derived bars ----------------------------------------------------------------------------------------

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
        """Draw the icons of the buttons; a derived bar overrides this."""

    def _announce(self, sentence: str) -> None:
        """Let a screen reader announce a text."""
        if sentence and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # -- inside --------------------------------------------------------------------------------------------------

    def _large(self) -> QFont:
        """Return the font of the main text, which is large except in a low window."""
        font = self.font()
        if self._roomy:
            font.setPointSizeF(font.pointSizeF() * 1.15)
        return font

    def _choose_font(self) -> None:
        font = self.font() if self._explaining else self._large()
        if self.words.font() != font:
            self.words.setFont(font)

    def _measure(self) -> None:
        """Set the height for the longest text and answer at this width; in a low window, for the current ones."""
        height = self._height_of(self._longest, self._explanations, self._longest_answers)
        self._tight = not self._roomy and height > self.window().height() * _SHARE
        if self._tight:
            now, none = (self.words.text(),), ()
            said, explained = (none, now) if self._explaining else (now, none)
            height = self._height_of(said, explained, (self.answer.text(),))
        self.setFixedHeight(max(height, _SMALLEST))

    def _height_of(self, sentences: Sequence[str], explanations: Sequence[str], answers: Sequence[str]) -> int:
        room = max(self.words.width(), 200)
        line = QFontMetrics(self.font()).height()
        words = max(_highest(self._large(), room, sentences), _highest(self.font(), room, explanations))
        answer = max(_highest(self.font(), room, answers), line)
        return words + answer + (line if self._roomy else 0) + _EDGES

    def _paint(self) -> None:
        tone = tones(self.palette())
        palette = self.answer.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.good if self._tone == "good" else tone.warn))
        self.answer.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the height of the window from now on."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._fit_window()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the font size to the height of the window."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self._fit_window()
        return False

    def _fit_window(self) -> None:
        roomy, before = self.window().height() >= _ROOMY, self._roomy
        self._roomy = roomy
        if not roomy or not before:
            self._choose_font()
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the height for this width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Draw answer and icons again after a change of palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.layout() is not None:
            self._paint()
            self._draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line below the bar, and a coloured edge at the left."""
        super().paintEvent(event)
        painter = QPainter(self)
        tone = tones(self.palette())
        painter.fillRect(0, self.height() - 1, self.width(), 1, colour(tone.line))
        painter.fillRect(0, 0, 5, self.height(), colour(tone.accent))
        painter.end()


def _highest(font: QFont, room: int, sentences: Sequence[str]) -> int:
    """Return the largest height of some texts, wrapped to a width."""
    metrics = QFontMetrics(font)
    return max((metrics.boundingRect(0, 0, room, 1000, _FLAGS, words).height() for words in sentences), default=0)
