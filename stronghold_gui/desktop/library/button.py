"""The buttons of the library: flat, with an icon and a label; a panel's first button has the accent colour."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.library.panel import Panel, edge_ink
from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.theme import Tones, colour, tones

_SIGN: Final = 20
"""Size of the icon on a button in pixels."""
_GAP: Final = 8
_PADDING: Final = 12
"""Pixels to the left and right of icon and label."""
_AIR: Final = 14
"""Pixels above and below the label together."""
_RADIUS: Final = 6
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PanelButton(QPushButton):
    """A button on a panel. Enter and Space press it; the page handles the arrow keys.

    Attributes:
        arrow: ``(key)``: an arrow key was pressed.
    """

    arrow = Signal(object)

    def __init__(self, name: str, sign: str, *, first: bool = False) -> None:
        """Make a button.

        Args:
            name: its object name.
            sign: the name of its icon (`desktop.icons`).
            first: whether it is the most likely choice, drawn in the accent colour.
        """
        super().__init__()
        named(self, name)
        self._sign, self._first = sign, first
        self.setAutoDefault(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if first:
            font = self.font()
            font.setBold(True)
            self.setFont(font)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextSingleLine, self._words)
        height = max(44 if self._first else 38, words.height() + _AIR)
        return QSize(_SIGN + _GAP + words.width() + 2 * _PADDING, height)

    @property
    def _words(self) -> str:
        """The visible label. In the text of a button, a literal & is doubled."""
        return self.text().replace("&&", "&")

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = tones(self.palette())
        self._paint_ground(painter, tone)
        ink = tone.on_accent if self._first else tone.text
        words = self.fontMetrics().horizontalAdvance(self._words)
        x = max(_PADDING // 2, (self.width() - _SIGN - _GAP - words) // 2)
        ratio = self.devicePixelRatioF()
        sign = picture(self._sign, ink, round(_SIGN * ratio))
        painter.drawPixmap(QRectF(x, (self.height() - _SIGN) / 2, _SIGN, _SIGN), sign, QRectF(sign.rect()))
        painter.setPen(colour(ink))
        room = self.rect().adjusted(x + _SIGN + _GAP, 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self._words)
        painter.end()

    def _paint_ground(self, painter: QPainter, tone: Tones) -> None:
        """Draw the background and, with the keyboard focus, a ring."""
        ground = QColor(tone.accent if self._first else tone.base)
        if self.isDown() or self.underMouse():
            ground = ground.darker(118) if self.isDown() else ground.darker(106)
        keys = self.hasFocus()
        edge = tone.accent if keys or self._first else tone.outline if self.underMouse() else edge_ink(tone)
        painter.setPen(QPen(colour(edge), 2 if keys else 1))
        painter.setBrush(ground)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if keys and self._first:
            painter.setPen(QPen(colour(tone.on_accent), 2))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), _RADIUS - 2, _RADIUS - 2)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Repaint the panel, which shows the keyboard focus."""
        super().focusInEvent(event)
        self._tell_panel()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint the panel without the keyboard focus."""
        super().focusOutEvent(event)
        self._tell_panel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit arrow keys as a signal."""
        if event.key() in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.arrow.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def _tell_panel(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, Panel):
            around = around.parentWidget()
        if around is not None:
            around.update()
