"""Digit keys as shortcuts on any keyboard layout: by their character or by their place in the top row.

A French keyboard has ``&é"'(`` there, a Czech one ``+ěščř``. Only native key codes identify the place, and each
platform has its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from shiboken6 import isValid

_WINDOWS: Final = (11, *range(2, 11))
"""Scan codes of the keys 0 to 9."""
_XKB: Final = (19, *range(10, 19))
"""Key codes of X11, which Wayland has as well."""
_COCOA: Final = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)
"""Virtual keys of macOS, where there are no scan codes."""
_IGNORED: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key press; ``None`` for other keys and with modifiers other than Shift."""
    if event.modifiers() & ~_IGNORED:
        return None
    if _is_digit(event):
        return event.key() - Qt.Key.Key_0
    return _by_place(event) if event.modifiers() == Qt.KeyboardModifier.NoModifier else None


def shortcut_of(event: QKeyEvent) -> QKeySequence | None:
    """Return the shortcut "Ctrl with a digit" for a key that is at the place of the digit but has another character.

    Return None for all other keys.
    """
    if event.modifiers() != Qt.KeyboardModifier.ControlModifier or _is_digit(event):
        return None
    digit = _by_place(event)
    return None if digit is None else QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(Qt.Key.Key_0 + digit)))


def _is_digit(event: QKeyEvent) -> bool:
    return Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9


def _by_place(event: QKeyEvent) -> int | None:
    """Return the digit by the place of a key in the top row, or None.

    A letter from A to Z at such a code means that the X server uses other key codes.
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


class DigitKeys(QObject):
    """An event filter that passes digit keys to the match before the focus widget gets them.

    It is installed only on the focus widget: on the application it would run for every event. A `QShortcut` would not
    do, since it does not know the place of a key.
    """

    def __init__(self, window: QWidget, typed: Callable[[QKeyEvent], bool]) -> None:
        """Install the filter for a window.

        Args:
            window: the window.
            typed: handles the press of a digit key; returns whether it had an effect.
        """
        super().__init__(window)
        self._window, self._typed = window, typed
        self._application().focusChanged.connect(self._watch)
        self._watch(None, QApplication.focusWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass digit keys of the focus widget to the match; return whether the event is consumed."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if digit_of(event):
            return not _is_written_in(watched) and self._typed(event)
        return self._trigger(event)

    def _trigger(self, event: QKeyEvent) -> bool:
        """Trigger the action of the shortcut that `shortcut_of` finds; return whether there was one."""
        keys = shortcut_of(event)
        for action in self._window.findChildren(QAction) if keys is not None else ():
            if keys in action.shortcuts() and action.isEnabled():
                action.trigger()
                return True
        return False

    @staticmethod
    def _application() -> QApplication:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application

    def _watch(self, before: QWidget | None, now: QWidget | None) -> None:
        """Move the filter to the new focus widget; without one, keys go to the window itself."""
        if not isValid(self._window):
            # Qt moves the focus out of a floating dock while it deletes the window.
            return
        (before if before is not None else self._window).removeEventFilter(self)
        if now is None:
            self._window.installEventFilter(self)
        elif _is_of(now, self._window):
            now.installEventFilter(self)


def _is_of(widget: QWidget, window: QWidget) -> bool:
    """Return whether a widget is in a window or in one of its floating docks, not in a dialog."""
    while widget is not window:
        parent = widget.parentWidget()
        if parent is None or (widget.isWindow() and not isinstance(widget, QDockWidget)):
            return False
        widget = parent
    return True


def _is_written_in(widget: QObject) -> bool:
    return isinstance(widget, QWidget) and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
