"""Windows and scrolled areas that fit their screen, and dialogs that open where they were closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.soon import call_soon

if TYPE_CHECKING:
    from stronghold_gui.desktop.settings import Settings


FRAME: Final = QSize(16, 48)
"""Largest usual frame around a window in pixels; the true size is known only when the window is shown."""


def room_for(window: QWidget) -> QSize:
    """Return the largest size of a window on its screen, without its frame."""
    return window.screen().availableSize() - _frame_of(window)


def pull_in(window: QWidget) -> None:
    """Shrink a window to its screen and move it completely onto the screen, with its frame."""
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
    """Make a dialog as large as its content, limited by the screen. Qt's own limit is two thirds of the screen."""
    for area in dialog.findChildren(QScrollArea):
        # A scroll area updates its size hint only in the next turn of the event loop.
        area.updateGeometry()
    size = dialog.sizeHint().expandedTo(dialog.minimumSizeHint())
    if dialog.hasHeightForWidth():
        size.setHeight(max(size.height(), dialog.heightForWidth(size.width())))
    dialog.resize(size.expandedTo(dialog.minimumSize()).boundedTo(room_for(dialog)))


class Fitting(QObject):
    """Limits the size of a window to its screen; a dialog without an explicit size gets that of its content.

    A window that fits on its screen stays where the user puts it, even across two screens.
    """

    def __init__(self, window: QWidget) -> None:
        """Prepare a window that is not shown yet."""
        super().__init__(window)
        self._window = window
        self._limit_minimum()
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Fit the window when it is first shown, and from then on whenever the screens change."""
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
            self._limit_minimum()
            fit_content(window)
        elif window.testAttribute(Qt.WidgetAttribute.WA_Moved):
            self._fit()
        else:
            # Qt or the window system chooses the position afterwards.
            self._limit_minimum()
            window.resize(window.size().boundedTo(room_for(window)))

    def _fit(self) -> None:
        self._limit_minimum()
        pull_in(self._window)

    def _change_screen(self) -> None:
        # Later, because the window gets its size on the other screen only after this signal.
        call_soon(self, self._shrink)

    def _shrink(self) -> None:
        frame, screen = self._window.frameGeometry().size(), self._window.screen().availableSize()
        if frame != frame.boundedTo(screen):
            self._fit()

    def _limit_minimum(self) -> None:
        self._window.setMinimumSize(self._window.minimumSize().boundedTo(room_for(self._window)))


def _frame_of(window: QWidget) -> QSize:
    return FRAME.expandedTo(window.frameGeometry().size() - window.size())


_LEAST = 120
"""Largest value of the area's minimum height in pixels."""
_STEP = 20
"""Pixels of width added at each attempt."""


class ScrolledArea(QScrollArea):
    """A scroll area for a layout; it scrolls to the focus widget."""

    def __init__(self, content: QLayout, name: str) -> None:
        """Make the area; its object name, and that of the page inside, begin with ``name``."""
        super().__init__(widgetResizable=True)
        named(self, f"{name}_area")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content, self._page = content, named(QWidget(), f"{name}_page")
        self._page.setLayout(content)
        self.setWidget(self._page)
        # `setWidget` switches on the filling of the background, but a tab has another background than a window.
        self._page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._page.installEventFilter(self)

    def wanted(self, more: int = 0) -> int:
        """Return the height at which nothing needs scrolling, if the area is ``more`` pixels wider than now."""
        return self._height_for(max(self.viewport().width() + more, self._content.totalMinimumSize().width()))

    def wider_by(self, height: int, most: int) -> int:
        """Return the extra width, ``most`` at most, that makes the content fit a height without scrolling."""
        if most <= 0 or self.wanted() <= height:
            return 0
        return next((more for more in range(_STEP, most, _STEP) if self.wanted(more) <= height), most)

    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        hint = self._content.totalSizeHint()
        # Before the first layout, its width is arbitrary.
        known = self.viewport().width() if self.isVisible() else 0
        return QSize(hint.width(), self._height_for(max(hint.width(), known)))

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs, and a small height."""
        least = self._content.totalMinimumSize()
        return QSize(least.width() + self.verticalScrollBar().sizeHint().width(), min(_LEAST, least.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Limit the height of the content, so that its rows do not grow with the area."""
        super().resizeEvent(event)
        self._page.setMaximumHeight(self.wanted())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size hints when the content changes, and lay the content out again after a resize."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._page.setMaximumHeight(self.wanted())
        elif watched is self._page and event.type() == QEvent.Type.Resize:
            # A form layout keeps outdated heights after a row has grown, which would cut other rows.
            call_soon(self, self._lay_out)
        return False

    def _height_for(self, width: int) -> int:
        # The size hint of wrapped sentences assumes a narrow column and is too high.
        wraps = self._content.hasHeightForWidth()
        return self._content.totalHeightForWidth(width) if wraps else self._content.totalSizeHint().height()

    def _lay_out(self) -> None:
        self._content.invalidate()
        self._content.activate()


def keep_place(dialog: QDialog, settings: Settings) -> None:
    """Restore the geometry that a dialog of this name had when it was last closed, and store it on closing."""
    key = f"places/{dialog.objectName()}"
    if place := settings.blob(key):
        dialog.restoreGeometry(QByteArray(place))
    dialog.finished.connect(lambda _result: settings.set_blob(key, bytes(dialog.saveGeometry().data())))
