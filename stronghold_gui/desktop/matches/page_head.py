"""A page with a head: its title, and buttons that lead to other pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stronghold_gui.desktop.labels import longest_word
from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.naming import named

_GAP: Final = 12
_ROOMY: Final = 620
"""Smallest height in pixels of a page with wide margins."""


class PageHead(QBoxLayout):
    """The layout of title and buttons, beside each other or, if there is too little room, below each other.

    Attributes:
        title: the title.
    """

    def __init__(self, name: str, buttons: Sequence[PanelButton]) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self.title = named(QLabel(wordWrap=True), name)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.9)
        font.setWeight(font.Weight.DemiBold)
        self.title.setFont(font)
        self._buttons = buttons
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        for button in buttons:
            row.addWidget(button)
        self.setContentsMargins(EDGE, 0, EDGE, 0)
        self.addWidget(self.title, 1)
        self.addLayout(row)

    def arrange(self, width: int) -> None:
        """Arrange the head for a page of this width in pixels; the longest word of the title must fit."""
        words = longest_word(self.title.text(), self.title.fontMetrics())
        beside = words + sum(button.sizeHint().width() + _GAP for button in self._buttons) + 2 * EDGE
        ways = QBoxLayout.Direction
        self.setDirection(ways.LeftToRight if beside <= width else ways.TopToBottom)


class HeadedPage(QWidget):
    """A page with a head above a column, which derived pages fill.

    Attributes:
        left: emitted to return to the start page.
        back: the button that does so.
        title: the title.
        WIDEST: largest width of the column in pixels.
    """

    left = Signal()
    WIDEST: ClassVar[int]

    def __init__(self, name: str, buttons: Sequence[PanelButton], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_page")
        self.back = PanelButton(f"{name}_back", "back")
        self.back.clicked.connect(self.left)
        self._head = PageHead(f"{name}_title", (*buttons, self.back))
        self.title = self._head.title
        whole = QWidget()
        whole.setMaximumWidth(self.WIDEST)
        self._column = QVBoxLayout(whole)
        self._column.addLayout(self._head)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(whole, 64)
        row.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_column"):
            self._arrange()

    def _arrange(self) -> None:
        """Set margins and head; derived pages add the rest."""
        roomy = self.height() >= _ROOMY
        margin = 28 if roomy else 14
        self._column.setContentsMargins(margin, margin - 4, margin, margin - 4)
        self._column.setSpacing(16 if roomy else 8)
        self._head.arrange(self._width())

    def _width(self) -> int:
        """Return the width between the margins of the column in pixels."""
        return min(self.width(), self.WIDEST) - 2 * (28 if self.height() >= _ROOMY else 14)
