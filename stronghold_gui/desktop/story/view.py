"""The charts of a story on the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from stronghold_gui.desktop.charts.page import POINTS, least_height, paint_page
from stronghold_gui.desktop.charts.pen import Pen
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.desktop.theme import tones

_DOTS: Final = 100
"""Smallest number of pixels per inch of the charts on the screen."""
_DOTS_OF_TEXT: Final = 7.5
"""Pixels per inch of the charts, for each pixel of the window's letters, so that both have texts of the same size."""


class ChartsView(QWidget):
    """The charts of a story, side by side or, in a narrow window, below each other.

    Attributes:
        told: the story whose charts are painted.
    """

    def __init__(self, told: Told) -> None:
        super().__init__()
        self.setObjectName("story_charts")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_story(told)

    @property
    def dots(self) -> float:
        """The pixels per inch of the charts in the text size of the window."""
        return max(_DOTS, _DOTS_OF_TEXT * self.fontInfo().pixelSize())

    def show_story(self, told: Told) -> None:
        """Show another story, or the same one in another language."""
        self.told = told
        # Screen readers cannot read a chart, so they get the sentences.
        self.setAccessibleName(told.title)
        self.setAccessibleDescription(" ".join(told.sentences()))
        self._fit()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = tones(self.palette())
        with QPainter(self) as painter:
            paint_page(Pen(painter, colours, self.dots / POINTS), QSizeF(self.size()), self.told.charts(colours))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the minimum height for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Set the minimum height for the new text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        rows = self.told.charts(tones(self.palette()))
        self.setMinimumHeight(round(least_height(rows, self.width(), self.dots / POINTS)))
