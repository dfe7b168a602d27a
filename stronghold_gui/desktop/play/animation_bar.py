"""The bar over the board during an animation: a heading, the last event, and controls to hurry or wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.table.acts import Beat
from stronghold_gui.desktop.table.animation_queue import AnimationQueue
from stronghold_gui.desktop.theme import colour, tones

_WIDEST: Final = 560
_SHARE: Final = 0.78
_EDGE: Final = 8


class AnimationBar(QFrame):
    """A bar at the lower edge of the board's view, where an assault has the fewest events.

    Only its buttons accept the mouse: a click on its text goes to the board behind, since the bar may have appeared
    under the pointer.

    Attributes:
        title, line: its texts.
        buttons: the container of its buttons.
    """

    def __init__(self, queue: AnimationQueue, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("animation_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._queue, self._view = queue, view
        self.title = named(QLabel(wordWrap=True), "animation_title")
        bold = self.font()
        bold.setBold(True)
        self.title.setFont(bold)
        self.line = named(QLabel(wordWrap=True), "animation_line")
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout(self)
        self._words.setSpacing(1)
        self._words.addWidget(self.title)
        self._words.addWidget(self.line, 1)
        self.buttons = named(QWidget(view), "animation_buttons")
        self.buttons.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._row = QHBoxLayout(self.buttons)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._hide_all()
        queue.beat.connect(self._announce)
        queue.said.connect(self._say)
        queue.ended.connect(self._hide_all)
        view.installEventFilter(self)

    def use(self, actions: Sequence[QAction]) -> None:
        """Add a button for each of these actions."""
        for action in actions:
            button = named(QToolButton(autoRaise=True), f"animation_{action.objectName()}")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setDefaultAction(action)
            button.setIconSize(QSize(20, 20))
            self._row.addWidget(button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the view."""
        if watched is self._view and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        tone = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(tone.accent), 2))
        painter.setBrush(colour(tone.raised))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _announce(self, beat: Beat) -> None:
        """Show the heading of a beat; a beat without a heading keeps the one before, if any."""
        if beat.title or self.isHidden():
            self.title.setText(beat.title)
            self.title.setVisible(bool(beat.title))
        if beat.title or beat.line_at:
            self.line.clear()
        self._place()
        if self.isHidden() and (beat.title or beat.line):
            for part in (self, self.buttons):
                part.show()
                part.raise_()

    def _say(self, line: str) -> None:
        self.line.setText(line)
        self._place()

    def _hide_all(self) -> None:
        self.hide()
        self.buttons.hide()

    def _place(self) -> None:
        """Place the bar at the lower edge of the view; without text it is as wide as its buttons."""
        width = min(_WIDEST, round(self._view.width() * _SHARE))
        left, room = (self._view.width() - width) // 2, self.buttons.sizeHint()
        head = self.title.heightForWidth(width - room.width() - 30)
        height = head + 2 * self.line.fontMetrics().lineSpacing() + 16
        top = self._view.height() - height - _EDGE
        beside = left + width - room.width() - 8
        if not self.title.text() and not self.line.text():
            left = beside - 8
        self.setGeometry(left, top, beside + room.width() + 8 - left, height)
        self._words.setContentsMargins(14, 6, room.width() + 16, 6)
        self.buttons.setGeometry(beside, top + (height - room.height()) // 2, room.width(), room.height())
