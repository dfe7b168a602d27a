"""The viewport for scrolling widgets, created in Python."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget


def own_viewport(ground: QPalette.ColorRole = QPalette.ColorRole.NoRole) -> QWidget:
    """Return a viewport like the one that Qt makes.

    If Qt makes the viewport, PySide6 loads all widget classes to find its type: some milliseconds at the start.

    Args:
        ground: the role of its background; by default that of its parent.
    """
    viewport = QWidget()
    viewport.setBackgroundRole(ground)
    viewport.setAutoFillBackground(True)
    return viewport
