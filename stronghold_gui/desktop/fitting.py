"""Windows that fit their screen, also when they come to a smaller one, or the screen itself becomes smaller."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget

from stronghold_gui.desktop.soon import call_soon

FRAME: Final = QSize(16, 48)
"""What the window system's frame takes at most around a window; its true size is known only once it is shown."""


def room_for(window: QWidget) -> QSize:
    """Return how large a window may be on its screen, without its frame."""
    return window.screen().availableSize() - _frame_of(window)


def pull_in(window: QWidget) -> None:
    """Make a window no larger than its screen and move it by what lies outside, frame included."""
    screen = window.screen().availableGeometry()
    if window.isMaximized() or window.isFullScreen() or screen.contains(window.frameGeometry()):
        return
    window.resize(window.size().boundedTo(room_for(window)))
    around, whole = window.frameGeometry().topLeft(), window.size() + _frame_of(window)
    window.move(
        max(screen.left(), min(around.x(), screen.right() + 1 - whole.width())),
        max(screen.top(), min(around.y(), screen.bottom() + 1 - whole.height())),
    )


def fit_content(dialog: QWidget) -> None:
    """Make a dialog as large as what it holds, as far as the screen has room; Qt's own way takes two thirds of it."""
    for area in dialog.findChildren(QScrollArea):
        # A scroll area updates its size hint only in the next turn of the event loop.
        area.updateGeometry()
    size = dialog.sizeHint().expandedTo(dialog.minimumSizeHint())
    if dialog.hasHeightForWidth():
        size.setHeight(max(size.height(), dialog.heightForWidth(size.width())))
    dialog.resize(size.expandedTo(dialog.minimumSize()).boundedTo(room_for(dialog)))


class Fitting(QObject):
    """A limit of a window's size to its screen; a dialog without a size of its own takes that of its content.

    A window that is small enough for another screen stays where it is put, across two screens too.
    """

    def __init__(self, window: QWidget) -> None:
        """Look after a window that is not shown yet."""
        super().__init__(window)
        self._window = window
        self._bound_least()
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fit the window when it is shown for the first time, and look at the screens from then on."""
        if event.type() is QEvent.Type.Show and (handle := self._window.windowHandle()) is not None:
            self._window.removeEventFilter(self)
            self._begin()
            handle.screenChanged.connect(self._change_screen)
            for screen in QGuiApplication.screens():
                screen.availableGeometryChanged.connect(self._fit)
        return False

    def _begin(self) -> None:
        window = self._window
        if isinstance(window, QDialog) and not window.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self._bound_least()
            fit_content(window)
        elif window.testAttribute(Qt.WidgetAttribute.WA_Moved):
            self._fit()
        else:
            # Qt or the window system chooses the position afterwards.
            self._bound_least()
            window.resize(window.size().boundedTo(room_for(window)))

    def _fit(self) -> None:
        self._bound_least()
        pull_in(self._window)

    def _change_screen(self) -> None:
        # Not now: the window gets its size on the other screen after this.
        call_soon(self, self._shrink)

    def _shrink(self) -> None:
        frame, screen = self._window.frameGeometry().size(), self._window.screen().availableSize()
        if frame != frame.boundedTo(screen):
            self._fit()

    def _bound_least(self) -> None:
        self._window.setMinimumSize(self._window.minimumSize().boundedTo(room_for(self._window)))


def _frame_of(window: QWidget) -> QSize:
    return FRAME.expandedTo(window.frameGeometry().size() - window.size())
