"""A button with a lock if its action cannot be undone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter, QToolButton

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.theme import tones

LOCK: Final = 17
"""Width of a lock at the right of a button in pixels."""
_SIZE: Final = 13


class LockButton(QToolButton):
    """A button of the prompt.

    Attributes:
        warning: the reason why its action cannot be undone, or ``""``.
    """

    def __init__(self, *, roomy: bool = False) -> None:
        """Make a button; a ``roomy`` one always reserves space for the lock, so that its width never changes."""
        super().__init__()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.warning = ""
        self._roomy = roomy

    def lock(self, warning: str) -> None:
        """Show the lock, and set its reason for screen readers; "" removes it."""
        if warning != self.warning:
            self.warning = warning
            self.setAccessibleDescription(warning)
            if not self._roomy:
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + LOCK, hint.height()) if self._has_room else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lock beside the label."""
        # The style puts a label with an icon at the left, beside the room for the lock, but centres other labels.
        if self.icon().isNull() and self._has_room:
            self._paint_label()
        else:
            super().paintEvent(event)
        if self.warning:
            tone = tones(self.palette())
            shade = tone.warn if self.isEnabled() else tone.line
            lock = picture("lock", shade, round(_SIZE * self.devicePixelRatioF()))
            painter = QPainter(self)
            painter.drawPixmap(self.width() - LOCK - 2, (self.height() - _SIZE) // 2, _SIZE, _SIZE, lock)
            painter.end()

    def _paint_label(self) -> None:
        """Draw the button with its label centred in the space beside the lock."""
        painter = QStylePainter(self)
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        text = option.text
        option.text = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, None, self)
        option.text, option.rect = text, self.rect().adjusted(frame, frame, -frame - LOCK, -frame)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
        painter.end()

    @property
    def _has_room(self) -> bool:
        return bool(self.warning) or self._roomy
