"""The head of a page: its title, and the buttons that lead elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel

from stronghold_gui.desktop.library.button import PanelButton
from stronghold_gui.desktop.library.panel import EDGE
from stronghold_gui.desktop.naming import named

_GAP: Final = 12


class PageHead(QBoxLayout):
    """Title and buttons beside each other, or one below the other where they have no room.

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
        """Arrange the head for a page that is so many pixels wide; no word of the title is cut."""
        metrics = self.title.fontMetrics()
        words = max((metrics.horizontalAdvance(word) for word in self.title.text().split()), default=0)
        beside = words + sum(button.sizeHint().width() + _GAP for button in self._buttons) + 2 * EDGE
        ways = QBoxLayout.Direction
        self.setDirection(ways.LeftToRight if beside <= width else ways.TopToBottom)
