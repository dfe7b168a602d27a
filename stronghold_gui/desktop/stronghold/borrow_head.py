"""The line that stands over what can be borrowed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from stronghold_gui.desktop.naming import about, named
from stronghold_gui.desktop.plain import tip_of
from stronghold_gui.desktop.words import ElidedLabel

_BADGE: Final = 20


class BorrowHead(QWidget):
    """A line over what can be borrowed: the partner's badge, and what it costs."""

    def __init__(self, phase: str) -> None:
        super().__init__()
        about(named(self, f"borrow_head_{phase}"), phase)
        self.badge = QLabel()
        self.label = named(ElidedLabel(), f"borrow_head_{phase}_label")
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 6, 0)
        row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.label, 1)

    def show_words(self, words: str, tip: str, icon: QIcon) -> None:
        """Say whose card it is."""
        if words != self.label.text():
            self.label.setText(words)
            self.setToolTip(tip_of(tip))
            self.badge.setPixmap(icon.pixmap(QSize(_BADGE, _BADGE)))
