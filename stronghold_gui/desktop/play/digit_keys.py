"""Digit keys of a window that work like shortcuts: with any focus but that of a text field."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from shiboken6 import isValid

from stronghold_gui.desktop.digits import digit_of, shortcut_of


class DigitKeys(QObject):
    """A filter that hands digit keys to the match before the focus widget gets them.

    It is installed on the focus widget alone: on the application it would run for every event, and a shortcut does not
    know the place of a key.
    """

    def __init__(self, window: QWidget, typed: Callable[[QKeyEvent], bool]) -> None:
        """Watch a window.

        Args:
            window: the window.
            typed: handles the press of a digit key; returns whether it had an effect.
        """
        super().__init__(window)
        self._window, self._typed = window, typed
        self._application().focusChanged.connect(self._watch)
        self._watch(None, QApplication.focusWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks: keep this event of the widget in focus from it?"""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if digit_of(event):
            return not _is_written_in(watched) and self._typed(event)
        return self._trigger(event)

    def _trigger(self, event: QKeyEvent) -> bool:
        """Trigger the action whose shortcut is Ctrl and the digit of a key that has another character."""
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
