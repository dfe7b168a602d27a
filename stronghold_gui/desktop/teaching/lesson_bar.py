"""The bar of a lesson in progress: what is said, what the last move was, how far one is, and the ways on and back.

It lies above the board and the docks, never over them, so it cannot cover the places it speaks of. Its height is that
of the lesson's longest sentence, so that the board does not jump from step to step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import colour, tones

Forward = Literal["next", "skip", "more"]
"""What the way on is: a step that is only read, one that is to be played, the next lesson."""
Tone = Literal["good", "warn"]

_BADGE: Final = 52
_MARKS: Final = {"good": "✓", "warn": "↩"}
_ICONS: Final = {"next": "next", "skip": "skip", "more": "next"}
_SMALLEST: Final = 78


class LessonBar(QFrame):
    """Shows a lesson's step.

    Attributes:
        back, forward, restart, leave: what was pressed.
    """

    back = Signal()
    forward = Signal()
    restart = Signal()
    leave = Signal()

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "lesson")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._language = language
        self._way: Forward = "next"
        self._tone: Tone = "good"
        self._longest: tuple[str, ...] = ()
        self.badge = Badge()
        self.words = named(QLabel(wordWrap=True), "lesson_words")
        self.answer = named(QLabel(wordWrap=True), "lesson_answer")
        for label in (self.words, self.answer):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setFont(self._large())
        self.back_button = self._button("lesson_back", self.back)
        self.forward_button = self._button("lesson_forward", self.forward)
        self.restart_button = self._button("lesson_restart", self.restart)
        self.leave_button = self._button("lesson_leave", self.leave)
        self._lay_out()
        self.retranslate()

    # -- what it says --------------------------------------------------------------------------------------------

    def show_longest(self, sentences: Sequence[str]) -> None:
        """Make room for the longest of these."""
        self._longest = tuple(sentences)
        self._measure()

    def show_step(self, sentence: str, number: int, length: int, way: Forward, *, can_go_back: bool) -> None:
        """Say a step: its sentence, the how-manieth it is, and how one goes on."""
        self.words.setText(sentence)
        self.badge.show_progress(number, length)
        self.setAccessibleName(sentence)
        self._way = way
        self.back_button.setEnabled(can_go_back)
        self.retranslate()

    def show_answer(self, sentence: str, tone: Tone = "good") -> None:
        """Say what the last move was; an empty sentence says nothing."""
        self._tone = tone
        self.answer.setText(f"{_MARKS[tone]} {sentence}" if sentence else "")
        self._paint()

    def retranslate(self) -> None:
        """Name the buttons in the language of the moment."""
        say = self._language
        self.back_button.setText(say("learn.back"))
        self.forward_button.setText(say(f"learn.{self._way}"))
        self.restart_button.setText(say("learn.restart"))
        self.leave_button.setText(say("learn.leave"))
        self.back_button.setToolTip(say("learn.back.tip", keys="Alt+←"))
        self.forward_button.setToolTip(say(f"learn.{self._way}.tip", keys="Alt+→"))
        self.restart_button.setToolTip(say("learn.restart.tip"))
        self.leave_button.setToolTip(say("learn.leave.tip"))
        # The button that matters is filled where nothing is to be done on the board.
        self.forward_button.setDefault(self._way != "skip")
        self._draw()

    # -- inside --------------------------------------------------------------------------------------------------

    def _large(self) -> QFont:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        return font

    def _button(self, name: str, signal: SignalInstance) -> QPushButton:
        button = named(QPushButton(autoDefault=False), name)
        button.clicked.connect(signal)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.words, 1)
        words.addWidget(self.answer)
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for place, button in enumerate((self.back_button, self.forward_button, self.restart_button, self.leave_button)):
            buttons.addWidget(button, place // 2, place % 2)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 10, 6)
        row.setSpacing(12)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addLayout(buttons)

    def _measure(self) -> None:
        """Take the height of the longest step and of an answer of one line, at this width."""
        room = max(self.words.width(), 200)
        metrics = QFontMetrics(self._large())
        flags = int(Qt.TextFlag.TextWordWrap)
        high = max(
            (metrics.boundingRect(0, 0, room, 1000, flags, words).height() for words in self._longest), default=0
        )
        self.setFixedHeight(max(high + 2 * QFontMetrics(self.font()).height() + 18, _SMALLEST))

    def _paint(self) -> None:
        tone = tones(self.palette())
        palette = self.answer.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(tone.good if self._tone == "good" else tone.warn))
        self.answer.setPalette(palette)

    def _draw(self) -> None:
        for button, name in (
            (self.back_button, "back"),
            (self.forward_button, _ICONS[self._way]),
            (self.restart_button, "again"),
            (self.leave_button, "close"),
        ):
            button.setIcon(icon(name, self.palette()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that this width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "leave_button"):
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


class Badge(QWidget):
    """A ring that closes step by step, with the number of the step in it."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "lesson_badge")
        self.setFixedSize(_BADGE, _BADGE)
        self.number, self.length = 0, 1

    def show_progress(self, number: int, length: int) -> None:
        """Show that so many of so many steps are done."""
        self.number, self.length = number, max(length, 1)
        self.setAccessibleName(f"{number}/{length}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        pen = painter.pen()
        pen.setWidthF(4.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setColor(colour(tone.line))
        painter.setPen(pen)
        painter.drawEllipse(box)
        pen.setColor(colour(tone.accent))
        painter.setPen(pen)
        painter.drawArc(box, 90 * 16, -round(360 * 16 * self.number / self.length))
        painter.setPen(colour(tone.text))
        done = self.number >= self.length
        painter.drawText(
            self.rect(), int(Qt.AlignmentFlag.AlignCenter), "✓" if done else f"{self.number + 1}/{self.length}"
        )
        painter.end()
