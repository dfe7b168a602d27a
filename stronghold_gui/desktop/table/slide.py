"""A way from one point of the scene to another, which slows down towards its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

SLIDE_MS: Final = 180


class Slide(QVariantAnimation):
    """Moves one thing, as often as it is needed."""

    def __init__(self, move: Callable[[QPointF], None], landed: Callable[[], None], parent: QObject) -> None:
        """Take what moves the thing, and what is to be done when it is there."""
        super().__init__(parent)
        self.setDuration(SLIDE_MS)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(move)
        self.finished.connect(landed)

    def go(self, start: QPointF, end: QPointF) -> None:
        """Move from a point to another."""
        self.setStartValue(start)
        self.setEndValue(end)
        self.start()

    @property
    def going(self) -> bool:
        """Whether it is on its way."""
        return self.state() == QVariantAnimation.State.Running
