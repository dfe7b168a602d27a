"""The bar of a lesson in progress: its text, the answer to the last move, the progress, and buttons for the steps."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.panel import TeachingPanel
from stronghold_gui.desktop.theme import colour, tones

Forward = Literal["next", "skip", "more", "match"]
"""The action of the forward button: go to the next step, skip a step to be played, begin the next lesson or a match."""

_BADGE: Final = 52
_ICONS: Final = {"next": "next", "skip": "skip", "more": "next", "match": "new"}


class LessonBar(TeachingPanel):
    """Shows a lesson's step.

    Attributes:
        back, forward, restart, leave: emitted when the button of this name was pressed.
    """

    back = Signal()
    forward = Signal()
    restart = Signal()
    leave = Signal()

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(language, "lesson", parent)
        self._way: Forward = "next"
        self.badge = Badge()
        self.back_button = self._button("lesson_back", self.back)
        self.forward_button = self._button("lesson_forward", self.forward)
        self.restart_button = self._button("lesson_restart", self.restart)
        self.leave_button = self._button("lesson_leave", self.leave)
        self._lay_out()
        self.retranslate()

    def show_step(self, sentence: str, number: int, length: int, way: Forward, *, can_go_back: bool) -> None:
        """Show a step: its sentence, its number among all steps, and the action of the forward button."""
        if sentence != self.words.text():
            self._announce(sentence)
        self.write(sentence)
        self.badge.show_progress(number, length)
        self.setAccessibleName(sentence)
        self._way = way
        self.back_button.setEnabled(can_go_back)
        self.retranslate()

    def retranslate(self) -> None:
        """Label the buttons in the current language."""
        say = self._language
        self.back_button.setText(say("learn.back"))
        self.forward_button.setText(say(f"learn.{self._way}"))
        self.restart_button.setText(say("learn.restart"))
        self.leave_button.setText(say("learn.leave"))
        self.back_button.setToolTip(say("learn.back.tip", keys="Alt+←"))
        self.forward_button.setToolTip(say(f"learn.{self._way}.tip", keys="Alt+→"))
        self.restart_button.setToolTip(say("learn.restart.tip"))
        self.leave_button.setToolTip(say("learn.leave.tip"))
        self._keep_width()
        # The forward button is emphasised if the step needs no move on the board.
        self.forward_button.setDefault(self._way != "skip")
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "leave_button"):
            self._keep_width()

    def _keep_width(self) -> None:
        """Make the forward button wide enough for the longest of its labels, so that its width never changes."""
        button, name = self.forward_button, self.forward_button.text()
        wide = 0
        for way in _ICONS:
            button.setText(self._language(f"learn.{way}"))
            wide = max(wide, button.sizeHint().width())
        button.setText(name)
        button.setMinimumWidth(wide)

    def _lay_out(self) -> None:
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for place, button in enumerate((self.back_button, self.forward_button, self.restart_button, self.leave_button)):
            buttons.addWidget(button, place // 2, place % 2)
        self._lay_out_with(self.badge, buttons)

    def _draw(self) -> None:
        for button, name in (
            (self.back_button, "back"),
            (self.forward_button, _ICONS[self._way]),
            (self.restart_button, "again"),
            (self.leave_button, "close"),
        ):
            button.setIcon(icon(name, self.palette()))


class Badge(QWidget):
    """A ring that is filled step by step, with the number of the step in it."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "lesson_badge")
        self.setFixedSize(_BADGE, _BADGE)
        self.number, self.length = 0, 1

    def show_progress(self, number: int, length: int) -> None:
        """Show the number of steps done, and of all steps."""
        self.number, self.length = number, max(length, 1)
        self.setAccessibleName(f"{number}/{length}")
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
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
