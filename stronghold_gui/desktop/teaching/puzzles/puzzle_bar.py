"""The bar of a puzzle in progress: the task, its state, and buttons for help."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from stronghold_gui.desktop.icons import icon
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.teaching.panel import TeachingPanel
from stronghold_gui.desktop.theme import colour, tones

State = Literal["open", "met", "failed", "showing", "shown"]
"""The state of a puzzle: in progress; solved; failed; showing the solution; solution shown."""

_SIGN: Final = 52
_WRITING: Final[dict[State, str]] = {"open": "?", "met": "✓", "failed": "↩", "showing": "…", "shown": "!"}
_BUTTONS: Final = {
    "hint": "info",
    "undo": "undo",
    "again": "again",
    "solution": "learn",
    "leave": "close",
    "more": "next",
}
"""The buttons in their order, with their icons."""
_BY_PICTURE: Final = ("undo", "again", "leave")
"""Buttons that have only their icon in a narrow bar."""
_WIDE: Final = 1000
"""Smallest width of a bar in pixels at which all buttons have labels."""


class PuzzleBar(TeachingPanel):
    """Shows a puzzle's task.

    Attributes:
        hint, undo, again, solution, leave, more: emitted when the button of this name was pressed.
    """

    hint = Signal()
    undo = Signal()
    again = Signal()
    solution = Signal()
    leave = Signal()
    more = Signal()

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(language, "puzzle", parent)
        self._is_narrow = False
        self.sign = Sign()
        self.buttons = {name: self._button(f"puzzle_{name}", getattr(self, name)) for name in _BUTTONS}
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, button in enumerate(self.buttons.values()):
            grid.addWidget(button, place // 3, place % 3)
        self._lay_out_with(self.sign, grid)
        self.retranslate()

    def show_words(self, words: str, state: State) -> None:
        """Show the task, or its idea once that is no longer secret."""
        self.write(words, explanation=state in ("met", "shown"))
        self.setAccessibleName(words)
        self.sign.show_state(state)
        # The likely next button is filled: the next puzzle after a solved one, another try after a failure.
        self.buttons["more"].setDefault(state == "met")
        self.buttons["again"].setDefault(state in ("failed", "shown"))

    def allow(self, **possible: bool) -> None:
        """Enable the buttons that have an effect now."""
        for name, may in possible.items():
            self.buttons[name].setEnabled(may)

    def retranslate(self) -> None:
        """Label the buttons in the current language."""
        for name, button in self.buttons.items():
            label = self._language(f"puzzle.{name}")
            button.setText("" if self._is_narrow and name in _BY_PICTURE else label)
            button.setAccessibleName(label.replace("&", ""))
            button.setToolTip(self._language(f"puzzle.{name}.tip"))
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show some buttons without labels if the texts need the room."""
        narrow = event.size().width() < _WIDE
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            self.retranslate()
        super().resizeEvent(event)

    def _draw(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon(_BUTTONS[name], self.palette()))


class Sign(QWidget):
    """A disc that shows the state by a mark and a colour."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "puzzle_sign")
        self.setFixedSize(_SIGN, _SIGN)
        self.state: State = "open"

    def show_state(self, state: State) -> None:
        """Show another state."""
        self.state = state
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        ground = {"met": tone.good, "failed": tone.warn}.get(self.state, tone.accent)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ground))
        painter.drawEllipse(QRectF(self.rect()).adjusted(4, 4, -4, -4))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.8)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(colour(tone.on_accent))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), _WRITING[self.state])
        painter.end()
