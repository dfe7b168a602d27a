"""The splash screen while the program starts, and the files of the games' covers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QSplashScreen, QWidget

from stronghold_gui.desktop.missing_pictures import check_drawing, tell
from stronghold_gui.desktop.qt_application import make_application
from stronghold_gui.files import BadResource, MissingResource, resource
from stronghold_gui.program import PROGRAM

_SIZE: Final = QSize(420, 260)
_CREST: Final = 128
_GROUND: Final = QColor("#2b2a27")
_WORDS: Final = QColor("#f2ead8")
_POINT_SIZE: Final = 26
_PATIENCE: Final = 300
"""Milliseconds to wait until it is visible, since some systems never show a splash screen."""


class _Cover(QSplashScreen):
    """A splash screen that does not wait when it is shown."""

    def event(self, event: QEvent) -> bool:
        """Skip Qt's handling of Show, which would wait a second for a window that is not there yet."""
        if event.type() == QEvent.Type.Show:
            return QWidget.event(self, event)
        return super().event(event)


def show_cover(language: str) -> QSplashScreen:
    """Show the splash screen and return it; the caller closes it.

    Args:
        language: language of the error message if no window is possible.
    """
    application = make_application(language)
    cover = _Cover(_picture(application))
    cover.show()
    deadline = QDeadlineTimer(_PATIENCE)
    while not cover.windowHandle().isExposed() and not deadline.hasExpired():
        application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 10)
    cover.repaint()
    return cover


def _picture(application: QApplication) -> QPixmap:
    """Return the crest above the program's name, in the resolution of the screen."""
    ratio = application.devicePixelRatio()
    picture = QPixmap(_SIZE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(_GROUND)
    painter = QPainter(picture)
    icon = application.windowIcon()
    room = picture.deviceIndependentSize().toSize()
    left, top = (room.width() - _CREST) // 2, 32
    icon.paint(painter, left, top, _CREST, _CREST)
    font = QFont(application.font())
    font.setPointSize(_POINT_SIZE)
    painter.setFont(font)
    painter.setPen(_WORDS)
    below = top + _CREST
    painter.drawText(0, below, room.width(), room.height() - below, Qt.AlignmentFlag.AlignCenter, PROGRAM)
    painter.end()
    return picture


def cover_of(game: str) -> Path | None:
    """Return the file of a game's cover; None if there is none, or if it is damaged, which is reported."""
    try:
        file = resource(game) / "cover.svg"
    except MissingResource:
        return None
    try:
        check_drawing(file)
    except BadResource as fault:
        tell(fault)
        return None
    return file
