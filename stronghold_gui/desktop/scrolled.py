"""The middle of a dialog: all of it where the screen has room, else a part that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.soon import call_soon

_LEAST = 120
"""Pixels of height that are left of it on the smallest screen."""
_STEP = 20
"""Pixels of width that are tried at a time."""


class ScrolledArea(QScrollArea):
    """Holds a layout. What has the keys is scrolled to where it can be seen."""

    def __init__(self, content: QLayout, name: str) -> None:
        """Make the area; its name, and that of the page inside, begin with ``name``."""
        super().__init__(widgetResizable=True)
        named(self, f"{name}_area")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content, self._page = content, named(QWidget(), f"{name}_page")
        self._page.setLayout(content)
        self.setWidget(self._page)
        # Qt has the page filled when it is set; on a tab the ground is another than that of a window.
        self._page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._page.installEventFilter(self)

    def wanted(self, more: int = 0) -> int:
        """Return the height at which nothing needs to be scrolled, at the width of now or at one greater by so much."""
        return self._height_for(max(self.viewport().width() + more, self._content.totalMinimumSize().width()))

    def wider_by(self, height: int, most: int) -> int:
        """Return by how much wider it is to be, ``most`` at most, so that at a height nothing needs to be scrolled."""
        if most <= 0 or self.wanted() <= height:
            return 0
        return next((more for more in range(_STEP, most, _STEP) if self.wanted(more) <= height), most)

    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        hint = self._content.totalSizeHint()
        # Before it is laid out, it has some width that means nothing.
        known = self.viewport().width() if self.isVisible() else 0
        return QSize(hint.width(), self._height_for(max(hint.width(), known)))

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs, and a small height."""
        least = self._content.totalMinimumSize()
        return QSize(least.width() + self.verticalScrollBar().sizeHint().width(), min(_LEAST, least.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room that the content does not need below it: none of its rows is higher than what it says."""
        super().resizeEvent(event)
        self._page.setMaximumHeight(self.wanted())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the dialog when the content needs another size, and the content when it has it."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._page.setMaximumHeight(self.wanted())
        elif watched is self._page and event.type() == QEvent.Type.Resize:
            # A form that was measured since a row became higher keeps heights it has no longer, and cuts other rows.
            call_soon(self, self._lay_out)
        return False

    def _height_for(self, width: int) -> int:
        # The size hint of wrapped sentences assumes a narrow column and is too high.
        wraps = self._content.hasHeightForWidth()
        return self._content.totalHeightForWidth(width) if wraps else self._content.totalSizeHint().height()

    def _lay_out(self) -> None:
        self._content.invalidate()
        self._content.activate()
