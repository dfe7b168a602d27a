"""The first picture: the window with its board and docks, painted before the rules and the match are loaded.

Whoever starts the program with a match sees at once where everything will lie; the pieces, the prompt and what is in
the docks follow as soon as they are there. Nothing moves then, because the board is the real one and the bars and docks
around it stand already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, Qt, QTimer

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header
    from stronghold_gui.desktop.window import MainWindow

_PATIENCE: Final = 1000
"""Milliseconds to wait for a painting: a window that begins minimised is not painted at all."""


def paint_table(window: MainWindow, header: Header) -> bool:
    """Show the window with an empty table and wait until that is painted.

    What is clicked or typed meanwhile waits for its answer until the match is there: Qt keeps it.

    Args:
        window: not shown yet.
        header: of the match; no more of it is known than which game it is, and perhaps by how many.

    Returns:
        Whether the window still stands; it may have been closed.
    """
    window.show_table(header)
    loop = QEventLoop()
    # Queued: when the loop ends, the picture is on the screen.
    painted = window.tabletop.view.painted.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    patience = QTimer(singleShot=True, interval=_PATIENCE)
    patience.timeout.connect(loop.quit)
    patience.start()
    window.show()
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    window.tabletop.view.painted.disconnect(painted)
    return window.isVisible()
