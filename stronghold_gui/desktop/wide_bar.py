"""Bars across the whole width of the window, below the tool bar: for the prompt, a lesson, a puzzle, a look back.

They are tool bars because Qt places these above the board and the docks.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget

from stronghold_gui.desktop.naming import named


def make_bar(name: str) -> QToolBar:
    """Return an empty bar that cannot be moved."""
    return named(QToolBar(movable=False, floatable=False), name)


def lay_bar(window: QMainWindow, bar: QToolBar, content: QWidget) -> None:
    """Add a bar with its content below the window's other bars."""
    bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
    bar.toggleViewAction().setVisible(False)
    bar.setContentsMargins(0, 0, 0, 0)
    bar.addWidget(content)
    if (edge := bar.layout()) is not None:
        edge.setContentsMargins(0, 0, 0, 0)
    window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
    window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)


def hidden_bar(window: QMainWindow, content: QWidget, name: str) -> QToolBar:
    """Return a new bar with its content, which is in the window but hidden."""
    bar = make_bar(name)
    lay_bar(window, bar, content)
    bar.hide()
    return bar
