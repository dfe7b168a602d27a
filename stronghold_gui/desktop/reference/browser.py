"""The widget that shows a page of the rules, with signals for clicked links and for back and forward."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

_MARGIN: Final = 10.0
_AIR: Final = 6
"""Pixels above the requested heading."""
_INDENT: Final = 18.0
_BACK: Final = (Qt.Key.Key_Left, Qt.MouseButton.BackButton)
_FORWARD: Final = (Qt.Key.Key_Right, Qt.MouseButton.ForwardButton)


class RulesBrowser(QTextBrowser):
    """Shows one page at a time. It does not follow links itself, since pages are made on request.

    Attributes:
        followed: ``(goal)``: a link was clicked, such as ``rule:ballista`` or ``example:V-01``.
        turned: ``(pages)``: back (-1) or forward (1), by Alt with an arrow or the mouse's side buttons.
    """

    followed = Signal(str)
    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rules_page")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(_MARGIN)
        self.document().setIndentWidth(_INDENT)
        self.anchorClicked.connect(self._clicked)
        self._anchor = ""
        self._top = 0

    def show_page(self, html: str, anchor: str = "") -> None:
        """Show a page of HTML, scrolled to the heading of an anchor, or without one to its beginning."""
        self._anchor = anchor
        self.setHtml(html)
        self._go()

    def set_points(self, points: float) -> None:
        """Change the text size, and scroll to the requested heading again."""
        font = self.document().defaultFont()
        font.setPointSizeF(points)
        self.document().setDefaultFont(font)
        self._go()

    def _go(self) -> None:
        if self._anchor:
            self.scrollToAnchor(self._anchor)
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - _AIR)
        else:
            self.verticalScrollBar().setValue(0)
        self._top = self.verticalScrollBar().value()

    def _clicked(self, url: QUrl) -> None:
        self.followed.emit(url.toString())

    def event(self, event: QEvent) -> bool:
        """Handle Alt with arrows here, although they are shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _way(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for back and forward; Qt handles the rest (Tab goes from link to link, Enter follows)."""
        if way := _way(event):
            self.turned.emit(way)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go back or forward with the side buttons."""
        if event.button() in (*_BACK, *_FORWARD):
            self.turned.emit(-1 if event.button() in _BACK else 1)
        else:
            super().mouseReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the requested heading at the top, unless the user has scrolled away from it."""
        stays = self.verticalScrollBar().value() == self._top
        super().resizeEvent(event)
        if stays:
            self._go()


def _way(event: QKeyEvent) -> int:
    """Return -1 for back, 1 for forward, 0 for any other key."""
    if event.modifiers() != Qt.KeyboardModifier.AltModifier:
        return 0
    return -1 if event.key() in _BACK else 1 if event.key() in _FORWARD else 0
