"""The visible and readable contents of a window once all its timers and animations have finished."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.table.picture import BoardPicture
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.desks import page_of
from tests.desktop.games.reading import Read, everything
from tests.helpers.resting import rest


def seen(window: MainWindow) -> tuple[QImage, list[Read]]:
    """Return every pixel of the window, and every word, put aside or not."""
    for name in window.docking.docks:
        page_of(window, name)
    window.docking.refresh_all()
    rest_with_board(window)
    window.setFocus()
    QApplication.processEvents()
    return window.grab().toImage(), sorted(set(everything(window, hidden=True)))


def rest_with_board(window: MainWindow) -> None:
    """Bring a window to rest; also wait for the board picture, which is drawn in the background."""
    rest(window)
    for picture in window.findChildren(BoardPicture):
        picture.wait()
    rest(window)
