"""A stack of pages that needs only as much room as the page that is shown."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class PageStack(QStackedWidget):
    """A stack sized by its current page; QStackedWidget is never smaller than its largest page."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _page: self.updateGeometry())

    def sizeHint(self) -> QSize:
        """Return the current page's size hint."""
        page = self.currentWidget()
        return page.sizeHint() if page is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the current page's minimum size."""
        page = self.currentWidget()
        return page.minimumSizeHint().expandedTo(page.minimumSize()) if page is not None else super().minimumSizeHint()
