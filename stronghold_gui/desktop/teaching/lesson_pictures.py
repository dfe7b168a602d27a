"""The pictures in the list of lessons: the table at the beginning of each, drawn one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.save import BadFileError
from stronghold_gui.desktop.teaching.lesson_list import PICTURE

_PAUSE: Final = 160
"""Milliseconds between two pictures, so that the window can handle input."""


class LessonPictures(QObject):
    """Draws the pictures of a list one after another; each takes 0.2 seconds.

    Attributes:
        drawn: emitted when another picture is ready.
        pictures: the pictures that are ready, by the number of the lesson, from 0.
    """

    drawn = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.pictures: dict[int, QPixmap] = {}
        self._wanted: list[int] = []
        self._draw: Callable[[int, int], QImage] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._draw_next)

    def begin(self, number: int, draw: Callable[[int, int], QImage]) -> None:
        """Draw the pictures of a number of lessons from now on, while the page is visible.

        Args:
            number: number of lessons.
            draw: returns the table at the beginning of a lesson, from its number and a width in pixels.
        """
        self.pictures.clear()
        self._wanted, self._draw = list(range(number)), draw
        if self._page.isVisible():
            self.go_on()

    def go_on(self) -> None:
        """Draw the remaining pictures."""
        if self._wanted:
            self._timer.start()

    def pause(self) -> None:
        """Pause drawing."""
        self._timer.stop()

    def _draw_next(self) -> None:
        assert self._draw is not None
        number, ratio = self._wanted.pop(0), self._page.devicePixelRatioF()
        try:
            image = self._draw(number, round(PICTURE.width() * 2 * ratio))
        except BadFileError:
            # The file has vanished since the list was made; that is reported when the user begins the lesson.
            image = QImage()
        if not image.isNull():
            picture = QPixmap.fromImage(_filling(image, PICTURE * ratio))
            picture.setDevicePixelRatio(ratio)
            self.pictures[number] = picture
            self.drawn.emit()
        self.go_on()


def _filling(image: QImage, size: QSize) -> QImage:
    """Return the middle of a picture, scaled to fill a size."""
    how = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    scaled = image.scaled(size, *how)
    middle = QRect(QPoint(), size)
    middle.moveCenter(scaled.rect().center())
    return scaled.copy(middle)
