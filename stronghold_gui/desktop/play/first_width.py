"""The initial width of the docks, which follows the size of the window until the user sets a width."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMainWindow

_RESIZE, _MOVE, _FONT = QEvent.Type.Resize, QEvent.Type.MouseMove, QEvent.Type.FontChange


class FirstWidth(QObject):
    """Event filter that measures the docks after each resize or change of text size, until the user sets their width.

    Attributes:
        chosen: whether the user has set the width; then it is kept.
    """

    def __init__(self, window: QMainWindow, measure: Callable[[], None], parent: QObject) -> None:
        """Watch a window.

        Args:
            window: the window of the docks.
            measure: sets the initial width of the docks for the size of the window.
            parent: its Qt parent.
        """
        super().__init__(parent)
        self.chosen = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(measure)
        window.installEventFilter(self)

    def again(self) -> None:
        """Schedule a measurement of the docks, unless the user has chosen their width."""
        if not self.chosen:
            self._soon.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Measure again after a resize or change of font; note a drag on the window itself, which resizes the docks."""
        # The window gets 40 events per move for changed actions, so this check has to be fast.
        kind = event.type()
        if kind is _RESIZE or kind is _FONT:
            self.again()
        elif kind is _MOVE and cast("QMouseEvent", event).buttons() & Qt.MouseButton.LeftButton:
            self.chosen = True
        return False
