"""Digit keys on any keyboard layout: by their character or, where digits need Shift, by their place in the top row.

A French keyboard has ``&é"'(`` there, a Czech one ``+ěščř``. Only native key codes tell the place, and each platform
has its own.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

_WINDOWS: Final = (11, *range(2, 11))
"""Scan codes of the keys 0 to 9."""
_XKB: Final = (19, *range(10, 19))
"""Key codes of X11, which Wayland has as well."""
_COCOA: Final = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)
"""Virtual keys of macOS, where there are no scan codes."""
_IGNORED: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key press, or ``None``: no key with other modifiers than Shift is a digit."""
    if event.modifiers() & ~_IGNORED:
        return None
    if _is_digit(event):
        return event.key() - Qt.Key.Key_0
    return _by_place(event) if event.modifiers() == Qt.KeyboardModifier.NoModifier else None


def shortcut_of(event: QKeyEvent) -> QKeySequence | None:
    """Return the shortcut of Ctrl and a digit that a key with another character means by its place."""
    if event.modifiers() != Qt.KeyboardModifier.ControlModifier or _is_digit(event):
        return None
    digit = _by_place(event)
    return None if digit is None else QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(Qt.Key.Key_0 + digit)))


def _is_digit(event: QKeyEvent) -> bool:
    return Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9


def _by_place(event: QKeyEvent) -> int | None:
    """Return the digit by the place of a key in the top row.

    No layout has a letter from A to Z there; X servers with other key codes send them.
    """
    key = event.key()
    if not 0 < key < Qt.Key.Key_Escape or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return None
    match QGuiApplication.platformName():
        case "cocoa":
            row, code = _COCOA, event.nativeVirtualKey()
        case "windows":
            row, code = _WINDOWS, event.nativeScanCode()
        case _:
            row, code = _XKB, event.nativeScanCode()
    return row.index(code) if code in row else None
