"""The middle of the New game dialog: all of it where the screen has room, else what one scrolls through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QScrollArea, QWidget

from stronghold_gui.desktop.naming import named
from stronghold_gui.desktop.soon import call_soon

_LEAST = 260
"""Pixels of height that are left of it on the smallest screen."""
_STEP = 20
"""Pixels of width that are tried at a time."""


class FormArea(QScrollArea):
    """Holds the rows. What has the keys is scrolled to where it can be seen."""

    def __init__(self, form: QFormLayout) -> None:
        super().__init__(widgetResizable=True)
        named(self, "new_game_area")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._form, self._page = form, named(QWidget(), "new_game_page")
        self._page.setLayout(form)
        self._page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(self._page)
        form.setContentsMargins(0, 0, 2, 0)
        self._page.installEventFilter(self)

    def wanted(self, more: int = 0) -> int:
        """Return the height at which nothing needs to be scrolled, at the width of now or at one greater by so much."""
        if self._form.hasHeightForWidth():
            # What sentences wish for by themselves is as high as they would be in a narrow column.
            return self._form.totalHeightForWidth(self.viewport().width() + more)
        return self._form.totalSizeHint().height()

    def wider_by(self, height: int, most: int) -> int:
        """Return by how much wider it is to be, ``most`` at most, so that at a height nothing needs to be scrolled."""
        if most <= 0 or self.wanted() <= height:
            return 0
        return next((more for more in range(_STEP, most, _STEP) if self.wanted(more) <= height), most)

    def sizeHint(self) -> QSize:
        """As large as the rows are."""
        return QSize(self._form.totalSizeHint().width(), self.wanted())

    def minimumSizeHint(self) -> QSize:
        """As wide as the rows need; less high, if need be."""
        least = self._form.totalMinimumSize().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(least, min(_LEAST, self._form.totalMinimumSize().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room that the rows do not need below them: none of them is higher than what it says."""
        super().resizeEvent(event)
        self._page.setMaximumHeight(self.wanted())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the dialog when the rows need another size, and the rows when they have it."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._page.setMaximumHeight(self.wanted())
        elif watched is self._page and event.type() == QEvent.Type.Resize:
            # A form that was measured since a row became higher keeps heights it has no longer, and cuts other rows.
            call_soon(self, self._lay_out)
        return False

    def _lay_out(self) -> None:
        self._form.invalidate()
        self._form.activate()
