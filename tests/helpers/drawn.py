"""Records what is written on a page of charts, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from stronghold_gui.desktop.charts.chart import Chart, Rows
from stronghold_gui.desktop.charts.page import POINTS, paint_page, places
from stronghold_gui.desktop.charts.pen import Look, Pen
from stronghold_gui.desktop.charts.plot import paint_chart
from stronghold_gui.desktop.story.told import Told
from stronghold_gui.desktop.theme import LIGHT, Tones

_DOTS = 100
"""Dots per inch, as in the window."""
SIZE = (12.0, 7.4)


class Written(NamedTuple):
    """A text on a page: where its letters are, its size in points, and whether it is bold."""

    text: str
    place: QRectF
    look: Look


class NotingPen(Pen):
    """A pen that notes what it writes."""

    def __init__(self, painter: QPainter, tones: Tones) -> None:
        super().__init__(painter, tones, _DOTS / POINTS)
        self.written: list[Written] = []

    def _letters(self, place: QPointF, text: str, look: Look) -> None:
        super()._letters(place, text, look)
        if text.strip():
            metrics = QFontMetricsF(self.font(look))
            across, high = metrics.boundingRect(text), metrics.tightBoundingRect(text)
            # Since Qt 6.12 the tight one has room for signs that are not drawn.
            box = QRectF(across.x(), high.y(), across.width(), high.height()).translated(place)
            self.written.append(Written(text, self._painter.transform().mapRect(box), look))


@dataclass(frozen=True)
class Drawn:
    """A page that was painted.

    Attributes:
        written: what is written on it.
        page: its size.
        parts: the places of its charts.
        image: the picture.
    """

    written: list[Written]
    page: QRectF
    parts: list[QRectF]
    image: QImage

    @property
    def texts(self) -> list[str]:
        """All lines."""
        return [one.text for one in self.written]

    def place(self, text: str) -> QRectF:
        """Return the place of the only line that says this."""
        (found,) = (one.place for one in self.written if one.text == text)
        return found


def drawn_page(told: Told, inches: tuple[float, float] = SIZE, *, head: bool = False, tones: Tones = LIGHT) -> Drawn:
    """Paint the charts of a story, with or without title and sentences."""
    size, rows = QSizeF(*inches) * _DOTS, told.charts(tones)
    title, sentences = (told.title, told.sentences()) if head else ("", [])
    return _drawn(size, rows, tones, title, sentences)


def drawn_chart(chart: Chart, inches: tuple[float, float] = (5.0, 2.5)) -> Drawn:
    """Paint a chart that fills a picture."""
    size = QSizeF(*inches) * _DOTS
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(LIGHT.base)
    place = QRectF(0, 0, size.width(), size.height())
    with QPainter(image) as painter:
        pen = NotingPen(painter, LIGHT)
        paint_chart(pen, place, chart)
    return Drawn(pen.written, place, [place], image)


def _drawn(size: QSizeF, rows: Rows, tones: Tones, title: str, sentences: list[str]) -> Drawn:
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        pen = NotingPen(painter, tones)
        paint_page(pen, size, rows, title, sentences)
    parts = places(size, rows, pen.unit)
    return Drawn(pen.written, QRectF(0, 0, size.width(), size.height()), parts, image)


def check_places(drawn: Drawn) -> None:
    """Check on a page without a head that every text is whole, and in the place of one chart."""
    for one in drawn.written:
        assert drawn.page.contains(one.place), one
        assert any(part.adjusted(-2, -2, 2, 2).contains(one.place) for part in drawn.parts), one
    for part in drawn.parts:
        assert any(part.contains(one.place) for one in drawn.written)


def overlapping(written: list[Written]) -> list[tuple[str, str]]:
    """Return the pairs of texts that overlap."""
    return [
        (one.text, other.text)
        for at, one in enumerate(written)
        for other in written[:at]
        if one.place.adjusted(1, 1, -1, -1).intersects(other.place)
    ]
