"""Keyboards of several layouts: what their top row sends, as the window system reports it, with native codes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

ROWS: Final = {
    "azerty": "à&é\"'(-è_ç",
    "czech": "é+ěščřžýáí",
    "bepo": '*"«»()@+-/',
    "qwerty": "0123456789",
    "qwertz": "0123456789",
}
"""What the keys 0 to 9 of the top row give without Shift."""
SHIFTED: Final = {**dict.fromkeys(ROWS, "0123456789"), "qwerty": ")!@#$%^&*(", "qwertz": '=!"§$%&/()'}
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_NONE: Final = Qt.KeyboardModifier.NoModifier
_SHIFT_CODE: Final = 50


def key_event(
    text: str, *, scan: int = 0, virtual: int = 0, modifiers: Qt.KeyboardModifier = _NONE,
    kind: QEvent.Type = QEvent.Type.KeyPress, key: int | None = None
) -> QKeyEvent:  # fmt: skip
    """Return what a key with a character and native codes sends."""
    return QKeyEvent(kind, ord(text.upper()) if key is None else key, modifiers, scan, virtual, 0, text)


def digit_event(
    layout: str, digit: int, modifiers: Qt.KeyboardModifier = _NONE, kind: QEvent.Type = QEvent.Type.KeyPress
) -> QKeyEvent:
    """Return what the key of a digit sends on X11 and Wayland."""
    text = (SHIFTED if modifiers == _SHIFT else ROWS)[layout][digit]
    return key_event(text, scan=(digit or 10) + 9, modifiers=modifiers, kind=kind)


class Keyboard:
    """A keyboard at a window: keys go to the widget in focus."""

    def __init__(self, layout: str, window: QWidget) -> None:
        self._layout, self._window = layout, window

    def digits(self, *digits: int) -> None:
        """Strike keys of the top row without Shift."""
        for digit in digits:
            self._strike(digit)

    def digit_with_shift(self, digit: int) -> None:
        """Strike a key of the top row; Shift stays down."""
        self.shift_down()
        self._strike(digit, _SHIFT)

    def digit_with_ctrl(self, digit: int) -> None:
        """Strike a key of the top row with Ctrl."""
        self._strike(digit, Qt.KeyboardModifier.ControlModifier)

    def shift_down(self) -> None:
        """Press Shift, and hold it down."""
        self._send(_shift(QEvent.Type.KeyPress, _SHIFT))

    def shift_up(self) -> None:
        """Let go of Shift."""
        self._send(_shift(QEvent.Type.KeyRelease, _NONE))

    def _strike(self, digit: int, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            self._send(digit_event(self._layout, digit, modifiers, kind))

    def _send(self, event: QKeyEvent) -> None:
        QCoreApplication.sendEvent(QApplication.focusWidget() or self._window, event)
        QApplication.processEvents()


def _shift(kind: QEvent.Type, modifiers: Qt.KeyboardModifier) -> QKeyEvent:
    return key_event("", scan=_SHIFT_CODE, modifiers=modifiers, kind=kind, key=Qt.Key.Key_Shift.value)
