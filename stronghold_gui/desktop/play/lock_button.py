"""A button that carries a lock when pressing it cannot be taken back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import QToolButton

from stronghold_gui.desktop.icons import picture
from stronghold_gui.desktop.theme import tones

LOCK: Final = 17
"""Pixels that a lock takes at the right of a button."""
_SIZE: Final = 13


class LockButton(QToolButton):
    """A button of the prompt.

    Attributes:
        warning: why what it does cannot be taken back, or ``""``.
    """

    def __init__(self, *, roomy: bool = False) -> None:
        """Make a button; a ``roomy`` one always has room for the lock, so that it never grows."""
        super().__init__()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.warning = ""
        self._roomy = roomy

    def lock(self, warning: str) -> None:
        """Carry the lock, and say why to those who cannot see it; "" takes it off."""
        if warning != self.warning:
            self.warning = warning
            self.setAccessibleDescription(warning)
            if not self._roomy:
                self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Leave room for the lock."""
        hint = super().sizeHint()
        return QSize(hint.width() + LOCK, hint.height()) if self._has_room else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lock beside the label."""
        if not self._has_room:
            super().paintEvent(event)
            return
        # PySide6 loads all enumerations of a style with its class: 6 ms, for which the first picture need not wait.
        from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QStylePainter

        painter = QStylePainter(self)
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        icon, text = QIcon(option.icon), option.text
        option.icon, option.text = QIcon(), ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        # A style centres the label in the room it is given: with that of the lock, both would touch.
        option.icon, option.text, option.rect = icon, text, self._label_room()
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
        if self.warning:
            tone = tones(self.palette())
            shade = tone.warn if self.isEnabled() else tone.line
            lock = picture("lock", shade, round(_SIZE * self.devicePixelRatioF()))
            painter.drawPixmap(self.width() - LOCK - 2, (self.height() - _SIZE) // 2, _SIZE, _SIZE, lock)
        painter.end()

    @property
    def _has_room(self) -> bool:
        return bool(self.warning) or self._roomy

    def _label_room(self) -> QRect:
        from PySide6.QtWidgets import QStyle

        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, None, self)
        return self.rect().adjusted(frame, frame, -frame - LOCK, -frame)
